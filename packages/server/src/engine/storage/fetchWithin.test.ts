import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchWithin } from './fetchWithin.ts';

/** Answers 400 ms after all of a request has come. */
const slow = http.createServer((request, response) => {
  request.resume().on('end', () => setTimeout(() => response.end('taken'), 400));
});
const MB = 1024 * 1024;
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`; // listens on a port
});
afterAll(() => slow.close());

it.each([
  ['bytes', Buffer.alloc(MB)],
  ['a file', new Blob([Buffer.alloc(MB)])],
  ['a part', new ArrayBuffer(MB)],
  ['text', 'x'.repeat(MB)],
])('%s get the time that a slow line takes for them', async (_name, body) => {
  expect((await fetchWithin(100, MB)(url, { method: 'PUT', body })).status).toBe(200);
});

it('a request without a body is given up when no answer begins in time', async () => {
  await expect(fetchWithin(100, MB)(url)).rejects.toThrow('no answer within 0 s');
});
