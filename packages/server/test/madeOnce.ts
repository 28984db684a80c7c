import pg from 'pg';
import { inject } from 'vitest';
import { openTestSite, type TestSite } from './testSite.ts';

/**
 * A database that several test files begin from, such as one that every migration has run on: the first that asks makes it, from an empty
 * one; it goes with the run. Answers its name, to clone sites from.
 */
export async function madeOnce(name: string, make: (site: TestSite) => Promise<unknown>): Promise<string> {
  const database = `sen_clone_${process.pid}_${name}`;
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [database]);
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount !== 0) return database;
    const site = await openTestSite({}, 'template1');
    let made = false;
    try {
      await make(site);
      made = true;
    } finally {
      await site.close(made ? database : undefined);
    }
    return database;
  } finally {
    await client.end();
  }
}
