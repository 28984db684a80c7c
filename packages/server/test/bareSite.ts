import { sql } from 'drizzle-orm';
import { migrate } from '../src/engine/migrate.ts';
import { seedIfEmpty } from '../src/seed/seed.ts';
import { openTestSite, type TestSite } from './testSite.ts';

/** A site that holds what every site needs and no account: as after the first start without the demo. */
export async function openBareSite(): Promise<TestSite> {
  const site = await openTestSite();
  const { rows } = await site.database.db.execute<{ name: string }>(sql`
    select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'sen_clock')`);
  for (const { name } of rows) await site.database.db.execute(sql.raw(`drop schema "${name}" cascade`));
  await site.database.db.execute(sql`create schema public`);
  await migrate(site.database);
  await seedIfEmpty({ ...site.config, seed: 'base' }, site.database);
  return site;
}
