import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../packages/server/src/engine/config.ts';
import { openDatabase } from '../packages/server/src/engine/database/database.ts';
import { ensureDatabase, migrate } from '../packages/server/src/engine/database/migrate.ts';
import { eventChannel } from '../packages/server/src/engine/events/announce.ts';
import { emit } from '../packages/server/src/engine/events/events.ts';
import { projectFolder } from '../packages/server/src/engine/folders.ts';
import { emptyContext } from '../packages/server/src/engine/http/requestContext.ts';
import { startEmbeddedPostgres } from '../packages/server/src/engine/postgres/embeddedPostgres.ts';
import { inTransaction } from '../packages/server/src/engine/sql/transaction.ts';
import { measure } from './measure.ts';

const flushMs = 4;
const seconds = 4;
const folder = path.join(os.tmpdir(), `sen-bench-commits-${process.pid}`);

// every flush waits so long, for all the commits that are ready by then
process.env['PGOPTIONS'] = `-c commit_delay=${flushMs * 1000} -c commit_siblings=0`;

const insertAndNotify = `
  with told as (insert into main.event (module, process, data) values ('KhamBenh', 'update', '{}') returning id, module)
  select pg_notify('${eventChannel}', string_agg(id || ':' || module, ',' order by id)) from told`;

const server = await startEmbeddedPostgres(folder);
await ensureDatabase(server.url('postgres'), 'bench');
const database = openDatabase(server.url('bench'), 40, () => undefined);
try {
  await migrate(database);
  const config = readConfig({ SEN_MODE: 'development' }, projectFolder);
  const ctx = emptyContext({ config, logger: pino({ level: 'silent' }), db: database.db }, 'bench');
  const listener = await database.connect();
  let notifications = 0;
  let events = 0;
  listener.on('notification', ({ payload }) => {
    notifications += 1;
    events += (payload ?? '').split(',').length;
  });
  await listener.query(`listen ${eventChannel}`);

  const inside = async () => {
    const client = await database.pool.connect();
    try {
      await Promise.all([client.query('begin'), client.query(insertAndNotify), client.query('commit')]);
    } finally {
      client.release();
    }
  };
  const afterwards = () =>
    inTransaction(ctx, (tx) => emit(tx, { module: 'KhamBenh', process: 'update', data: {} }));

  console.log(`a flush takes ${flushMs} ms, ${os.cpus().length} cores, load average ${os.loadavg()[0]?.toFixed(1)}

| clients | told inside, commits a second | p50 ms | told after, commits a second | p50 ms | ratio | events a notification |
|---|---|---|---|---|---|---|`);
  for (const clients of [1, 8, 32]) {
    const before = await measure(clients, seconds, inside);
    await new Promise((resolve) => setTimeout(resolve, 200));
    notifications = 0;
    events = 0;
    const after = await measure(clients, seconds, afterwards);
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (events !== after.done) throw new Error(`${after.done} commits, ${events} events told`);
    console.log(
      `| ${clients} | ${before.rate.toFixed(0)} | ${before.p50.toFixed(1)} | ${after.rate.toFixed(0)} | ${after.p50.toFixed(1)} | ${(after.rate / before.rate).toFixed(1)} | ${(events / notifications).toFixed(1)} |`,
    );
  }
  await listener.end();
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
