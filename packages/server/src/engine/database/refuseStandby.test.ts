import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromDatabase } from '../errors.ts';
import { openDatabase } from './database.ts';

/** A message of PostgreSQL: its letter, its length, its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}
const signedIn = message('R', Buffer.alloc(4));
const standby = message('S', Buffer.from('in_hot_standby\0on\0'));
const idle = message('Z', Buffer.from('I'));

let server: Server;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([signedIn, standby, idle]));
      socket.on('data', (data) => asked.push(String(data)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => new Promise((resolve) => server.close(() => resolve(undefined))));

it('a server that only follows is refused before anything is asked of it, as a database that is away for a moment', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const database = openDatabase(`postgresql://sen@127.0.0.1:${port}/sen`, 1, () => undefined);
  for (const connecting of [database.pool.query('select 1'), database.connect()]) {
    const error: unknown = await connecting.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(fromDatabase(error)).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  }
  expect(asked.filter((text) => text.includes('select'))).toEqual([]);
  await database.close();
});

it('is good for what reads only', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const replica = openDatabase(`postgresql://sen@127.0.0.1:${port}/sen`, 1, () => undefined, {
    standby: true,
  });
  const client = await replica.pool.connect();
  client.release(true);
  await replica.close();
});

it.each([
  '25006', // a write on a server that does not lead any more
  '57P01', // ended by its administrator
  '57P02', // ended by a crash
  '57P03', // cannot connect now
  'ECONNRESET',
  'EHOSTUNREACH',
])('the failure %s passes, and whoever asked may ask again', (code) => {
  expect(fromDatabase(Object.assign(new Error('x'), { code }))).toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
  });
});
