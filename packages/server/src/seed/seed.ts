import { defaultParameters } from '@sen/domain/insurance/defaultParameters';
import { seedRows } from '../../seeds/base/rows.ts';
import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import { emptyContext } from '../engine/http/requestContext.ts';
import { openLogger } from '../engine/logger.ts';
import { inTransaction } from '../engine/sql/transaction.ts';
import { settingTable, thamSoTable } from '../features/system/tables.ts';
import { writeConnections } from './connections.ts';
import { writeControls } from './controls.ts';
import { type DemoAccount, demoAccountList, seedDemo } from './demo.ts';
import { filledBy, marker } from './filled.ts';
import { planMonth } from './month/month.ts';
import { writeProfiles } from './profiles.ts';
import { writeRows } from './rows.ts';
import { writeStock } from './stock.ts';
import { noteUpgrades } from './upgrade/run.ts';

/** Seeds an empty database as the settings say; answers the demo's accounts when it holds the demo. */
export async function seedIfEmpty(config: Config, database: Database): Promise<readonly DemoAccount[]> {
  const before = await filledBy(database.db);
  if (before === 'demo') return demoAccountList;
  if (before || config.seed === 'none') return [];
  const ctx = emptyContext({ config, logger: openLogger(config.logLevel), db: database.db }, 'seed');
  await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const ids = await writeRows(db, seedRows());
    const profiles = await writeProfiles(db);
    await db.insert(thamSoTable).values(defaultParameters.map((row) => ({ ...row })));
    if (config.seed === 'demo') {
      await planMonth(db, new Date());
      await seedDemo(db, ids, profiles);
      await writeStock(tx, ids);
      await writeControls(tx, ids);
      await writeConnections(tx);
    }
    await noteUpgrades(db);
    await db.insert(settingTable).values({ section: marker, value: { kind: config.seed } });
  });
  return config.seed === 'demo' ? demoAccountList : [];
}
