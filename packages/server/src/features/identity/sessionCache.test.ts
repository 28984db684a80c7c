import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { buildApp, type RunningApp } from '../../app.ts';
import type { OpenSession } from '../../engine/http/requestContext.ts';
import { cacheSessions, forgetSession } from './sessionCache.ts';

let site: TestSite;
let other: RunningApp;
beforeAll(async () => {
  site = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
  other = await buildApp(site.config, pino({ level: 'silent' }), site.url);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

async function codeOf(app: RunningApp, token: string): Promise<string> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/graphql/main',
    headers: { 'access-token': token },
    payload: { query: '{ getAppInfo { version } }' },
  });
  return answer.json().errors?.[0]?.extensions.code ?? 'done';
}

describe('a session that is kept in memory', () => {
  it('ends at once where it is ended, and with its event on other nodes', async () => {
    const token = await site.token('ketoan');
    const here = await site.app();
    expect([await codeOf(here, token), await codeOf(other, token)]).toEqual(['done', 'done']);
    await site.graphql('auth', 'mutation { logout }', {}, token);
    expect(await codeOf(here, token)).toBe('UNAUTHENTICATED');
    await expect.poll(() => codeOf(other, token)).toBe('UNAUTHENTICATED');
  });

  it('is opened once in its time, for each browser, profile and node', async () => {
    const { db } = site.database;
    let opened = 0;
    const open: OpenSession = async () => ({ ...(await sample()), nodeId: `node ${++opened}` });
    const cache = cacheSessions(open, 60_000);
    const ask = (nodeId: string | null, browser = 'one') =>
      cache.open(db, { token: 'token', companions: [browser] }, { profileId: null, nodeId });
    await ask(null);
    expect((await ask(null))?.nodeId).toBe('node 1');
    expect((await ask('a'))?.nodeId).toBe('node 2');
    expect((await ask('a', 'another'))?.nodeId).toBe('node 3');
    const later = Date.now() + 60_001;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await ask(null))?.nodeId).toBe('node 4');
    cache.hear({ _id: '1', module: 'DanhMuc', process: 'update', idNode: null, clientId: null, data: {} });
    expect((await ask(null))?.nodeId).toBe('node 5');
    vi.restoreAllMocks();
    cache.close();
  });

  it('is not brought back by a reading that began before its end', async () => {
    const { db } = site.database;
    const session = await sample();
    let opened = 0;
    const open: OpenSession = async () => {
      if (++opened > 1) return null;
      forgetSession(session.user.sessionId);
      return session;
    };
    const cache = cacheSessions(open, 60_000);
    await cache.open(db, { token: 'late', companions: [] }, { profileId: null, nodeId: null });
    expect(
      await cache.open(db, { token: 'late', companions: [] }, { profileId: null, nodeId: null }),
    ).toBeNull();
    cache.close();
  });
});

async function sample() {
  const { user, profileId, nodeId, nodeIds, permissions, grants } = await site.ctx('bsnoi1');
  if (!user) throw new Error('no session');
  return { user, profileId, nodeId, nodeIds: [...nodeIds], permissions: [...permissions], grants };
}
