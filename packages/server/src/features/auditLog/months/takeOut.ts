import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../../../engine/audit/audit.ts';
import { sealLock } from '../../../engine/audit/auditSeal.ts';
import type { MovedMonth } from '../../../engine/audit/movedMonths.ts';
import type { Tx } from '../../../engine/context.ts';
import { auditMovedTable } from '../../../engine/database/tables.ts';
import { checkLock } from '../chain.ts';
import { logEntity } from '../queries.ts';
import { logTables, type Month, within } from './month.ts';

type Known = Omit<MovedMonth, 'at'>;
/** A table of the log, and the part of it that is of the month alone. */
type OwnPart = { table: SQL; part: SQL };

/**
 * Drops a month that was written, and notes it. What takes long is done while acts and readers go on: they wait for the dropping of its own
 * parts alone, which comes last. Errors: a plain one when another number of rows would go than was written.
 */
export async function takeOut(tx: Tx, month: Month, known: Known): Promise<MovedMonth> {
  // no check of the chain looks meanwhile, and no sealing waits for one of its tables while this waits for the other
  for (const lock of [checkLock, sealLock]) await tx.db.execute(sql`select pg_advisory_xact_lock(${lock})`);
  const own: OwnPart[] = [];
  for (const table of logTables) {
    const parts = await partsOf(tx, table, month);
    const mine = parts.find((one) => one.own);
    if (mine) own.push({ table: sql.raw(`main.${table}`), part: partName(mine) });
    const gone = mine
      ? await countWhole(tx, partName(mine))
      : await deleteFrom(tx, table, parts.map(partName), month, known);
    if (gone !== known.rows)
      throw new Error(`main.${table} had ${gone} rows of ${month.name}, not ${known.rows}`);
  }
  const [kept] = await tx.db.insert(auditMovedTable).values(known).returning();
  if (!kept) throw new Error('the moved month was not kept');
  await audit(tx, { action: 'EXPORT', entity: logEntity, entityId: null, after: loggedMonth(month, known) });
  for (const { table, part } of own) {
    await tx.db.execute(sql`alter table ${table} detach partition ${part}`);
    await tx.db.execute(sql`drop table ${part}`);
    // who reads both tables the other way round goes on: this act gives up before PostgreSQL would end one of the two, and is tried again
    await tx.db.execute(sql`set local lock_timeout = '100ms'`);
  }
  return kept;
}

/** What the log says of a month that was moved or brought back. */
export const loggedMonth = (
  { name }: Pick<Month, 'name'>,
  { rows, file, sha256 }: Pick<MovedMonth, 'rows' | 'file' | 'sha256'>,
) => ({
  thang: name,
  rows,
  tep: file,
  sha256,
});

type Part = { name: string; own: boolean };
const partName = ({ name }: Part): SQL => sql.raw(`main.${name}`);

/** The part of a month, and those in which rows of many months lie. */
async function partsOf({ db }: Tx, table: string, month: Month): Promise<Part[]> {
  const part = `${table}_${month.name.replace('-', '')}`;
  const { rows } = await db.execute<Part>(sql`
    select c.relname as name, c.relname = ${part} as own from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`main.${table}`}::regclass and (c.relname = ${part} or c.relname !~ '_[0-9]{6}$')`);
  return rows;
}

/** How many rows a part has; none comes or goes from now on. */
async function countWhole({ db }: Tx, part: SQL): Promise<number> {
  await db.execute(sql`lock table ${part} in share row exclusive mode`);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${part}`);
  return rows[0]?.count ?? 0;
}

/** Takes the rows of a month from where they lie with those of others. Answers how many. */
async function deleteFrom(
  { db }: Tx,
  table: (typeof logTables)[number],
  parts: readonly SQL[],
  month: Month,
  { ranges }: Known,
): Promise<number> {
  // seals have no index by time; their numbers lie together, but for those of other months in between
  const [first, last] = [ranges[0]?.from ?? '0', ranges.at(-1)?.to ?? '0'];
  const runs = table === 'audit_seal' ? sql`and seq between ${first}::bigint and ${last}::bigint` : sql``;
  const guard = sql.raw(`${table}_append_only`);
  let gone = 0;
  for (const part of parts) {
    await db.execute(sql`alter table ${part} disable trigger ${guard}`);
    const { rowCount } = await db.execute(sql`delete from ${part} ${sql.raw(within(month))} ${runs}`);
    await db.execute(sql`alter table ${part} enable trigger ${guard}`);
    gone += rowCount ?? 0;
  }
  return gone;
}
