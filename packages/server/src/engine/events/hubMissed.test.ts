import type { EventModule } from '@sen/domain/events/eventModules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe as open } from '../../../test/socket.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import type { RunningApp } from '../../app.ts';
import { inTransaction } from '../sql/transaction.ts';
import { eventChannel } from './announce.ts';
import { emit } from './events.ts';

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

describe('events that no node was told of', () => {
  it('reach a socket all the same, once and in their order', async () => {
    const doctor = await subscribe('bsnoi2');
    await happened(3, 'KhamBenh'); // whoever committed them died before telling
    await until(() => doctor.got.length >= 3);
    await act('KhamBenh', 4);
    await until(() => doctor.got.length >= 4);
    const ids = doctor.got.map((event) => Number(event._id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(doctor.got.map((event) => event.data['n'] ?? null)).toEqual([null, null, null, 4]);
    await doctor.close();
  });

  it('reach it when events with later numbers were told before', async () => {
    const doctor = await subscribe('bsnoi2');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select nextval('main.event_id_seq')::text as id`,
    );
    for (let n = 1; n <= 3; n++) await act('KhamBenh', n);
    await until(() => doctor.got.length === 3);
    await site.database.db.execute(sql`
      insert into main.event (id, module, process, data) values (${rows[0]?.id}::bigint, 'KhamBenh', 'update', '{"n": 0}')`);
    await until(() => doctor.got.length === 4);
    expect(doctor.got.map((event) => event.data['n'])).toEqual([1, 2, 3, 0]);
    await doctor.close();
  });
});

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
    const heard = await site.database.db.execute<{ part: string }>(sql`
      select string_agg(id || ':' || module, ',') as part from main.event where module = 'KhamBenh' group by id / 100`);
    for (const { part } of heard.rows)
      await site.database.db.execute(sql`select pg_notify(${eventChannel}, ${part})`);
    await (await subscribe('bsnoi2')).close(); // the node heard of them before it heard of this one's event on trial
    const after = await subscribe('bsnoi2', { lastEventId: before.got[0]?._id });
    await until(() => after.got.length > 0);
    expect(after.got.map(({ module, process }) => `${module} ${process}`)).toEqual(['KhamBenh reload']);
    await after.close();
  });
});
