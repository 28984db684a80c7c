import { sql } from 'drizzle-orm';
import { createClient } from 'graphql-ws';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Message, openRaw, type RawSocket, subscribeMessage } from '../../../test/rawSocket.ts';
import { socketAddress } from '../../../test/socket.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { buildApp, type RunningApp } from '../../app.ts';
import type { SocketLimits } from '../config.ts';
import { inTransaction } from '../sql/transaction.ts';
import { emit } from './events.ts';

let site: TestSite;
let running: RunningApp;
let hasty: RunningApp;
const listening = async (limits: Partial<SocketLimits>) => {
  const sockets = { ...site.config.sockets, ...limits };
  const app = await buildApp({ ...site.config, sockets }, pino({ level: 'silent' }), site.url);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  return app;
};
beforeAll(async () => {
  site = await openTestSite();
  running = await listening({ perSocket: 3, subscriptions: 5, perSession: 3, perAddress: 5, messages: 40 });
  hasty = await listening({ initMs: 1 });
});
afterAll(async () => {
  await running.close();
  await hasty.close();
  await site.close();
});
const opened: RawSocket[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function raw(from?: string): Promise<RawSocket> {
  const socket = await openRaw(socketAddress(running), from);
  opened.push(socket);
  return socket;
}
const init = async (username: string): Promise<Message> => ({
  type: 'connection_init',
  payload: { token: await site.token(username) },
});
async function signedIn(username: string, from?: string): Promise<RawSocket> {
  const socket = await raw(from);
  socket.send(await init(username));
  await expect.poll(() => socket.got.map(({ type }) => type)).toEqual(['connection_ack']);
  return socket;
}
async function tell(n: number): Promise<string> {
  await inTransaction(systemContext(site), (tx) =>
    emit(tx, { module: 'KhamBenh', process: 'update', data: { n } }),
  );
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select max(id)::text as id from main.event`,
  );
  return rows[0]?.id ?? '';
}
const errorOf = ({ got }: RawSocket, id: string) =>
  got.find((message) => message.type === 'error' && message.id === id)?.payload;
const refusal = (code: string) => [{ extensions: { code } }];

describe('a socket is closed', () => {
  const ping = { type: 'ping' };
  it.each([
    ['4400 for what is not JSON', 4400, ['{']],
    ['4400 for a message that only a server sends', 4400, [{ type: 'next', id: '1', payload: {} }]],
    ['4401 for a subscription before connection_init', 4401, [ping, subscribeMessage('1')]],
    ['4403 for a token that opens no session', 4403, [{ type: 'connection_init', payload: { token: 'no' } }]],
  ])('%s', async (_name, code, messages) => {
    const socket = await raw();
    for (const message of messages) socket.send(message);
    expect(await socket.closed).toBe(code);
  });

  it('4408 when it never says connection_init', async () => {
    const socket = await openRaw(socketAddress(hasty));
    expect(await socket.closed).toBe(4408);
  });

  it('4429 for a second connection_init', async () => {
    const socket = await signedIn('bsnoi1');
    socket.send(await init('bsnoi1'));
    expect(await socket.closed).toBe(4429);
  });

  it('4409 for a second subscription of the same id', async () => {
    const socket = await signedIn('bsnoi1');
    socket.send(subscribeMessage('1'));
    socket.send(subscribeMessage('1'));
    expect(await socket.closed).toBe(4409);
  });

  it('4429 for more messages a minute than a session may send, on the next socket as well', async () => {
    const socket = await signedIn('ktvxn');
    for (let sent = 0; sent < 2000; sent++) socket.send(subscribeMessage(String(sent)));
    expect(await socket.closed).toBe(4429);
    expect(socket.got.filter(({ type }) => type === 'error').length).toBeLessThan(40);
    const next = await signedIn('ktvxn');
    next.send({ type: 'ping' });
    expect(await next.closed).toBe(4429);
  });
});

describe('subscriptions', () => {
  it('beyond those of a socket are refused, and one that ends makes room', async () => {
    const socket = await signedIn('bsnoi1');
    for (const id of ['1', '2', '3', '4']) socket.send(subscribeMessage(id));
    await expect.poll(() => errorOf(socket, '4')).toMatchObject(refusal('TOO_MANY_REQUESTS'));
    socket.send({ type: 'complete', id: '1' });
    socket.send(subscribeMessage('5'));
    socket.send(subscribeMessage('6'));
    await expect.poll(() => errorOf(socket, '6')).toMatchObject(refusal('TOO_MANY_REQUESTS'));
    expect(errorOf(socket, '5')).toBeUndefined();
  });

  it('beyond those of a session are refused, whatever socket they are asked on', async () => {
    const [one, two] = [await signedIn('bsnoi1'), await signedIn('bsnoi1')];
    for (const id of ['1', '2', '3']) one.send(subscribeMessage(id));
    one.send(subscribeMessage('over'));
    await expect.poll(() => errorOf(one, 'over')).toBeDefined(); // the three before it are held by now
    for (const id of ['4', '5', '6']) two.send(subscribeMessage(id));
    await expect.poll(() => errorOf(two, '6')).toMatchObject(refusal('TOO_MANY_REQUESTS'));
    expect([errorOf(two, '4'), errorOf(two, '5')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a query', '{ getAppInfo { version } }', 'BAD_QUERY', {}],
    ['no GraphQL', 'subscription {', 'BAD_QUERY', {}],
    [
      'a field that is not there, by its place',
      'subscription { subApp(modules: [], clientId: "t") { nothing } }',
      'BAD_QUERY',
      { errors: [{ message: expect.stringContaining('"nothing"'), locations: [{ line: 1, column: 53 }] }] },
    ],
    [
      'thousands of aliases',
      `subscription { subApp(modules: [], clientId: "t") { ${Array.from({ length: 1000 }, (_, n) => `a${n}: _id`).join(' ')} } }`,
      'QUERY_TOO_COSTLY',
      { field: '_id' },
    ],
  ])('of %s are refused', async (_name, query, code, details) => {
    const socket = await signedIn('bstim');
    socket.send(subscribeMessage('1', query));
    await expect.poll(() => errorOf(socket, '1')).toMatchObject([{ extensions: { code, details } }]);
  });
});

describe('sockets', () => {
  it('beyond those of an address are asked to come later, those of other addresses are not', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => raw('10.7.0.1')));
    const sixth = await raw('10.7.0.1');
    expect(await sixth.closed).toBe(1013);
    await signedIn('bsnoi1', '10.7.0.2');
    await five[0]?.close();
    // the server hears of the end a little later
    await expect
      .poll(async () => {
        const socket = await raw('10.7.0.1');
        socket.send(await init('bsnoi1'));
        const closed = socket.closed.then(() => true);
        const taken = expect.poll(() => socket.got.length).toBe(1);
        return Promise.race([closed, taken.then(() => false)]);
      })
      .toBe(false);
  });

  it('beyond those of a session come back by themselves, and have missed nothing', async () => {
    const three = [await signedIn('bsnhi'), await signedIn('bsnhi'), await signedIn('bsnhi')];
    const codes: number[] = [];
    const lastEventId = await tell(1);
    const client = createClient({
      url: socketAddress(running),
      webSocketImpl: WebSocket,
      connectionParams: { token: await site.token('bsnhi') },
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => new Promise((resolve) => setImmediate(resolve)),
      on: { closed: (event) => codes.push((event as { code: number }).code) }, // the library types it as unknown
    });
    const heard: unknown[] = [];
    const query =
      'subscription S($variables: JSON) { subApp(modules: ["KhamBenh"], clientId: "t", variables: $variables) { data } }';
    client.subscribe<{ subApp: { data: { n: number } } }>(
      { query, variables: { variables: { lastEventId } } },
      {
        next: ({ data }) => heard.push(data?.subApp.data.n),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await expect.poll(() => codes).toContain(1013);
    await tell(2);
    await three[0]?.close();
    // on a busy machine the first one may be on its way still: told again it does no harm
    await expect.poll(() => heard.at(-1)).toBe(2);
    expect(heard.filter((n) => n === 2)).toHaveLength(1);
    await client.dispose();
  });
});
