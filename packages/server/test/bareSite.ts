import { migrate } from '../src/engine/database/migrate.ts';
import { seedIfEmpty } from '../src/seed/seed.ts';
import { madeOnce } from './madeOnce.ts';
import { openTestSite, type TestSite } from './testSite.ts';

/** A site that holds what every site needs and no account: as after the first start without the demo. */
export async function openBareSite(): Promise<TestSite> {
  const bare = await madeOnce('bare', async ({ config, database }) => {
    await migrate(database);
    await seedIfEmpty({ ...config, seed: 'base' }, database);
  });
  return openTestSite({}, bare);
}
