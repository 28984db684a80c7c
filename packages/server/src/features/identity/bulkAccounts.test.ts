import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, held, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createUsers } from './bulkAccounts.ts';
import { signIn } from './signIn.ts';
import { staffWithoutAccount } from './staffQueries.ts';

let site: TestSite;
let admin: Awaited<ReturnType<typeof openUsers>>['admin'];
let doctor: Awaited<ReturnType<typeof openUsers>>['doctor'];
let room: Awaited<ReturnType<typeof openUsers>>['room'];
let newStaff: Awaited<ReturnType<typeof openUsers>>['newStaff'];
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, doctor, room, newStaff, make } = await openUsers(site));
});
afterAll(() => site.close());

const all = async (statement: string, values: unknown[] = []) =>
  (await site.database.pool.query(statement, values)).rows;
const counted = async () => Number((await all('select count(*) as n from auth.account'))[0]?.n);
const account = (NhanVien_Id: string, username?: string) => ({
  NhanVien_Id,
  username: username ?? null,
  profiles: [held(doctor, room)],
});
const request = () => crypto.randomUUID();

it('lists staff without an account with names that differ, in one statement', async () => {
  const ids = [await newStaff('Phan Văn Trùng'), await newStaff('Phạm Vũ Trùng')];
  const suspended = await newStaff('Nghỉ Việc', { TamNgung: true });
  const { user } = await make();
  const listed = await staffWithoutAccount(admin);
  expect(ids.map((id) => listed.find((one) => one._id === id)?.proposedUsername)).toEqual([
    'trungpv',
    'trungpv2',
  ]);
  const shown = listed.map((one) => one._id);
  expect(shown).not.toContain(suspended);
  expect(shown).not.toContain(user.employee?._id);
  expect(await site.countQueries(() => staffWithoutAccount(admin))).toBe(1);
});

it('makes them all, logs each one without a secret, and tells the screens once', async () => {
  const ids = [await newStaff('Lê Thị Một'), await newStaff('Lê Thị Một'), await newStaff('Lê Thị Ba')];
  const id = request();
  const made = await createUsers(
    admin,
    ids.map((one, at) => account(one, at === 2 ? ' Ba.Le ' : undefined)),
    id,
  );
  expect(made.map((one) => one.user.username)).toEqual(['motlt', 'motlt2', 'ba.le']);
  expect(made[0]?.user).toMatchObject({
    mustChangePassword: true,
    defaultProfile_Id: doctor,
    profiles: [{ profile: { _id: doctor }, nodes: [{ _id: room }] }],
  });
  const { token } = await signIn(admin, { username: 'ba.le', password: made[2]?.password ?? '' });
  expect((await site.graphql('auth', '{ myInfo { due } }', {}, token)).data.myInfo.due).toBe('PASSWORD');
  const log = await all(
    `select after::text from main.audit where entity = 'account' and action = 'CREATE' and entity_id = any($1)`,
    [made.map((one) => one.user._id)],
  );
  expect(log).toHaveLength(3);
  const kept = JSON.stringify([
    log,
    await all('select answer from main.client_request where id = $1', [id]),
    await all(`select data from main.event where module = 'TaiKhoan'`),
  ]);
  for (const { password } of made) expect(kept).not.toContain(password);
  expect(kept).not.toContain('argon2');
});

