import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openUsers } from '../../../test/newUsers.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { addressOf, countAttempt } from './attempts.ts';
import { signIn } from './signIn.ts';
import { userById } from './userQueries.ts';
import { unlockUser } from './userState.ts';

let site: TestSite;
let admin: Ctx;
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, make } = await openUsers(site));
});
afterAll(() => site.close());

const base = new Date('2026-03-04T09:00:00+07:00').getTime();
let addresses = 0;
/** An address that nobody has come from. */
const anywhere = () => `10.20.${Math.floor(++addresses / 250)}.${addresses % 250}`;

/** A browser at an address; it keeps the token that a sign-in gives it. */
function browserAt(ip: string, minutes = 0) {
  const kept: { token: string | null } = { token: null };
  const ctx = (later = minutes): Ctx => ({
    ...admin,
    user: null,
    ip,
    now: () => new Date(base + later * 60_000),
    device: {
      companion: null,
      token: kept.token,
      keep: (token) => {
        kept.token = token;
      },
    },
  });
  const attempt = (username: string, password: string, later = minutes) =>
    signIn(ctx(later), { username, password }).then(
      () => 'in',
      (error: { code: string; details: { minutes?: number } }) =>
        error.details?.minutes ? `${error.code} ${error.details.minutes}` : error.code,
    );
  return { ctx, attempt, kept };
}
async function wrong(times: number, browser: ReturnType<typeof browserAt>, username: string, minutes = 0) {
  for (let at = 0; at < times; at++) await browser.attempt(username, `sai ${at}`, minutes);
}

describe('wrong passwords about an account', () => {
  it('make the address wait that they came from, and no other one', async () => {
    const { user, password } = await make();
    const guesser = browserAt(anywhere());
    await wrong(5, guesser, user.username);
    expect(await guesser.attempt(user.username, password)).toBe('ACCOUNT_LOCKED 15');
    expect((await userById(admin, user._id)).lockedUntil).not.toBeUndefined();
    expect(await browserAt(anywhere()).attempt(user.username, password)).toBe('in');
  });

  it('make it wait longer each time, up to eight hours, and are forgotten after a day or a right one', async () => {
    const { user, password } = await make();
    const guesser = browserAt(anywhere());
    await wrong(5, guesser, user.username);
    const waits = [];
    let minutes = 0;
    for (const wait of [15, 30, 60, 120, 240, 480, 480]) {
      minutes += wait;
      expect(await guesser.attempt(user.username, 'sai', minutes)).toBe('WRONG_CREDENTIALS');
      waits.push(await guesser.attempt(user.username, password, minutes));
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 480, 480].map((wait) => `ACCOUNT_LOCKED ${wait}`));
    const later = minutes + 24 * 60;
    expect(await guesser.attempt(user.username, 'sai', later)).toBe('WRONG_CREDENTIALS');
    expect(await guesser.attempt(user.username, password, later)).toBe('in');
  });

  it('count before they are made: of many at once no more than five are', async () => {
    const { user } = await make();
    const guesser = browserAt(anywhere());
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, at) => guesser.attempt(user.username, `sai ${at}`)),
    );
    expect(all.filter((one) => one === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(all.filter((one) => /^(ACCOUNT_LOCKED|TOO_MANY_REQUESTS)/.test(one))).toHaveLength(25);
    expect(await guesser.attempt(user.username, 'sai')).toBe('ACCOUNT_LOCKED 15');
  });

  it('let a browser go on that the account has signed in with, which waits for its own alone', async () => {
    const { user, password } = await make();
    const ip = anywhere();
    const owner = browserAt(ip);
    expect(await owner.attempt(user.username, password)).toBe('in');
    expect(owner.kept.token).toMatch(/^[\w-]{43}$/);
    await wrong(5, browserAt(ip), user.username);
    expect(await browserAt(ip).attempt(user.username, password)).toBe('ACCOUNT_LOCKED 15');
    expect(await owner.attempt(user.username, password)).toBe('in');
    await wrong(5, owner, user.username);
    expect(await owner.attempt(user.username, password)).toBe('ACCOUNT_LOCKED 15');
    expect(await browserAt(anywhere()).attempt(user.username, password)).toBe('in');
  });

  it('let somebody in at a browser of this site where they never were, while others guess from its address', async () => {
    const [first, second] = [await make(), await make()];
    const ip = anywhere();
    const desk = browserAt(ip);
    expect(await desk.attempt(first.user.username, first.password)).toBe('in');
    await wrong(5, browserAt(ip), second.user.username);
    const here = { scope: 'address', of: [addressOf(desk.ctx())] } as const;
    for (let at = 0; at < 100; at++) await countAttempt(desk.ctx(), here);
    expect(await browserAt(ip).attempt(second.user.username, second.password)).toBe('ACCOUNT_LOCKED 15');
    expect(await desk.attempt(second.user.username, second.password)).toBe('in');
    // its own guesses about somebody count
    const third = await make();
    await wrong(5, desk, third.user.username);
    expect(await desk.attempt(third.user.username, third.password)).toBe('ACCOUNT_LOCKED 15');
  });

  it('are not what ten right sign-ins at once are: they are sessions or try again', async () => {
    const { user, password } = await make();
    const [stranger, owner] = [browserAt(anywhere()), browserAt(anywhere())];
    expect(await owner.attempt(user.username, password)).toBe('in');
    for (const browser of [stranger, owner]) {
      const all = await Promise.all(
        Array.from({ length: 10 }, () => browser.attempt(user.username, password)),
      );
      expect(all.filter((one) => one !== 'in' && one !== 'TOO_MANY_REQUESTS')).toEqual([]);
      expect(all.filter((one) => one === 'in').length).toBeGreaterThanOrEqual(5);
      expect(await browser.attempt(user.username, password)).toBe('in');
    }
    expect((await userById(admin, user._id)).lockedUntil).toBeNull();
  });

  it('count for a token that was never given as those of a stranger', async () => {
    const { user, password } = await make();
    const ip = anywhere();
    await wrong(5, browserAt(ip), user.username);
    const liar = browserAt(ip);
    liar.kept.token = 'x'.repeat(43);
    expect(await liar.attempt(user.username, password)).toBe('ACCOUNT_LOCKED 15');
    const shared = browserAt(anywhere());
    shared.kept.token = 'x'.repeat(43);
    expect(await shared.attempt(user.username, password)).toBe('in');
    expect(shared.kept.token).not.toBe('x'.repeat(43));
  });

  it('are forgotten when an administrator unlocks the account', async () => {
    const { user, password } = await make();
    const guesser = browserAt(anywhere());
    await wrong(5, guesser, user.username);
    // the wait lies in the past of the administrator's clock
    await unlockUser({ ...admin, now: () => new Date(base) }, user._id);
    expect(await guesser.attempt(user.username, password)).toBe('in');
  });
});

