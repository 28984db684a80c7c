import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerWeb } from './httpServer.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-web-'));
const secret = path.join(path.dirname(folder), `${path.basename(folder)}.txt`);
const app = Fastify();

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(path.join(folder, 'assets/a-1.js'), 'let a;');
  writeFileSync(path.join(folder, 'assets/a-1.js.br'), brotliCompressSync('let a;'));
  writeFileSync(secret, 'secret');
  await registerWeb(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
  rmSync(secret);
});

describe('the web application', () => {
  it('is the same page at each of its addresses, and asked for anew', async () => {
    for (const url of [
      '/his',
      '/his/',
      '/his/trang-chu',
      '/his/m/kho-duoc?x=1',
      '/sm3/a',
      '/auth/changePassword',
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<p>page</p>']);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'cache-control': 'no-cache',
      });
    }
  });

  it('has files that are kept for good, compressed as the build wrote them', async () => {
    const plain = await app.inject('/his/assets/a-1.js?v');
    expect([plain.statusCode, plain.body]).toEqual([200, 'let a;']);
    expect(plain.headers['cache-control']).toContain('immutable');
    const small = await app.inject({ url: '/his/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
    });
    const head = await app.inject({ method: 'HEAD', url: '/his/assets/a-1.js' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  });

  it('has no page in place of a file that is gone, and nothing from beside its folder', async () => {
    expect((await app.inject('/his/assets/a-0.js')).statusCode).toBe(404);
    for (const up of ['..', '%2e%2e', '..%2f', 'assets/../..']) {
      const answer = await app.inject(`/his/${up}/${path.basename(secret)}`);
      expect([up, answer.body]).not.toEqual([up, 'secret']);
    }
  });
});
