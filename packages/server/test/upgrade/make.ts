import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { DemoVisit } from '../../seeds/demo/visits.ts';
import { sealAudit } from '../../src/engine/audit/auditSeal.ts';
import { backup } from '../../src/engine/backup/backup.ts';
import { type Config, readConfig } from '../../src/engine/config.ts';
import { type Database, openDatabase } from '../../src/engine/database/database.ts';
import { ensureDatabase, migrate } from '../../src/engine/database/migrate.ts';
import { projectFolder } from '../../src/engine/folders.ts';
import { startEmbeddedPostgres } from '../../src/engine/postgres/embeddedPostgres.ts';
import { openSession } from '../../src/features/identity/session.ts';
import { startSimulator } from '../../src/features/insurance/simulator.ts';
import { readIds } from '../../src/seed/ids.ts';
import { usedCatalogues } from '../../src/seed/month/hospital.ts';
import { makeMonth, readProgress } from '../../src/seed/month/month.ts';
import { callStaff } from '../../src/seed/month/staff.ts';
import { seedIfEmpty } from '../../src/seed/seed.ts';
import { workAtTheDesk } from './deskWork.ts';
import { changeTheSite } from './siteChanges.ts';

/** Makes the backup of a small site of this version: `node --import tsx packages/server/test/upgrade/make.ts <file> [moment]`. */
async function make(file: string, moment: Date): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-fixture-'));
  chmodSync(folder, 0o755); // the database may run as another user
  const server = await startEmbeddedPostgres(path.join(folder, 'database'), ['-c fsync=off']);
  await ensureDatabase(server.url('postgres'), 'sen');
  const database = openDatabase(server.url('sen'), 10, () => undefined);
  const portal = await startSimulator();
  try {
    // the key is that of the tests: passwords of connections are sealed with it
    const config = readConfig(
      {
        SEN_SEED: 'demo',
        SEN_DATA: folder,
        SEN_SECRET_KEY: '5e'.repeat(32),
        SEN_INSURANCE_PORTAL: portal.url,
      },
      projectFolder,
    );
    await migrate(database);
    await fill(config, database, moment);
    await sealAudit({ db: database.db, config });
    const { tables } = await backup(database, config, path.resolve(file));
    console.log(`${tables.reduce((sum, table) => sum + table.rows, 0)} rows are in ${file}`);
  } finally {
    await portal.close();
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(config: Config, database: Database, moment: Date): Promise<void> {
  const { db } = database;
  await seedIfEmpty(config, database);
  await db.execute(sql`
    update main.setting set value = value || ${JSON.stringify({ at: moment.toISOString() })}::jsonb where section = 'demoMonth'`);
  const source = { config, logger: pino({ level: 'warn' }), db, openSession };
  const { acts, refused } = await makeMonth(source, { only: few() });
  if (refused > 0) throw new Error(`${refused} of the demo's acts were refused`);
  console.log(`${acts} acts as of ${(await readProgress(db))?.at.toISOString()}`);
  const ids = await readIds(db, usedCatalogues);
  const staff = await callStaff(source, ids);
  const site = { db, ids, staff, moment };
  await workAtTheDesk(site);
  await changeTheSite(site);
  await staff.leave();
}

/** Some visits of every way and end, so that the file stays small. */
function few(): (visit: DemoVisit) => boolean {
  const counts = new Map<string, number>();
  return ({ stage, tests, room, payer }) => {
    const kind = [stage, payer, tests.length > 0 && 'tests', room.startsWith('PKS') && 'clinic'].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 3;
  };
}

const [file, moment = new Date().toISOString()] = process.argv.slice(2);
if (!file) throw new Error('make.ts <file> [moment]');
await make(file, new Date(moment));