describe('guesses from everywhere', () => {
  it('about one account make strangers wait, and nobody who comes from where it has worked', async () => {
    const { user, password } = await make();
    const home = anywhere();
    expect(await browserAt(home).attempt(user.username, password)).toBe('in');
    const about = { scope: 'account', of: [user.username], account_Id: user._id } as const;
    for (let at = 0; at < 100; at++) await countAttempt(browserAt(home).ctx(), about);
    expect(await browserAt(anywhere()).attempt(user.username, password)).toBe('TOO_MANY_REQUESTS');
    expect(await browserAt(home).attempt(user.username, password)).toBe('in');
  });

  it('of one address about many accounts make that address wait', async () => {
    const { user, password } = await make();
    const guesser = browserAt(anywhere());
    const here = { scope: 'address', of: [addressOf(guesser.ctx())] } as const;
    for (let at = 0; at < 100; at++) await countAttempt(guesser.ctx(), here);
    expect(await guesser.attempt(user.username, password)).toBe('TOO_MANY_REQUESTS');
    expect(await guesser.attempt(user.username, password, 15)).toBe('in');
  });
});

describe('a name that nobody has', () => {
  it('is answered, counted, logged and made to wait as a wrong password is, by as many statements', async () => {
    const { user } = await make();
    const known = browserAt(anywhere());
    const unknown = browserAt(anywhere());
    for (let at = 0; at < 4; at++) {
      const said: string[] = [];
      const ask = (browser: typeof known, name: string) => async () =>
        said.push(await browser.attempt(name, `sai ${at}`));
      const costs = [
        await site.countQueries(ask(known, user.username)),
        await site.countQueries(ask(unknown, 'khong.co.ai')),
      ];
      expect(said).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS']);
      expect(costs[0]).toBe(costs[1]);
    }
    await wrong(1, unknown, 'khong.co.ai');
    expect(await unknown.attempt('khong.co.ai', 'sai')).toBe('ACCOUNT_LOCKED 15');
    const { rows } = await site.database.pool.query(
      `select entity_id, after from main.audit where action = 'LOGIN' and ip = $1`,
      [unknown.ctx().ip],
    );
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toContain('khong.co.ai');
    const kept = await site.database.pool.query('select a::text as row from auth.attempt a');
    expect(JSON.stringify(kept.rows)).not.toContain('khong.co.ai');
  });
});

