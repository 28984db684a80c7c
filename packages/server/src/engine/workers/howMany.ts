import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

const gigabyte = 1_073_741_824;
const workersMost = 16;
/** What one process of a site uses beside the pools of its workers: the locks of devices and modalities, backups, imports, the guard. */
const besidePools = 8;

/** A machine, as a process sees it: `memory` is what it may use, in bytes. */
export type Machine = { cores: number; memory: number };

/**
 * How many workers a machine deserves: half of its cores, since PostgreSQL needs as many, and one for each gigabyte, of which PostgreSQL
 * needs half.
 */
export function workersFor({ cores, memory }: Machine): number {
  return Math.max(1, Math.min(Math.floor(cores / 2), Math.floor(memory / gigabyte), workersMost));
}

type Pools = Pick<Config, 'databasePool' | 'reports' | 'replicaUrl'>;

/** Connections to the database that so many workers may have at once. While they are replaced there is one more. */
export function connectionsOf(config: Pools, workers: number): number {
  const reports = config.replicaUrl === undefined ? config.reports.connections : 0;
  const each = config.databasePool + reports + 1; // one hears events
  return (workers > 1 ? workers + 1 : 1) * each + besidePools;
}

/** How many connections the database gives this user: fewer than its max_connections, of which some are kept for its administrator. */
export async function connectionsGiven({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ given: number }>(`
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as given`);
  return rows[0]?.given ?? 0;
}

/**
 * The number of workers of a start: what the settings say, else what the machine deserves and the database has connections for. Throws in one line
 * when the settings ask for more connections than the database gives.
 */
export function chosenWorkers(
  config: Pools & Pick<Config, 'workers'>,
  machine: Machine,
  given: number,
): number {
  const fits = (workers: number) => connectionsOf(config, workers) <= given;
  let workers = config.workers ?? workersFor(machine);
  while (config.workers === null && workers > 1 && !fits(workers)) workers -= 1;
  if (fits(workers)) return workers;
  throw new Error(
    `${workers} workers (SEN_WORKERS) with DATABASE_POOL=${config.databasePool} and SEN_REPORT_POOL=${config.reports.connections} may need ` +
      `${connectionsOf(config, workers)} connections, and the database gives ${given}; ask for fewer, or raise max_connections of PostgreSQL`,
  );
}
