import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseFailure } from '../errors.ts';
import { serverFolder } from '../folders.ts';
import type { Database } from './database.ts';

type Migration = { name: string; when: number };
const shownMost = 400;

/** The migrations of a folder, in their order. */
export function migrationsIn(folder: string): Migration[] {
  const journal = readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: Array<{ tag: string; when: number }> }; // drizzle-kit's own file
  return entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** Whether one of the migrations of a folder refuses codes that differ by letter case alone. */
export function refusesTwins(folder: string): boolean {
  return migrationsIn(folder).some(({ name }) => name.endsWith('_ma_khong_phan_biet_hoa_thuong'));
}

/** A folder of its own with the first migrations of this version only, as an earlier version had them; who asks for it removes it. */
export function firstMigrations(count: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-migrations-'));
  cpSync(path.join(serverFolder, 'migrations'), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }; // drizzle-kit's own file
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return folder;
}

/** Throws when the database has migrations that this version does not know: a newer Sen has worked on it. Nothing was touched by then. */
export async function refuseNewer(database: Database, folder: string): Promise<void> {
  const { rows: there } = await database.pool.query(
    "select 1 where to_regclass('public.sen_migration') is not null",
  );
  if (there.length === 0) return;
  const known = migrationsIn(folder).map(({ when }) => when);
  const { rows } = await database.pool.query<{ count: number; day: string }>(
    `select count(*)::int as count, to_char(to_timestamp(max(created_at) / 1000.0), 'YYYY-MM-DD') as day from public.sen_migration
     where created_at <> all($1::bigint[])`,
    [known],
  );
  const [unknown] = rows;
  if (!unknown || unknown.count === 0) return;
  throw new Error(
    `the database was brought to a newer version of Sen (${unknown.count} migrations unknown to this one, the last of ${unknown.day}); ` +
      'nothing was changed. Start that version or a later one; to go back to this one on purpose set SEN_NEWER_DATABASE=accept, ' +
      'see docs/operations.md, Upgrade',
  );
}

/** What failed while the tables were changed, in one line: the migration, why, and its statement; no values of rows. */
export function migrationFailure(error: unknown, folder: string): Error {
  const failure = databaseFailure(error);
  const statement = statementOf(error);
  const migration = statement === null ? null : fileWith(folder, statement);
  if (!failure || statement === null || migration === null)
    return error instanceof Error ? error : new Error(String(error));
  const shown = statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return new Error(
    `the migration ${migration} failed, and the database is as it was before: ${failure.message} [in: ${shown.slice(0, shownMost)}]`,
    { cause: error },
  );
}

/** Drizzle's errors carry the statement that failed. */
function statementOf(error: unknown): string | null {
  return error instanceof Error && 'query' in error && typeof error.query === 'string' ? error.query : null;
}

function fileWith(folder: string, statement: string): string | null {
  const found = migrationsIn(folder).findLast(({ name }) =>
    readFileSync(path.join(folder, `${name}.sql`), 'utf8').includes(statement),
  );
  return found?.name ?? null;
}