const login = (name: string) => `${name}: login(info: { username: "quantri", password: "sai" }) { token }`;
async function post(payload: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const { app } = await site.app();
  return app.inject({
    method: 'POST',
    url: '/graphql/auth',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
}

describe('a request', () => {
  it('holds one sign-in, as a batch and by aliases', async () => {
    const codes = (answers: GraphQLAnswer[]) =>
      answers.flatMap((answer) => answer.errors?.map((error) => error.extensions.code) ?? []).sort();
    const ip = anywhere();
    const from = { 'x-forwarded-for': ip };
    const batch = await post(Array(3).fill({ query: `{ ${login('a')} }` }), from);
    expect(codes(batch.json())).toEqual(['SIGN_IN_ONCE', 'SIGN_IN_ONCE', 'WRONG_CREDENTIALS']);
    const aliases = await post({ query: `{ ${login('a')} ${login('b')} ${login('c')} }` }, from);
    expect(codes([aliases.json()])).toContain('SIGN_IN_ONCE');
    // the one that was made may end after the answer, which the first refusal decides
    const made = async () =>
      (await site.database.pool.query(`select 1 from main.audit where action = 'LOGIN' and ip = $1`, [ip]))
        .rowCount;
    await expect.poll(made).toBe(2);
  });

  it('gets the cookie of a known device, which no script reads, over HTTPS for HTTPS alone', async () => {
    const { user, password } = await make();
    const query = `{ login(info: { username: "${user.username}", password: "${password}" }) { userId } }`;
    const plain = await post({ query }, { 'x-forwarded-for': anywhere() });
    const known = (answer: Awaited<ReturnType<typeof post>>) =>
      [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('sen_device='));
    expect(known(plain)).toMatch(
      /^sen_device=[\w-]{43}; Max-Age=15552000; Path=\/graphql; HttpOnly; SameSite=Strict$/,
    );
    const secure = await post({ query }, { 'x-forwarded-for': anywhere(), 'x-forwarded-proto': 'https' });
    expect(known(secure)).toMatch(/; Secure/);
    const [cookie = ''] = known(plain)?.split(';') ?? [];
    const again = await post({ query }, { cookie });
    expect(known(again)).toContain(cookie);
    const { rows } = await site.database.pool.query('select token_hash from auth.known_device');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('counts by its own address where no trusted proxy stands before it', async () => {
    const { user, password } = await make();
    const query = `{ login(info: { username: "${user.username}", password: "${password}" }) { userId } }`;
    await post({ query }, { 'x-forwarded-for': '10.66.0.1' }, '203.0.113.7');
    const { rows } = await site.database.pool.query('select ip from auth.session where account_id = $1', [
      user._id,
    ]);
    expect(rows).toEqual([{ ip: '203.0.113.7' }]);
  });
});

describe('the current password', () => {
  const change =
    'mutation C($input: ChangePasswordInput!, $id: ID!) { changePassword(input: $input, idUser: $id) }';
  it('may be wrong five times in a session, which waits then; another session goes on', async () => {
    const { user, password } = await make();
    const tokens = [];
    for (let at = 0; at < 2; at++)
      tokens.push((await signIn(browserAt(anywhere()).ctx(), { username: user.username, password })).token);
    // the sessions began in the past of this clock
    await site.database.pool.query(`update auth.session set expires_at = now() + interval '1 hour'`);
    const attempt = async (token: string | undefined, currentPassword: string) => {
      const input = { currentPassword, newPassword: 'quạ đen đậu cành sen' };
      const answer = await site.graphql('auth', change, { id: user._id, input }, token);
      return answer.errors?.[0]?.extensions;
    };
    for (let at = 0; at < 5; at++)
      expect((await attempt(tokens[0], `sai ${at}`))?.code).toBe('PASSWORD_INCORRECT');
    expect(await attempt(tokens[0], password)).toMatchObject({
      code: 'PASSWORD_WAIT',
      details: { minutes: 15, issues: [{ path: 'currentPassword', code: 'PASSWORD_WAIT' }] },
    });
    expect(await codeOfSession(tokens[1])).toBeUndefined();
    expect(await attempt(tokens[1], password)).toBeUndefined();
  });

  const codeOfSession = async (token: string | undefined) =>
    (await site.graphql('auth', '{ myInfo { _id } }', {}, token)).errors?.[0]?.extensions.code;
});

it('is refused when too many wait for an answer, which does not count as a failure', async () => {
  const { user } = await make();
  const ip = anywhere();
  const others = Array.from({ length: 40 }, (_, at) => browserAt(ip).attempt(`ai do ${at}`, 'sai'));
  const said = await Promise.all(others);
  expect(said.filter((one) => one === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(0);
  expect(await codeOf(signIn(browserAt(ip).ctx(), { username: user.username, password: 'sai' }))).toBe(
    'WRONG_CREDENTIALS',
  );
});
