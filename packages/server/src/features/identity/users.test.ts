import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { createAccount } from './commands.ts';
import { sessionsPage } from './sessionQueries.ts';
import { signIn } from './signIn.ts';
import { createUser, updateUser } from './userCommands.ts';
import { staffForUser, userById, usersPage } from './userQueries.ts';
import { endSession, lockUser, logoutUser, resetPasswordUser, unlockUser } from './userState.ts';

let site: TestSite;
let admin: Ctx;
let doctor: string;
let administrator: string;
let room: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  doctor = await site.id('auth.profile', 'DOCTOR');
  administrator = await site.id('auth.profile', 'ADMINISTRATOR');
  room = await site.id('auth.node', 'PK01');
});
afterAll(() => site.close());

let staffCount = 0;
/** A member of staff without an account. */
async function newStaff(name = 'Lý Thử Nghiệm', state = { TamNgung: false }): Promise<string> {
  staffCount += 1;
  const id = crypto.randomUUID();
  await site.database.pool.query(
    `insert into main.nhan_vien (id, ma_nhan_vien, ten_nhan_vien, chuc_vu_id, tam_ngung, search_key)
     select $1, $2, $3, (select id from main.dm_chuc_vu limit 1), $4, lower($2)`,
    [id, `THU${staffCount}`, name, state.TamNgung],
  );
  return id;
}

const held = (profile_Id: string, ...node_Ids: string[]) => ({ profile_Id, node_Ids });
const make = async (profile = doctor, name?: string) =>
  createUser(admin, { NhanVien_Id: await newStaff(name), profiles: [held(profile, room)] });

async function failure(act: Promise<unknown>): Promise<{ code: string; issues: unknown }> {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('it was not refused');
  return { code: error.code, issues: error.details['issues'] };
}
const codeOf = async (act: Promise<unknown>) => (await failure(act)).code;
const me = '{ myInfo { username due } }';

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

