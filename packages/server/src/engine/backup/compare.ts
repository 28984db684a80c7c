import type pg from 'pg';
import type { Manifest, Progress } from './manifest.ts';
import { contentsOf } from './tables.ts';

/** A table whose rows or contents are not those of the backup. */
export type Differing = { name: string; rows: number; expected: number };

/** What was compared of a restored database, and what is otherwise. */
export type Compared = { tables: number; rows: number; differing: Differing[] };

/** Compares each table with the rows and the sum over their contents that the backup wrote down; the database adds them up. */
export async function compareTables(
  client: pg.ClientBase,
  { tables }: Pick<Manifest, 'tables'>,
  onProgress: Progress = () => undefined,
): Promise<Compared> {
  const compared: Compared = { tables: tables.length, rows: 0, differing: [] };
  for (const [index, table] of tables.entries()) {
    const { rows, sum } = await contentsOf(client, table.name);
    compared.rows += rows;
    if (rows !== table.rows || (table.sum !== undefined && sum !== table.sum))
      compared.differing.push({ name: table.name, rows, expected: table.rows });
    await onProgress((index + 1) / tables.length);
  }
  return compared;
}
