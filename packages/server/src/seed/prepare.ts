import { upgrades } from '../../seeds/upgrades/all.ts';
import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import type { DemoAccount } from './demo.ts';
import { seedIfEmpty } from './seed.ts';
import { bringUpToDate } from './upgrade/run.ts';

/** Brings a database to this version and seeds it when it is empty, one node at a time; answers the demo's accounts when it holds the demo. */
export async function prepareDatabase(config: Config, database: Database): Promise<readonly DemoAccount[]> {
  let accounts: readonly DemoAccount[] = [];
  await bringUpToDate(config, database, upgrades, async () => {
    accounts = await seedIfEmpty(config, database);
  });
  return accounts;
}
