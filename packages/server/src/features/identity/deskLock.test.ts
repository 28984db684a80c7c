import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, failure, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { ownDeskPin, setDeskPin, unlockDesk } from './deskLock.ts';
import { resetPasswordUser } from './userState.ts';

let site: TestSite;
let admin: Ctx;
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, make } = await openUsers(site));
});
afterAll(() => site.close());

const pin = '8305';

/** A person whose password is chosen, in a session that sees the time that is given. */
async function newPerson({ withPin = true } = {}) {
  const { user, password } = await make();
  await site.database.pool.query('update auth.account set must_change_password = false where id = $1', [
    user._id,
  ]);
  const ctx = await site.ctx(user.username);
  if (withPin) await setDeskPin(ctx, { pin, currentPassword: password });
  return { ctx, user, password };
}
const later = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + minutes * 60_000),
});
/** The same account in another session of its own. */
const elsewhere = (ctx: Ctx): Ctx => ({
  ...ctx,
  user: ctx.user && { ...ctx.user, sessionId: crypto.randomUUID() },
});
const byPin = (ctx: Ctx, given: string) => unlockDesk(ctx, { pin: given, password: null });
const byPassword = (ctx: Ctx, given: string) => unlockDesk(ctx, { pin: null, password: given });
/** What each of the tries says: 'open' or why not. */
async function tries(ctx: Ctx, ...given: string[]) {
  const said: string[] = [];
  for (const one of given)
    said.push(
      await byPin(ctx, one).then(
        () => 'open',
        (error: { code: string }) => error.code,
      ),
    );
  return said;
}

describe('a PIN', () => {
  it('is set and taken away by who knows the password, each in the log without the digits', async () => {
    const { ctx, user, password } = await newPerson({ withPin: false });
    expect(await ownDeskPin(ctx)).toEqual({ isSet: false, isAccepted: false });
    expect(await failure(setDeskPin(ctx, { pin, currentPassword: 'sai' }))).toMatchObject({
      code: 'PASSWORD_INCORRECT',
      issues: [{ path: 'currentPassword', code: 'PASSWORD_INCORRECT' }],
    });
    expect(await setDeskPin(ctx, { pin, currentPassword: password })).toEqual({
      isSet: true,
      isAccepted: true,
    });
    expect(await setDeskPin(ctx, { pin: null, currentPassword: password })).toEqual({
      isSet: false,
      isAccepted: false,
    });
    const { rows } = await site.database.pool.query(
      `select after from main.audit where entity = 'account' and entity_id = $1 and after ? 'pin' order by at, id`,
      [user._id],
    );
    expect(rows).toEqual([{ after: { pin: 'changed' } }, { after: { pin: null } }]);
  });

  it('is kept as a hash', async () => {
    const { user } = await newPerson();
    const { rows } = await site.database.pool.query('select pin_hash from auth.account where id = $1', [
      user._id,
    ]);
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
  });

  it('is none that is guessed early, nor made of the birth date of its owner', async () => {
    const { ctx, user, password } = await newPerson({ withPin: false });
    await site.database.pool.query(
      `update main.nhan_vien set ngay_sinh = '1987-11-24'
       where id = (select nhan_vien_id from auth.account where id = $1)`,
      [user._id],
    );
    for (const [refused, code] of [
      ['12', 'PIN_NOT_DIGITS'],
      ['1234', 'PIN_COMMON'],
      ['1987', 'PIN_PERSONAL'],
      ['2411', 'PIN_PERSONAL'],
    ] as const)
      expect(await failure(setDeskPin(ctx, { pin: refused, currentPassword: password }))).toMatchObject({
        code,
        issues: [{ path: 'pin', code }],
      });
    expect(await ownDeskPin(ctx)).toMatchObject({ isSet: false });
  });

  it('goes when an administrator gives the account a password', async () => {
    const { ctx, user } = await newPerson();
    await resetPasswordUser(admin, user._id);
    expect(await ownDeskPin(ctx)).toEqual({ isSet: false, isAccepted: false });
  });
});

