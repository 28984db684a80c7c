import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '../../../test/rawSocket.ts';
import { socketAddress } from '../../../test/socket.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let base: string;
let socketUrl: string;
beforeAll(async () => {
  // kept sessions are those of one browser too
  site = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
  const running = await site.app();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  socketUrl = socketAddress(running);
  base = socketUrl.replace('ws://', 'http://').replace('/graphql/main', '');
});
afterAll(() => site.close());

type Headers = Record<string, string>;

/** Signs an account in, in a browser that has some cookies already. */
async function signIn(username: string, headers: Headers = {}) {
  const query = `{ login(info: { username: "${username}", password: "sen-2026" }) { token } }`;
  const answer = await post('auth', query, headers);
  const { data } = (await answer.json()) as { data: { login: { token: string } } }; // the API's shape
  const given = answer.headers.getSetCookie().find((one) => one.includes('sen_companion')) ?? '';
  return { token: data.login.token, given, cookie: given.split(';')[0] ?? '' };
}

function post(service: string, query: string, headers: Headers): Promise<Response> {
  return fetch(`${base}/graphql/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
}

type Errors = { errors?: Array<{ extensions: { code: string } }> };

/** What each kind of door says to a token and cookies. */
const doors = {
  GraphQL: async (token: string, headers: Headers) => {
    const answer = await post('main', '{ getAppInfo { version } }', { 'access-token': token, ...headers });
    const { errors } = (await answer.json()) as Errors; // of GraphQL
    return errors?.[0]?.extensions.code ?? 'in';
  },
  REST: async (token: string, headers: Headers) => {
    const address = `${base}/api/catalogue/DonViTinh/template.xlsx`;
    const answer = await fetch(address, { headers: { 'access-token': token, ...headers } });
    return answer.status === 401 ? 'UNAUTHENTICATED' : answer.ok ? 'in' : String(answer.status);
  },
  socket: async (token: string, headers: Headers) => {
    const socket = await openRaw(socketUrl, '10.0.0.1', headers);
    socket.send({ type: 'connection_init', payload: { token } });
    let code: number | null = null;
    void socket.closed.then((closed) => {
      code = closed;
    });
    await expect.poll(() => code ?? socket.got[0]?.type).toBeDefined();
    const [first] = socket.got;
    await socket.close();
    return first?.type === 'connection_ack' ? 'in' : code === 4403 ? 'UNAUTHENTICATED' : String(code);
  },
} as const;
const everyDoor = Object.entries(doors);

async function answers(token: string, headers: Headers = {}): Promise<string[]> {
  return [...new Set(await Promise.all(everyDoor.map(([, door]) => door(token, headers))))];
}

describe.each(everyDoor)('a token over %s', (_name, door) => {
  it('is unknown in another browser than the one that signed in', async () => {
    const { token, cookie } = await signIn('bsnoi1');
    const other = await signIn('bsnoi2');
    const [name] = cookie.split('=');
    expect(await door(token, { cookie })).toBe('in');
    expect(await door(token, {})).toBe('UNAUTHENTICATED');
    expect(await door(token, { cookie: other.cookie })).toBe('UNAUTHENTICATED');
    expect(await door(token, { cookie: `${name}=` })).toBe('UNAUTHENTICATED');
    expect(await door(token, { cookie })).toBe('in');
  });

  it('of a session from before the upgrade is good until it ends', async () => {
    const token = await site.token('ketoan');
    const { cookie } = await signIn('bsnoi2');
    expect([await door(token, {}), await door(token, { cookie })]).toEqual(['in', 'in']);
  });
});

describe('the cookie of a sign-in', () => {
  it('is read by no script, sent by no page of another site, and over HTTPS for HTTPS alone', async () => {
    const { port } = new URL(base);
    const seconds = site.config.sessionHours * 3600;
    const plain = await signIn('tiepdon');
    expect(plain.given).toMatch(
      new RegExp(`^sen_companion_${port}=[\\w-]{43}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    const https = { 'x-forwarded-proto': 'https' };
    const secure = await signIn('tiepdon', https);
    expect(secure.given).toMatch(
      new RegExp(
        `^__Host-sen_companion_${port}=[\\w-]{43}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict$`,
      ),
    );
    expect(await answers(secure.token, { ...https, cookie: secure.cookie })).toEqual(['in']);
  });

  it('is kept hashed', async () => {
    const { cookie } = await signIn('tiepdon');
    const { rows } = await site.database.pool.query('select companion_hash from auth.session');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('is shared by the sessions of a browser, and chosen by none', async () => {
    const first = await signIn('thungan1');
    const second = await signIn('thungan2', { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    for (const { token } of [first, second])
      expect(await answers(token, { cookie: first.cookie })).toEqual(['in']);
    const chosen = `${first.cookie.split('=')[0]}=${'x'.repeat(43)}`;
    expect((await signIn('thungan1', { cookie: chosen })).cookie).not.toBe(chosen);
  });

  it('goes on beside that of another Sen on the same machine, and when a proxy names another port', async () => {
    const { token, given, cookie } = await signIn('bssan', { cookie: 'sen_companion_1=another' });
    expect(given).not.toContain('another');
    expect(await answers(token, { cookie: `sen_companion_1=another; ${cookie}` })).toEqual(['in']);
    expect(await answers(token, { cookie: `sen_companion_1=${cookie.split('=')[1]}` })).toEqual(['in']);
  });

  it('lets nobody in after a sign-out, and is another one at the next sign-in', async () => {
    const { token, cookie } = await signIn('ktvxn');
    await post('auth', 'mutation { logout }', { 'access-token': token, cookie });
    expect(await answers(token, { cookie })).toEqual(['UNAUTHENTICATED']);
    expect((await signIn('ktvxn', { cookie })).cookie).not.toBe(cookie);
  });

  it('is given to no account of another system, which needs none', async () => {
    await site.database.pool.query(`update auth.account set is_integration = true where username = 'duoc'`);
    const { token, given } = await signIn('duoc');
    expect(given).toBe('');
    expect(await answers(token)).toEqual(['in']);
  });
});

it('a socket is opened for pages of the own host alone', async () => {
  const { token, cookie } = await signIn('bstim');
  const from = (origin: string) => doors.socket(token, { cookie, origin });
  expect(await from('http://127.0.0.1:5173')).toBe('in');
  for (const foreign of ['https://example.com', 'http://127.0.0.1.example.com', 'null'])
    expect(await from(foreign)).toBe('UNAUTHENTICATED');
});
