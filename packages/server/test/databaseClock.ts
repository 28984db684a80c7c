import pg from 'pg';

/**
 * Gives the databases that are made on a server from now on a `now()` of their own, in a schema that only connections of a shifted
 * process look into (bin/clock.mjs). What is bound to it at its making, such as the default of a column, heeds their clock too.
 */
export async function giveClock(urlOf: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('template1') });
  await client.connect();
  try {
    await client.query(`
      select pg_advisory_lock(hashtext('sen_clock'));
      create schema if not exists sen_clock;
      create or replace function sen_clock.now() returns timestamptz language sql stable parallel safe as
        $$ select pg_catalog.now() + current_setting('sen.clock')::interval $$`);
  } finally {
    await client.end();
  }
}
