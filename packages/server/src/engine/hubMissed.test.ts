import type { EventModule } from '@sen/domain/events/eventModules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe as open } from '../../test/socket.ts';
import { openTestSite, systemContext, type TestSite } from '../../test/testSite.ts';
import { until } from '../../test/until.ts';
import type { RunningApp } from '../app.ts';
import { emit } from './events.ts';
import { inTransaction } from './transaction.ts';

let site: TestSite;
let running: RunningApp;
beforeAll(async () => {
  site = await openTestSite();
  running = await site.app();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const subscribe = async (username: string, variables: Record<string, unknown> = {}) =>
  open(site, running, await site.token(username), variables);

const act = (module: EventModule, n: number) =>
  inTransaction(systemContext(site), (tx) => emit(tx, { module, process: 'update', data: { n } }));

/** So many events that happened, of which no connection was told. */
const happened = (count: number, module = 'VienPhi') =>
  site.database.db.execute(sql`
    insert into main.event (module, process, data) select ${module}, 'update', '{}' from generate_series(1, ${count}::int)`);

describe('events that were missed', () => {
  it('are caught up however many others lie between', async () => {
    const before = await subscribe('bsnoi2');
    await act('KhamBenh', 15);
    await until(() => before.got.length === 1);
    await before.close();
    await happened(2_500);
    await act('KhamBenh', 16);
    const after = await subscribe('bsnoi2', { lastEventId: before.got[0]?._id });
    await until(() => after.got.length > 0);
    expect(after.got.map((event) => event.data['n'])).toEqual([16]);
    await after.close();
  });

  it('that were missed by the hundreds are told as one to read everything anew', async () => {
    const before = await subscribe('bsnoi2');
    await act('KhamBenh', 17);
    await until(() => before.got.length === 1);
    await before.close();
    await happened(501, 'KhamBenh');
    const after = await subscribe('bsnoi2', { lastEventId: before.got[0]?._id });
    await until(() => after.got.length > 0);
    expect(after.got.map(({ module, process }) => `${module} ${process}`)).toEqual(['KhamBenh reload']);
    await after.close();
  });
});