it('says what is wrong by row and field, and makes none of them', async () => {
  const { user } = await make();
  const before = await counted();
  const fresh = [await newStaff(), await newStaff(), await newStaff()];
  const refused = await failure(
    createUsers(
      admin,
      [
        account(fresh[0] ?? '', 'ten.moi'),
        account(fresh[0] ?? '', 'ten.khac'),
        account(fresh[1] ?? '', 'ten.moi'),
        account(user.employee?._id ?? '', 'a b'),
        { ...account(fresh[2] ?? '', 'quantri'), profiles: [] },
      ],
      request(),
    ),
  );
  expect(refused.issues).toEqual([
    { path: 'taiKhoan.1.NhanVien_Id', code: 'DUPLICATE' },
    { path: 'taiKhoan.3.NhanVien_Id', code: 'STAFF_HAS_ACCOUNT', details: { username: user.username } },
    { path: 'taiKhoan.2.username', code: 'USERNAME_TAKEN', details: { username: 'ten.moi' } },
    { path: 'taiKhoan.3.username', code: 'USERNAME_NOT_VALID' },
    { path: 'taiKhoan.4.username', code: 'USERNAME_TAKEN', details: { username: 'quantri' } },
    { path: 'taiKhoan.4.profiles', code: 'REQUIRED' },
  ]);
  expect(await counted()).toBe(before);
  expect((await failure(createUsers(admin, [], request()))).issues).toEqual([
    { path: 'taiKhoan', code: 'REQUIRED' },
  ]);
});

it('of two who make accounts for the same staff at once one does, and the other hears who has which', async () => {
  const staff = [await newStaff(), await newStaff()];
  const before = await counted();
  const act = (ids: string[], name: string) =>
    createUsers(
      admin,
      ids.map((id, at) => account(id, `${name}${at}`)),
      request(),
    );
  const both = await Promise.allSettled([act(staff, 'truoc'), act([...staff].reverse(), 'sau')]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  const lost = both.find((one) => one.status === 'rejected');
  expect(lost?.reason.details.issues.map((one: { code: string }) => one.code)).toEqual([
    'STAFF_HAS_ACCOUNT',
    'STAFF_HAS_ACCOUNT',
  ]);
  expect(await counted()).toBe(before + 2);
});

it('of two who take the same name at once for others one does, and nothing of the other one stays', async () => {
  const staff = [await newStaff(), await newStaff(), await newStaff()];
  const before = await counted();
  const both = await Promise.allSettled([
    createUsers(admin, [account(staff[0] ?? '', 'cung.ten')], request()),
    createUsers(admin, [account(staff[1] ?? '', 'rieng'), account(staff[2] ?? '', 'cung.ten')], request()),
  ]);
  const lost = both.find((one) => one.status === 'rejected');
  expect(lost?.reason.details.issues).toMatchObject([{ code: 'USERNAME_TAKEN' }]);
  const won = both[0]?.status === 'fulfilled' ? 1 : 2;
  expect(await counted()).toBe(before + won);
});

it('a repeat after a lost answer makes nothing, and gives those not used yet passwords that hold', async () => {
  const accounts = [account(await newStaff(), 'lap.mot'), account(await newStaff(), 'lap.hai')];
  const id = request();
  const first = await createUsers(admin, accounts, id);
  const before = await counted();
  await signIn(admin, { username: 'lap.hai', password: first[1]?.password ?? '' });
  const again = await createUsers(admin, accounts, id);
  expect(await counted()).toBe(before);
  expect(again.map((one) => one.user.username)).toEqual(['lap.mot']);
  expect(again[0]?.password).not.toBe(first[0]?.password);
  await signIn(admin, { username: 'lap.mot', password: again[0]?.password ?? '' });
});

it('is refused to who may not administer the system', async () => {
  const token = await site.token('tiepdon');
  const staff = await newStaff();
  for (const query of [
    '{ staffWithoutAccount { _id } }',
    '{ takenUsernames(usernames: ["quantri"]) }',
    `mutation { createUsers(requestId: "${request()}", taiKhoan: [{ NhanVien_Id: "${staff}", profiles: [] }]) { password } }`,
  ])
    expect((await site.graphql('auth', query, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('two hundred at once leave the server free for others', async () => {
  const accounts = [];
  for (let at = 0; at < 200; at++) accounts.push(account(await newStaff(`Nguyễn Văn Đông ${at}`)));
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const begun = performance.now();
  const made = await createUsers(admin, accounts, request());
  const took = performance.now() - begun;
  clearInterval(beat);
  expect(new Set(made.map((one) => one.user.username)).size).toBe(200);
  // hashing them on this thread would hold it as long as the act takes
  expect({ longest, took, free: longest < took / 2 }).toMatchObject({ free: true });
});
