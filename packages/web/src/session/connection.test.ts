import { afterAll, expect, it, vi } from 'vitest';
import { announceConnection, checkConnection, onReconnect } from './connection.ts';

afterAll(() => void vi.unstubAllGlobals());

it.each([
  [200, { status: 'ready' }, true],
  [503, { status: 'not ready', reason: 'DATABASE_UNAVAILABLE' }, false],
  // what is there can be read: screens go on, and what cannot be saved is refused by name
  [503, { status: 'not ready', reason: 'DISK_FULL' }, true],
  [503, { status: 'not ready', reason: 'DRAINING' }, true],
  [502, 'bad gateway', false],
])('/ready with %d and %j: the server is reached (%s)', async (status, body, reached) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  announceConnection(false);
  let back = false;
  const stop = onReconnect(() => {
    back = true;
  });
  await checkConnection();
  stop();
  expect(back).toBe(reached);
  announceConnection(true);
});
