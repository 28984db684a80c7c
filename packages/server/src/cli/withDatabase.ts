import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../engine/config.ts';
import { type Database, openDatabase } from '../engine/database/database.ts';
import { ensureDatabase } from '../engine/database/migrate.ts';
import { startEmbeddedPostgres } from '../engine/postgres/embeddedPostgres.ts';
import { connectionsOf, type Machine, workersFor } from '../engine/workers/howMany.ts';
import { bringUpToDate } from '../seed/upgrade/run.ts';
import { otherHolder } from './dataFolder.ts';

export type DatabasePlace = {
  url: string;
  /** Starts the bundled server again whenever it is gone; nothing for the site's own. */
  guard: (logger: Logger) => void;
  stop: () => Promise<void>;
  bundled: boolean;
};

/** What the bundled server takes at least, and what it has for its administrator and for commands beside Sen. */
const [connectionsUsually, connectionsBeside] = [200, 20];

/** The site's own server, or the bundled one started in the data folder. Throws one clear line when neither answers. */
export async function openPlace(config: Config): Promise<DatabasePlace> {
  if (config.databaseUrl) {
    const url = config.databaseUrl;
    await checkServer(url);
    return { url, guard: () => undefined, stop: async () => undefined, bundled: false };
  }
  const connections = connectionsOf(config, config.workers ?? workersFor(thisMachine()));
  const server = await startEmbeddedPostgres(path.join(config.dataFolder, 'database'), [
    `-c max_connections=${Math.max(connectionsUsually, connections + connectionsBeside)}`,
  ]);
  await ensureDatabase(server.url('postgres'), 'sen');
  // the database of a Sen that runs is left running
  const stop = otherHolder(config.dataFolder) === null ? server.stop : async () => undefined;
  return { url: server.url('sen'), guard: server.guard, stop, bundled: true };
}

/** The machine, or the part of it that this process may use. */
export function thisMachine(): Machine {
  const constrained = process.constrainedMemory();
  const memory = os.totalmem();
  return {
    cores: os.availableParallelism(),
    memory: constrained > 0 ? Math.min(constrained, memory) : memory,
  };
}

async function checkServer(url: string): Promise<void> {
  const database = openDatabase(url, 2, () => undefined);
  try {
    const { rows } = await database.pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version ?? 0) < 150000) {
      throw new Error('DATABASE_URL names a PostgreSQL older than 15; Sen needs 15 or later');
    }
  } catch (error) {
    const text =
      error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
    if (text.startsWith('DATABASE_URL')) throw error;
    throw new Error(`the database of DATABASE_URL refuses: ${text}`);
  } finally {
    await database.close();
  }
}

/** Runs with a database of this version, or `asItIs`, and closes it afterwards. */
export async function withDatabase<T>(
  config: Config,
  logger: Logger,
  run: (database: Database, url: string) => Promise<T>,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<T> {
  const place = await openPlace(config);
  const database = openDatabase(place.url, config.databasePool, (error) =>
    logger.warn({ err: error }, 'database'),
  );
  try {
    if (!asItIs) await bringUpToDate(config, database);
    return await run(database, place.url);
  } finally {
    await database.close();
    await place.stop();
  }
}