describe('a password for one use', () => {
  it('opens nothing but its own change, and everything afterwards', async () => {
    const { user, password } = await make();
    const { token } = await signIn(admin, { username: user.username, password });
    const ask = async (query: string, service = 'auth', variables = {}) =>
      site.graphql(service, query, variables, token);
    expect((await ask(me)).data.myInfo).toEqual({ username: user.username, due: 'PASSWORD' });
    for (const [service, query] of [
      ['auth', '{ getNodes { _id } }'],
      ['main', '{ getSetting { _id } }'],
      ['main', 'mutation { updateSettingType(type: "his", input: {}) { _id } }'],
    ] as const)
      expect((await ask(query, service)).errors?.[0]?.extensions.code).toBe('PASSWORD_MUST_CHANGE');
    const routes = await (await site.app()).app.inject({
      method: 'GET',
      url: '/api/catalogues/NhanVien/template',
      headers: { 'access-token': token },
    });
    expect(routes.statusCode).not.toBe(200);
    const change =
      'mutation C($input: ChangePasswordInput!, $id: ID!) { changePassword(input: $input, idUser: $id) }';
    const to = (newPassword: string) => ({ id: user._id, input: { currentPassword: password, newPassword } });
    expect((await ask(change, 'auth', to(password))).errors?.[0]?.extensions.code).toBe('PASSWORD_SAME');
    expect((await ask(change, 'auth', to('mật khẩu của tôi'))).data.changePassword).toBe(true);
    expect((await ask('{ getNodes { _id } }')).data.getNodes.length).toBeGreaterThan(0);
    expect(await codeOf(signIn(admin, { username: user.username, password }))).toBe('WRONG_CREDENTIALS');
  });

  it('comes again with a reset, which ends the sessions and opens what wrong passwords locked', async () => {
    const { user, password } = await make();
    const { token } = await signIn(admin, { username: user.username, password });
    for (let i = 0; i < 5; i++) await codeOf(signIn(admin, { username: user.username, password: 'sai' }));
    expect(await codeOf(signIn(admin, { username: user.username, password }))).toBe('ACCOUNT_LOCKED');
    const again = await resetPasswordUser(admin, user._id);
    expect((await site.graphql('auth', me, {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { token: next } = await signIn(admin, { username: user.username, password: again.password });
    expect((await site.graphql('auth', me, {}, next)).data.myInfo.due).toBe('PASSWORD');
    expect(await codeOf(signIn(admin, { username: user.username, password }))).toBe('WRONG_CREDENTIALS');
  });
});

describe('locking', () => {
  it('ends every session at once, refuses the sign-in, and is taken back', async () => {
    const { user, password } = await make();
    const { token } = await signIn(admin, { username: user.username, password });
    const locked = await lockUser(admin, user._id, '  Nghỉ việc ');
    expect(locked).toMatchObject({ isLocked: true, lockReason: 'Nghỉ việc', openSessions: 0 });
    expect((await site.graphql('auth', me, {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await codeOf(signIn(admin, { username: user.username, password }))).toBe(
      'ACCOUNT_LOCKED_BY_ADMINISTRATOR',
    );
    expect(await codeOf(lockUser(admin, user._id, 'lần nữa'))).toBe('STATE_CHANGED');
    expect((await unlockUser(admin, user._id)).isLocked).toBe(false);
    expect(await codeOf(unlockUser(admin, user._id))).toBe('STATE_CHANGED');
    expect((await signIn(admin, { username: user.username, password })).userId).toBe(user._id);
  });

  it('wants a reason and an account', async () => {
    const { user } = await make();
    expect((await failure(lockUser(admin, user._id, ' '))).issues).toEqual([
      { path: 'reason', code: 'REQUIRED' },
    ]);
    expect(await codeOf(lockUser(admin, user._id, 'x'.repeat(501)))).toBe('BAD_INPUT');
    expect(await codeOf(lockUser(admin, crypto.randomUUID(), 'lý do'))).toBe('NOT_FOUND');
  });
});

describe('oneself and the last administrator', () => {
  it('nobody locks, signs out, resets or strips the own account', async () => {
    const own = admin.user?._id ?? '';
    for (const act of [lockUser(admin, own, 'lý do'), logoutUser(admin, own), resetPasswordUser(admin, own)])
      expect(await codeOf(act)).toBe('NOT_ON_YOURSELF');
    const { version } = await userById(admin, own);
    expect(await codeOf(updateUser(admin, own, version, { profiles: [held(doctor)] }))).toBe(
      'NOT_ON_YOURSELF',
    );
    expect(await codeOf(endSession(admin, admin.user?.sessionId ?? ''))).toBe('NOT_ON_YOURSELF');
    expect((await userById(admin, own)).isAdministrator).toBe(true);
  });

  it('two administrators cannot lock each other together', async () => {
    const { user } = await make(administrator);
    const other = await site.ctx(user.username);
    const acts = await Promise.allSettled([
      lockUser(admin, user._id, 'một'),
      lockUser({ ...other, user: { ...other.user, due: null } as Ctx['user'] }, admin.user?._id ?? '', 'hai'),
    ]);
    expect(acts.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = acts.find((one) => one.status === 'rejected');
    expect(refused?.reason.code).toBe('LAST_ADMINISTRATOR');
    // whoever was quicker: both work on
    await site.database.pool.query('update auth.account set is_locked = false, lock_reason = null');
    await site.database.pool.query('update auth.session set revoked_at = null where account_id = any($1)', [
      [user._id, admin.user?._id],
    ]);
  });

  it('one administrator takes the administration of another away while one is left', async () => {
    const { user } = await make(administrator);
    const after = await updateUser(admin, user._id, user.version, { profiles: [held(doctor, room)] });
    expect(after).toMatchObject({ isAdministrator: false, version: user.version + 1 });
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
});

describe('sessions', () => {
  it('tell who, where and with what, and end one by one or all', async () => {
    const { user, password } = await make();
    const from = { ...admin, ip: '10.1.2.3', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' };
    const tokens = [];
    for (let i = 0; i < 3; i++)
      tokens.push((await signIn(from, { username: user.username, password })).token);
    await site.graphql('auth', me, {}, tokens[0]);
    const open = () => sessionsPage(admin, { page: 1, limit: 10 }, { idUser: user._id });
    const page = await open();
    expect(page.totalRows).toBe(3);
    expect(page.data.find((one) => one.node)?.node?._id).toBe(room);
    expect(page.data[0]).toMatchObject({
      ip: '10.1.2.3',
      userAgent: from.userAgent,
      isOpen: true,
      isCurrent: false,
    });
    const id = page.data[0]?._id ?? '';
    await endSession(admin, id);
    expect(await codeOf(endSession(admin, id))).toBe('NOT_FOUND');
    expect((await open()).totalRows).toBe(2);
    expect(await logoutUser(admin, user._id)).toBe(2);
    expect((await open()).totalRows).toBe(0);
    const ended = await sessionsPage(admin, { page: 1, limit: 10 }, { idUser: user._id, ended: true });
    expect(ended.totalRows).toBe(3);
    for (const token of tokens)
      expect((await site.graphql('auth', me, {}, token)).errors?.[0]?.extensions.code).toBe(
        'UNAUTHENTICATED',
      );
  });

  it('leave an account without staff, made at the command line, in the list', async () => {
    await createAccount(admin, {
      username: 'khong.nhan.vien',
      password: 'sen-2026',
      NhanVien_Id: null,
      profileIds: [doctor],
    });
    const [found] = (await usersPage(admin, { page: 1, limit: 5 }, { keyword: 'khong.nhan' })).data;
    expect(found).toMatchObject({ username: 'khong.nhan.vien', employee: null });
  });
});
