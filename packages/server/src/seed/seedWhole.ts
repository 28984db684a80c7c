import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database.ts';
import { openLogger } from '../engine/logger.ts';
import { openSession } from '../features/identity/session.ts';
import { startSimulator } from '../features/insurance/simulator.ts';
import { makeMonth } from './month/month.ts';
import { seedIfEmpty } from './seed.ts';

/** Seeds an empty database and waits until the demo's visits are made too. */
export async function seedWhole(config: Config, database: Database): Promise<void> {
  const accounts = await seedIfEmpty(config, database);
  if (accounts.length === 0 || !config.demoVisits) return;
  const portal = config.insurancePortal ? null : await startSimulator();
  try {
    await makeMonth({
      config: portal ? { ...config, insurancePortal: portal.url } : config,
      logger: openLogger(config.logLevel),
      db: database.db,
      openSession,
    });
  } finally {
    await portal?.close();
  }
}
