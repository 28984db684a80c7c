import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../../engine/audit.ts';
import type { Tx } from '../../../engine/context.ts';
import { databaseFailure } from '../../../engine/errors.ts';
import { openLogger } from '../../../engine/logger.ts';
import { type MovedMonth, readMoved, signMoved } from '../../../engine/movedMonths.ts';
import { emptyContext } from '../../../engine/requestContext.ts';
import { auditMovedTable } from '../../../engine/tables.ts';
import { inTransaction } from '../../../engine/transaction.ts';
import { logEntity } from '../queries.ts';
import { logTables, type Month, type MonthPlace, monthOf, monthsAfter, sha256Of, within } from './month.ts';
import { stageMonth } from './stage.ts';
import { writeMonth } from './write.ts';

const tries = 10;
const againMs = 3000;
/** The code of a lock that was not given in time. */
const lockTimeout = '55P03';

/**
 * Moves a month of the operation log with its seals into a file of a folder: writes it, reads it back, notes in the database where in the
 * chain it stood, signed, and drops it there. The move stands in the log. Errors: plain ones when the month is too young, was moved, is
 * empty or not sealed whole, or the file is there already; then nothing has changed.
 */
export async function moveMonth(
  place: MonthPlace,
  name: string,
  folder: string,
  now = new Date(),
): Promise<MovedMonth> {
  const month = monthOf(name);
  refuseYoung(place, month, now);
  const { database, config } = place;
  if ((await readMoved(database.db)).some((one) => one.month === month.first))
    throw new Error(`${name} was moved already; npm run sen -- months tells where`);
  const file = path.join(path.resolve(folder), `sen-nhat-ky-${name}.senmonth`);
  if (await isThere(file)) throw new Error(`${file} is there already`);
  await mkdir(path.dirname(file), { recursive: true });
  const { rows, ranges } = await writeMonth(place, month, file);
  await stageMonth(place, file, async () => undefined);
  const sha256 = await sha256Of(file);
  const known = { month: month.first, rows, file: path.basename(file), sha256, ranges };
  await writeFile(`${file}.sha256`, `${sha256}  ${known.file}\n`);
  const ctx = emptyContext({ config, logger: openLogger('warn'), db: database.db }, v7());
  for (let left = tries; ; left--) {
    try {
      return await inTransaction(ctx, (tx) =>
        takeOut(tx, month, { ...known, signature: signMoved(config, known) }),
      );
    } catch (error) {
      if (databaseFailure(error)?.code !== lockTimeout) throw error;
      if (left === 1)
        throw new Error(
          `the log is read whole just now, by a backup perhaps; ${file} is written, delete it and try again later`,
        );
      await pause(againMs);
    }
  }
}

function refuseYoung({ config }: MonthPlace, { name, next }: Month, now: Date): void {
  const until = monthsAfter(next, config.logMonths);
  if (now.toISOString().slice(0, 10) < until)
    throw new Error(`${name} stays in the database until ${until}: SEN_LOG_MONTHS is ${config.logMonths}`);
}

/** Drops the month, which is the one that was written: acts wait for no longer than it takes, nor for long until it can. */
async function takeOut(tx: Tx, month: Month, known: Omit<MovedMonth, 'at'>): Promise<MovedMonth> {
  await tx.db.execute(sql`set local lock_timeout = '2s'`);
  for (const table of logTables) {
    const gone = await takeFrom(tx, table, month);
    if (gone !== known.rows)
      throw new Error(`main.${table} had ${gone} rows of ${month.name}, not ${known.rows}`);
  }
  const [kept] = await tx.db.insert(auditMovedTable).values(known).returning();
  if (!kept) throw new Error('the moved month was not kept');
  await audit(tx, { action: 'EXPORT', entity: logEntity, entityId: null, after: told(month, known) });
  return kept;
}

/** What the log says of a month that was moved or brought back. */
export const told = (
  { name }: Pick<Month, 'name'>,
  { rows, file, sha256 }: Pick<MovedMonth, 'rows' | 'file' | 'sha256'>,
) => ({
  thang: name,
  rows,
  tep: file,
  sha256,
});

/** Takes a month out of a table: its part, or its rows where they lie with those of others. Answers how many there were. */
async function takeFrom({ db }: Tx, table: string, month: Month): Promise<number> {
  const part = `${table}_${month.name.replace('-', '')}`;
  const { rows: parts } = await db.execute<{ name: string; own: boolean }>(sql`
    select c.relname as name, c.relname = ${part} as own from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`main.${table}`}::regclass and (c.relname = ${part} or c.relname !~ '_[0-9]{6}$')`);
  let gone = 0;
  for (const { name, own } of parts) {
    const at = sql.raw(`main.${name}`);
    if (own) await db.execute(sql`alter table ${sql.raw(`main.${table}`)} detach partition ${at}`);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${at} ${sql.raw(within(month))}`,
    );
    const count = rows[0]?.count ?? 0;
    gone += count;
    if (own) await db.execute(sql`drop table ${at}`);
    else if (count > 0) {
      const guard = sql.raw(`${table}_append_only`);
      await db.execute(sql`alter table ${at} disable trigger ${guard}`);
      await db.execute(sql`delete from ${at} ${sql.raw(within(month))}`);
      await db.execute(sql`alter table ${at} enable trigger ${guard}`);
    }
  }
  return gone;
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
