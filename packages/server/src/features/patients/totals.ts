import { and, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { benhNhanTable as table } from './tables.ts';

/** Totals are exact up to here; above, the answer is "more than". */
export const totalCap = 10_000;

/** Records only grow, so that a text that was found above the cap stays there. */
const aboveCapMs = 3_600_000;
/** How long a count is kept; what was made since is counted anew, a record that was renamed or cancelled shows by then. */
const countMs = 60_000;
/** Ids rise with the time they were made at; a transaction may commit a little later. */
const settledMs = 120_000;

/** A count of the records with an id up to `upTo`, by text. */
type Count = { count: number; upTo: string; until: number };
type Memory = {
  aboveCap: Map<string, number>;
  counts: Map<string, Count>;
  running: Map<string, Promise<number>>;
};
const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  const known = memories.get(db) ?? { aboveCap: new Map(), counts: new Map(), running: new Map() };
  memories.set(db, known);
  return known;
}

/** Whether a text is known to fit more records than are counted. */
export function isAboveCap(ctx: Ctx, key: string): boolean {
  return (memoryOf(ctx.db).aboveCap.get(key) ?? 0) > Date.now();
}

/** Remembers that a text fits more records than are counted. */
export function keepAboveCap(ctx: Ctx, key: string): void {
  keep(memoryOf(ctx.db).aboveCap, key, Date.now() + aboveCapMs);
}

/** How many records fit, one more than the cap at most. Many who type the same common name at once wait for one count. */
export async function countFitting(ctx: Ctx, key: string, where: SQL | undefined): Promise<number> {
  if (isAboveCap(ctx, key)) return totalCap + 1;
  const { running } = memoryOf(ctx.db);
  let count = running.get(key);
  if (!count) {
    count = counted(ctx, key, where).finally(() => running.delete(key));
    running.set(key, count);
  }
  return count;
}

async function counted(ctx: Ctx, key: string, where: SQL | undefined): Promise<number> {
  const { counts } = memoryOf(ctx.db);
  const known = counts.get(key);
  if (known && known.until > Date.now()) {
    const since = await read(ctx, and(where, sql`id > ${known.upTo}::uuid`), known.upTo);
    return Math.min(known.count + since.all, totalCap + 1);
  }
  const upTo = firstIdAt(Date.now() - settledMs);
  const { all, old } = await read(ctx, where, upTo);
  if (all > totalCap) keepAboveCap(ctx, key);
  else keep(counts, key, { count: old, upTo, until: Date.now() + countMs });
  return all;
}

/** How many fit, and how many of them have an id up to this one. */
async function read(ctx: Ctx, where: SQL | undefined, upTo: string): Promise<{ all: number; old: number }> {
  const { rows } = await ctx.db.execute<{ all: number; old: number }>(
    sql`select count(*)::int as all, count(*) filter (where id <= ${upTo}::uuid)::int as old
      from (select id from ${table} where ${and(alive, where)} limit ${totalCap + 1}) found`,
  );
  return rows[0] ?? { all: 0, old: 0 };
}

/** Records that were not cancelled. */
export const alive = sql`${table.TrangThai} = 'DangSuDung'`;

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  if (map.size >= 1000) map.clear();
  map.set(key, value);
}

/** The least id that a record made at this time could have. */
function firstIdAt(milliseconds: number): string {
  const hex = milliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
