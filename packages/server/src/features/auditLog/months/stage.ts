import { takeRows } from '../../../engine/backup/archive.ts';
import type { Manifest } from '../../../engine/backup/manifest.ts';
import { checkBackup, eachEntry } from '../../../engine/backup/readBackup.ts';
import { contentsOf } from '../../../engine/backup/tables.ts';
import { logTables, type MonthPlace } from './month.ts';

const stageLock = 5_300_004;
/** Where the rows of a file lie until they have been compared: backups know nothing of it. */
export const stage = 'sen_month';

/** What an archive holds of a table of the log. */
export type Staged = { table: string; columns: string[]; rows: number };

/**
 * Reads an archive of a month back: its SHA-256 over all it holds, its signature, and the rows themselves, which are put into tables of
 * their own, compared with what was written, and there while `use` runs. One at a time. Errors: RestoreRefusal; a plain one when a row
 * differs, or for a backup.
 */
export async function stageMonth<T>(
  { database, config }: MonthPlace,
  file: string,
  use: (staged: Staged[]) => Promise<T>,
): Promise<T> {
  const manifest = await checkBackup(config, file, { foreign: true });
  const tables = tablesIn(manifest);
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [stageLock]);
    await client.query(`drop schema if exists ${stage} cascade`);
    await client.query(`create schema ${stage}`);
    for (const { table, columns } of tables)
      await client.query(
        `create unlogged table ${stage}.${table} as select ${columns.join(', ')} from main.${table} where false`,
      );
    await eachEntry(config, file, async (name, bytes) => {
      const one = tables.find(({ table }) => name.startsWith(`tables/main.${table}/`));
      if (one) await takeRows(client, { name: `${stage}.${one.table}`, columns: one.columns }, bytes);
    });
    for (const { table, columns, rows, sum } of tables) {
      const came = await contentsOf(client, `(select ${columns.join(', ')} from ${stage}.${table})`);
      if (came.rows !== rows || came.sum !== sum)
        throw new Error(
          `main.${table} came back with ${came.rows} of ${rows} rows, or with others than were written`,
        );
    }
    return await use(tables);
  } finally {
    await client.query(`drop schema if exists ${stage} cascade`).catch(() => undefined);
    await client.end();
  }
}

function tablesIn({ month, tables }: Manifest) {
  if (month === undefined) throw new Error('the file is a backup, not a month of the operation log');
  return logTables.map((table) => {
    const found = tables.find(({ name }) => name === `main.${table}`);
    if (!found) throw new Error(`the file has no main.${table}`);
    return { ...found, table };
  });
}
