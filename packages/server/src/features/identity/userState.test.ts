import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, failure, held, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { sessionsPage } from './sessionQueries.ts';
import { signIn } from './signIn.ts';
import { updateUser } from './userCommands.ts';
import { userById } from './userQueries.ts';
import { endSession, lockUser, logoutUser, resetPasswordUser, unlockUser } from './userState.ts';

let site: TestSite;
let admin: Awaited<ReturnType<typeof openUsers>>['admin'];
let doctor: Awaited<ReturnType<typeof openUsers>>['doctor'];
let administrator: Awaited<ReturnType<typeof openUsers>>['administrator'];
let room: Awaited<ReturnType<typeof openUsers>>['room'];
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, doctor, administrator, room, make } = await openUsers(site));
});
afterAll(() => site.close());

const me = '{ myInfo { username due } }';

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
      url: '/api/catalogue/NhanVien/template.xlsx',
      headers: { 'access-token': token },
    });
    expect([routes.statusCode, routes.json().code]).toEqual([403, 'PASSWORD_MUST_CHANGE']);
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
    // who does not know the password learns nothing of the account
    expect(await codeOf(signIn(admin, { username: user.username, password: 'sai' }))).toBe(
      'WRONG_CREDENTIALS',
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
    for (const act of [
      () => lockUser(admin, own, 'lý do'),
      () => logoutUser(admin, own),
      () => resetPasswordUser(admin, own),
    ])
      expect(await codeOf(act())).toBe('NOT_ON_YOURSELF');
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
});
