import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import { openLogger } from '../engine/logger.ts';
import { openSession } from '../features/identity/session.ts';
import { startSimulator } from '../features/insurance/simulator.ts';
import { filledBy, type Owned, ownedBySomebody } from './filled.ts';
import { type MonthOptions, makeMonth, planMonth, readProgress } from './month/month.ts';
import { prepareDatabase } from './prepare.ts';

/** What seeding did, or why it did nothing. */
export type SeedOutcome =
  | { did: 'filled'; kind: Config['seed']; acts: number }
  | { did: 'visits'; acts: number }
  | { did: 'nothing'; why: 'base' | 'others' | 'complete' | 'off' | Owned };

/**
 * Seeds an empty database and waits until the demo's visits are made too. One that was filled before keeps what it holds; a demo gets
 * the visits that it lacks, as long as nobody has worked with it.
 */
export async function seedWhole(
  config: Config,
  database: Database,
  options: MonthOptions = {},
): Promise<SeedOutcome> {
  const { db } = database;
  const before = await filledBy(db);
  if (before === null) {
    const accounts = await prepareDatabase(config, database);
    const wanted = accounts.length > 0 && config.demoVisits;
    return {
      did: 'filled',
      kind: config.seed,
      acts: wanted ? await fillMonth(config, database, options) : 0,
    };
  }
  if (before !== 'demo') return { did: 'nothing', why: before };
  const progress = await readProgress(db);
  if (progress?.finished) return { did: 'nothing', why: 'complete' };
  if (!config.demoVisits) return { did: 'nothing', why: 'off' };
  if (!progress || progress.done === 0) {
    const owned = await ownedBySomebody(db);
    if (owned) return { did: 'nothing', why: owned };
  }
  if (!progress) await planMonth(db, new Date());
  return { did: 'visits', acts: await fillMonth(config, database, options) };
}

async function fillMonth(config: Config, { db }: Database, options: MonthOptions): Promise<number> {
  const portal = config.insurancePortal ? null : await startSimulator();
  try {
    const source = {
      config: portal ? { ...config, insurancePortal: portal.url } : config,
      logger: openLogger(config.logLevel),
      db,
      openSession,
    };
    return (await makeMonth(source, options)).acts;
  } finally {
    await portal?.close();
  }
}
