import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { listenToChannel } from './channel.ts';

let site: TestSite;
let road: Server;
let url: string;
const ways: Socket[] = [];
/** A road to the database on which nothing moves any more, while both ends believe in it. */
const goSilent = () => {
  for (const way of ways.splice(0)) way.pause().unpipe();
};

beforeAll(async () => {
  site = await openTestSite();
  const to = new URL(site.url);
  const [folder, port] = [to.searchParams.get('host'), Number(to.port || 5432)];
  const address = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { port, host: to.hostname };
  to.searchParams.delete('host');
  road = createServer((near) => {
    const far = connect(address);
    for (const way of [near, far]) way.on('error', () => undefined);
    near.pipe(far).pipe(near);
    ways.push(near, far);
  });
  await new Promise<void>((resolve) => road.listen(0, '127.0.0.1', resolve));
  const begin = road.address();
  if (typeof begin !== 'object' || !begin) throw new Error('no road');
  to.hostname = '127.0.0.1';
  to.port = String(begin.port);
  url = to.href;
});
afterAll(async () => {
  road.close();
  await site.close();
});

const notify = (text: string) => site.database.db.execute(sql`select pg_notify('a channel', ${text})`);

async function listen() {
  const told: string[] = [];
  const stop = await listenToChannel(
    url,
    'a channel',
    {
      heard: (text) => told.push(text),
      again: () => told.push('(again)'),
      lost: () => told.push('(lost)'),
    },
    { checkMs: 100, answerMs: 500 },
  );
  return { told, stop };
}

describe('a listener on a channel', () => {
  it('hears what is notified, and no more once it is stopped', async () => {
    const { told, stop } = await listen();
    await notify('one');
    await until(() => told.includes('one'));
    await stop();
    await notify('two');
    expect(told).toEqual(['one']);
  });

  it('comes back by itself when the database ends the connection', async () => {
    const { told, stop } = await listen();
    await site.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sen events' and datname = current_database()`,
    );
    await until(() => told.includes('(again)'));
    await notify('after');
    await until(() => told.includes('after'));
    expect(told[0]).toBe('(lost)');
    await stop();
  });

  it('notices a connection that only went silent', async () => {
    const { told, stop } = await listen();
    goSilent();
    await notify('unheard');
    await until(() => told.includes('(again)'));
    await notify('heard');
    await until(() => told.includes('heard'));
    expect(told).not.toContain('unheard');
    await stop();
  });

  it('says why the first connection failed', async () => {
    await expect(
      listenToChannel(url.replace(/\/[^/?]*(\?|$)/, '/nowhere$1'), 'a channel', {
        heard: () => undefined,
        again: () => undefined,
        lost: () => undefined,
      }),
    ).rejects.toThrow(/nowhere/);
  });
});