describe('a covered screen', () => {
  it.each([
    ['by the PIN', [pin], ['open']],
    [
      'by the PIN after four wrong ones, again and again',
      ['1', '2', '3', '4', pin, '5', '6', '7', '8', pin],
      [...Array(4).fill('PIN_INCORRECT'), 'open', ...Array(4).fill('PIN_INCORRECT'), 'open'],
    ],
    [
      'no longer by the PIN after five wrong ones',
      ['1', '2', '3', '4', '5', pin, pin],
      [...Array(4).fill('PIN_INCORRECT'), 'PIN_USED_UP', 'PIN_USED_UP', 'PIN_USED_UP'],
    ],
  ])('opens %s', async (_name, given, said) => {
    const { ctx } = await newPerson();
    expect(await tries(ctx, ...given)).toEqual(said);
  });

  it('takes five of many PINs that are sent at once', async () => {
    const { ctx } = await newPerson();
    const said = await Promise.all(Array.from({ length: 20 }, (_, at) => codeOf(byPin(ctx, `${at}`))));
    expect(said.filter((one) => one === 'PIN_INCORRECT')).toHaveLength(4);
    expect(said.filter((one) => one === 'PIN_USED_UP' || one === 'TOO_MANY_REQUESTS')).toHaveLength(16);
  });

  it('opens by the password then, after which the PIN counts again', async () => {
    const { ctx, password } = await newPerson();
    await tries(ctx, '1', '2', '3', '4', '5');
    expect(await ownDeskPin(ctx)).toEqual({ isSet: true, isAccepted: false });
    expect(await byPassword(ctx, password)).toBe(true);
    expect(await ownDeskPin(ctx)).toEqual({ isSet: true, isAccepted: true });
    expect(await byPin(ctx, pin)).toBe(true);
  });

  it('of another session of the same person goes on with the PIN', async () => {
    const { ctx } = await newPerson();
    await tries(ctx, '1', '2', '3', '4', '5');
    expect(await byPin(elsewhere(ctx), pin)).toBe(true);
    expect(await tries(ctx, pin)).toEqual(['PIN_USED_UP']);
  });

  it('waits after five wrong passwords, as any question for the password does', async () => {
    const { ctx, password } = await newPerson();
    for (let at = 0; at < 5; at++)
      expect(await codeOf(byPassword(ctx, `sai ${at}`))).toBe('PASSWORD_INCORRECT');
    expect(await codeOf(byPassword(ctx, password))).toBe('PASSWORD_WAIT');
    expect(await byPassword(later(ctx, 15), password)).toBe(true);
  });

  it('opens by the password alone where there is no PIN', async () => {
    const { ctx, password } = await newPerson({ withPin: false });
    expect(await codeOf(byPin(ctx, pin))).toBe('PIN_INCORRECT');
    expect(await byPassword(ctx, password)).toBe(true);
  });

  it('is not opened by the PIN or the password of somebody else', async () => {
    const other = await newPerson();
    const { ctx } = await newPerson({ withPin: false });
    expect(await codeOf(byPin(ctx, pin))).toBe('PIN_INCORRECT');
    expect(await codeOf(byPassword(ctx, other.password))).toBe('PASSWORD_INCORRECT');
  });

  it('wants one of the two', async () => {
    const { ctx, password } = await newPerson();
    expect(await codeOf(unlockDesk(ctx, { pin: null, password: null }))).toBe('BAD_INPUT');
    expect(await codeOf(unlockDesk(ctx, { pin, password }))).toBe('BAD_INPUT');
  });
});

it('a request checks one PIN, and none without a session', async () => {
  const { app } = await site.app();
  const query = 'mutation { unlockDesk(pin: "8305") }';
  const codes = async (times: number, headers: Record<string, string>) => {
    const payload = Array.from({ length: times }, () => ({ query }));
    const answer = await app.inject({ method: 'POST', url: '/graphql/auth', headers, payload });
    const all = answer.json<Array<{ errors?: Array<{ extensions: { code: string } }> }>>();
    return all.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code)).sort();
  };
  expect(await codes(3, { 'access-token': await site.token('bsnoi1') })).toEqual([
    'PIN_INCORRECT',
    'SIGN_IN_ONCE',
    'SIGN_IN_ONCE',
  ]);
  expect(await codes(1, {})).toEqual(['UNAUTHENTICATED']);
});
