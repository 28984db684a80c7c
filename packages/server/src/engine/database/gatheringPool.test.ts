import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cuttable, cuttableDatabase } from '../../../test/cuttable.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import { fromDatabase } from '../errors.ts';
import { GatheringPool } from './gatheringPool.ts';
import { PreparingClient } from './preparingClient.ts';

let site: TestSite;
let wire: Cuttable & { url: string };
let pool: pg.Pool;
beforeAll(async () => {
  site = await openTestSite();
  wire = await cuttableDatabase(site.url);
});
afterAll(async () => {
  await wire.close();
  await site.close();
});
beforeEach(() => {
  pool = open(2);
});
afterEach(async () => {
  wire.mend();
  if (!pool.ending) await pool.end();
});

function open(max: number): pg.Pool {
  const made = new GatheringPool({
    connectionString: wire.url,
    max,
    connectionTimeoutMillis: 60_000,
    Client: PreparingClient,
  });
  made.on('error', () => undefined);
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}

const place = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
const outcome = (sent: Promise<unknown>) =>
  sent.then(
    () => 'answered',
    (error: unknown) => fromDatabase(error)?.code ?? String(error),
  );

describe('a connection that is cut while it answers', () => {
  it('fails all that waits on it as the database being away, and leaves the pool', async () => {
    await place();
    const waiting = Array.from({ length: 5 }, (_, n) =>
      outcome(pool.query('select $1::int, pg_sleep(5)', [n])),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    wire.cut();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'DATABASE_UNAVAILABLE'));
    expect(await outcome(place())).toBe('DATABASE_UNAVAILABLE');
    expect([pool.totalCount, pool.waitingCount]).toEqual([0, 0]);
    wire.mend();
    expect(await Promise.all([place(), place()])).toHaveLength(2);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it('fails by its own doing as well: when the database ends it', async () => {
    const pid = await place();
    const waiting = [1, 2].map(() => outcome(pool.query('select pg_sleep(5)')));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await site.database.pool.query('select pg_terminate_backend($1)', [pid]);
    expect(await Promise.all(waiting)).toEqual(['DATABASE_UNAVAILABLE', 'DATABASE_UNAVAILABLE']);
    expect(await place()).not.toBe(pid);
  });
});

describe('a pool whose connections are all taken', () => {
  it('fails what is read when none comes back in time, and reads again afterwards', async () => {
    await pool.end();
    pool = open(1);
    const taken = await pool.connect();
    pool.options.connectionTimeoutMillis = 200;
    expect(await Promise.all([outcome(place()), outcome(place())])).toEqual([
      'DATABASE_UNAVAILABLE',
      'DATABASE_UNAVAILABLE',
    ]);
    pool.options.connectionTimeoutMillis = 60_000;
    const late = [place(), place()];
    taken.release();
    expect(new Set(await Promise.all(late)).size).toBe(1);
    expect([pool.idleCount, pool.waitingCount]).toEqual([1, 0]);
  });

  it('that was ended refuses what is read, and waits for what was sent before', async () => {
    await place();
    const sent = outcome(pool.query('select pg_sleep(0.2)'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([pool.end(), sent]);
    expect(await sent).toBe('answered');
    expect(await outcome(place())).toMatch(/after calling end/);
  });
});

describe('what is sent with the readings of a turn', () => {
  it('is called back with its answer or its failure while it has its connection', async () => {
    const called = (text: string) =>
      new Promise<string>((resolve) =>
        pool.query(text, (error, result) => resolve(error ? error.message : String(result.rows.length))),
      );
    expect(await Promise.all([called('select 1'), called('select 1 / 0')])).toEqual([
      '1',
      'division by zero',
    ]);
    const holder = await site.database.connect();
    await holder.query('select pg_advisory_lock(1)');
    const busy = [1, 2].map(() => called('select pg_advisory_lock_shared(1)'));
    await untilLocked(site, 2);
    expect(pool.idleCount).toBe(0);
    await holder.end();
    expect(await Promise.all(busy)).toEqual(['1', '1']);
  });

  it('holds no lock once it is answered, and has written what its function writes', async () => {
    await pool.query('create table turn (id int primary key, value int)');
    await pool.query('insert into turn values (1, 1)');
    await pool.query('create sequence turn_number');
    await pool.query(
      `create function raise_turn() returns int language sql as 'update turn set value = value + 1 where id = 1 returning value'`,
    );
    const answers = await Promise.all([
      pool.query('select value from turn where id = 1 for update'),
      pool.query<{ nextval: string }>("select nextval('turn_number')"),
      pool.query<{ raise_turn: number }>('select raise_turn()'),
    ]);
    expect(answers.map(({ rows }) => rows[0])).toEqual([{ value: 1 }, { nextval: '1' }, { raise_turn: 2 }]);
    await pool.query('update turn set value = 3 where id = 1');
    expect((await pool.query('select value from turn')).rows).toEqual([{ value: 3 }]);
  });
});
