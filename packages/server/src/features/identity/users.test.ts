import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, held, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createAccount } from './commands.ts';
import { sessionsPage } from './sessionQueries.ts';
import { createUser, updateUser } from './userCommands.ts';
import { staffForUser, userById, usersPage } from './userQueries.ts';
import { lockUser } from './userState.ts';

let site: TestSite;
let admin: Awaited<ReturnType<typeof openUsers>>['admin'];
let doctor: Awaited<ReturnType<typeof openUsers>>['doctor'];
let administrator: Awaited<ReturnType<typeof openUsers>>['administrator'];
let room: Awaited<ReturnType<typeof openUsers>>['room'];
let newStaff: Awaited<ReturnType<typeof openUsers>>['newStaff'];
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, doctor, administrator, room, newStaff, make } = await openUsers(site));
});
afterAll(() => site.close());

describe('making an account', () => {
  it('proposes a free name, gives a password for one use and logs it without a hash', async () => {
    const first = await make(doctor, 'Trần Văn Thử');
    const second = await make(doctor, 'Trần Vũ Thử');
    expect([first.user.username, second.user.username]).toEqual(['thutv', 'thutv2']);
    expect(first.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(first.user).toMatchObject({
      mustChangePassword: true,
      lastSignInAt: null,
      profiles: [{ profile: { _id: doctor }, nodes: [{ _id: room }] }],
      defaultProfile_Id: doctor,
    });
    const { rows } = await site.database.pool.query(
      `select username, after::text from main.audit where entity = 'account' and action = 'CREATE' and entity_id = $1`,
      [first.user._id],
    );
    expect(rows[0]).toMatchObject({ username: 'quantri' });
    expect(rows[0].after).toContain('thutv');
    expect(rows[0].after).not.toMatch(/argon2|password/i);
  });

  it('refuses staff that has an account, is suspended or unknown, at the field', async () => {
    const { user } = await make();
    const linked = user.employee?._id ?? '';
    const profiles = [held(doctor)];
    expect((await failure(createUser(admin, { NhanVien_Id: linked, profiles }))).issues).toEqual([
      { path: 'NhanVien_Id', code: 'STAFF_HAS_ACCOUNT', details: { username: user.username } },
    ]);
    const suspended = await newStaff('Nghỉ Việc', { TamNgung: true });
    for (const NhanVien_Id of [suspended, crypto.randomUUID()])
      expect((await failure(createUser(admin, { NhanVien_Id, profiles }))).issues).toEqual([
        { path: 'NhanVien_Id', code: 'NOT_IN_LIST' },
      ]);
  });

  it('refuses a name that is taken or not one, whatever its case', async () => {
    const NhanVien_Id = await newStaff();
    const profiles = [held(doctor)];
    const withName = (username: string) => failure(createUser(admin, { NhanVien_Id, username, profiles }));
    expect((await withName(' QuanTri ')).issues).toMatchObject([
      { path: 'username', code: 'USERNAME_TAKEN' },
    ]);
    for (const name of ['đức', 'a', "x'; drop table auth.account", 'a'.repeat(3000)])
      expect((await withName(name)).issues).toEqual([{ path: 'username', code: 'USERNAME_NOT_VALID' }]);
  });

  it('refuses no profile, one twice, and profiles and places that are not there', async () => {
    const NhanVien_Id = await newStaff();
    const issues = async (profiles: ReturnType<typeof held>[], defaultProfile_Id?: string) =>
      (
        await failure(
          createUser(admin, { NhanVien_Id, profiles, defaultProfile_Id: defaultProfile_Id ?? null }),
        )
      ).issues;
    const nobody = crypto.randomUUID();
    expect(await issues([])).toEqual([{ path: 'profiles', code: 'REQUIRED' }]);
    expect(await issues([held(doctor), held(doctor)])).toEqual([
      { path: 'profiles.1.profile_Id', code: 'DUPLICATE' },
    ]);
    expect(await issues([held(nobody)])).toEqual([{ path: 'profiles.0.profile_Id', code: 'NOT_IN_LIST' }]);
    expect(await issues([held(doctor, nobody)])).toEqual([
      { path: 'profiles.0.node_Ids', code: 'NOT_IN_LIST' },
    ]);
    expect(await issues([held(doctor)], administrator)).toEqual([
      { path: 'defaultProfile_Id', code: 'NOT_IN_LIST' },
    ]);
  });

  it('gives one member of staff one account when two make it together', async () => {
    const NhanVien_Id = await newStaff();
    const both = await Promise.allSettled(
      ['mot.nguoi', 'hai.nguoi'].map((username) =>
        createUser(admin, { NhanVien_Id, username, profiles: [held(doctor)] }),
      ),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('changing profiles', () => {
  it('holds at once for a session that is kept in memory', async () => {
    const cached = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
    try {
      const boss = await cached.ctx('quantri');
      const token = await cached.token('bsnoi1');
      const permissions = async () =>
        (await cached.graphql('auth', '{ myInfo { _id permissions } }', {}, token)).data.myInfo;
      const before = await permissions();
      expect(before.permissions).toContain('KHAM_BENH');
      const cashier = await cached.id('auth.profile', 'CASHIER');
      const { version } = await userById(boss, before._id);
      await updateUser(boss, before._id, version, { profiles: [held(cashier)] });
      expect((await permissions()).permissions).not.toContain('KHAM_BENH');
    } finally {
      await cached.close();
    }
  });

  it('answers the current account when somebody else was first', async () => {
    const { user } = await make();
    await updateUser(admin, user._id, user.version, { profiles: [held(doctor)] });
    const late = updateUser(admin, user._id, user.version, { profiles: [held(administrator)] });
    const error = await late.catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'CONFLICT',
      details: {
        current: { version: user.version + 1, profiles: [{ profile: { _id: doctor }, nodes: [] }] },
      },
    });
  });
});

describe('lists', () => {
  it('find by name without accents, by profile and by kind, in one statement', async () => {
    const { user } = await make(administrator);
    const find = (input: Parameters<typeof usersPage>[2]) => usersPage(admin, { page: 1, limit: 50 }, input);
    const names = async (input: Parameters<typeof usersPage>[2]) =>
      (await find(input)).data.map((one) => one.username);
    expect(await names({ keyword: 'trần minh đức' })).toEqual(['bsnoi1']);
    expect(await names({ keyword: 'BSNOI1' })).toEqual(['bsnoi1']);
    expect(await names({ keyword: '%' })).toEqual([]);
    expect(await names({ profile_Id: administrator })).toContain(user.username);
    expect(await names({ profile_Id: administrator })).not.toContain('bsnoi1');
    expect(await names({ filter: 'NEVER_SIGNED_IN' })).toContain(user.username);
    expect(await names({ filter: 'ONLINE' })).toContain('quantri');
    await lockUser(admin, user._id, 'thử');
    expect(await names({ filter: 'LOCKED' })).toEqual([user.username]);
    const all = await find({});
    expect(all.counts).toMatchObject({ ALL: all.totalRows, LOCKED: 1 });
    expect(await site.countQueries(() => find({ keyword: 'bs' }))).toBe(1);
    expect(await site.countQueries(() => sessionsPage(admin, { page: 1, limit: 50 }, {}))).toBe(1);
    expect(await site.countQueries(() => staffForUser(admin, 'duc'))).toBe(1);
  });

  it('count all that fit on every page, also beyond the last', async () => {
    const page = (number: number) => usersPage(admin, { page: number, limit: 2 }, {});
    const [first, second, beyond] = [await page(1), await page(2), await page(1000)];
    expect(first.data).toHaveLength(2);
    expect(second.data[0]?.username).not.toBe(first.data[0]?.username);
    expect(beyond).toMatchObject({ data: [], totalRows: first.totalRows });
  });

  it('show staff with the account each one has', async () => {
    const [found] = await staffForUser(admin, 'Tran Minh Duc');
    expect(found).toMatchObject({ TenNhanVien: 'Trần Minh Đức', username: 'bsnoi1' });
  });

  it('show an account without staff, made at the command line', async () => {
    await createAccount(admin, {
      username: 'khong.nhan.vien',
      password: 'quạ đen đậu cành sen',
      NhanVien_Id: null,
      profileIds: [doctor],
    });
    const [found] = (await usersPage(admin, { page: 1, limit: 5 }, { keyword: 'khong.nhan' })).data;
    expect(found).toMatchObject({ username: 'khong.nhan.vien', employee: null });
  });
});
