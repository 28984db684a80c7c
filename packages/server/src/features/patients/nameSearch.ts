import { and, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { begunAmong, begunNames, type NameQuery, shareOfBegun, typedNames, wholeNames } from './nameWords.ts';
import { marksFit } from './personFits.ts';
import { type BenhNhanRow, benhNhanTable as table } from './tables.ts';
import { alive, countFitting, isAboveCap, keepAboveCap, totalCap } from './totals.ts';
import { type WordShares, wordShares } from './wordShares.ts';

/** A page with the way to its total, which is counted only where somebody asks and the page does not tell it. */
export type NamePage = { rows: BenhNhanRow[]; total: () => Promise<number> };

type Window = { limit: number; offset?: number };
type Found = { ids: string[]; total: () => Promise<number> };

/** No name has so many words. */
const wordsMax = 20;
/** A page of a common word is read by walking back from the newest record, where so many are expected to fill it. */
const walkExpected = 4000;
/** The walk goes on so far: past a list of patients that was imported a moment ago and has one family name. */
const walkMost = 20_000;
/** A sample of the words may be wrong by less than this. */
const doubt = 2;

/**
 * One page of the names that fit: those that have every word, the last one perhaps only begun, whole ones first; where there is
 * none, those in which a word begins with each that was typed. The newest first.
 */
export async function pageByName(
  ctx: Ctx,
  text: string,
  typed: NameQuery,
  window: Window,
): Promise<NamePage> {
  const query = { ...typed, words: typed.words.slice(0, wordsMax) };
  if (query.words.length === 0) return pageOfMarks(ctx, query, window);
  const shares = await wordShares(ctx);
  const { ids, total } =
    (await typedPage(ctx, `typed ${text}`, query, window, shares)) ??
    (await begunPage(ctx, `begun ${text}`, query, window, shares));
  return { rows: await rowsInOrder(ctx, ids), total };
}

async function rowsInOrder(ctx: Ctx, ids: readonly string[]): Promise<BenhNhanRow[]> {
  const rows = new Map((await rowsById(ctx.db, table, ids)).map((row) => [row._id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Several marks and no name: a birth with the end of a phone. */
async function pageOfMarks(ctx: Ctx, query: NameQuery, window: Window): Promise<NamePage> {
  if (query.marks.length === 0) return { rows: [], total: async () => 0 };
  const { ids, total } = await pageWithTotal(ctx, and(...marksFit(query.marks)), window);
  return { rows: await rowsInOrder(ctx, ids), total: async () => total };
}

/** Every word whole, the last one perhaps only begun; null where there is no such name, or only one word. */
async function typedPage(
  ctx: Ctx,
  key: string,
  query: NameQuery,
  window: Window,
  shares: WordShares,
): Promise<Found | null> {
  const where = typedNames(query, shares);
  if (!where) return null;
  const whole = wholeNames(query);
  if (!isAboveCap(ctx, key)) {
    const { ids, total } = await pageWithTotal(ctx, where, window, whole);
    if (total === 0) return null;
    if (total <= totalCap) return { ids, total: async () => total };
    keepAboveCap(ctx, key);
  }
  const wanted = (window.offset ?? 0) + window.limit;
  const first = await newest(ctx, whole, { limit: wanted });
  const rest =
    first.length < wanted
      ? await newest(ctx, and(where, sql`not (${whole})`), { limit: wanted - first.length })
      : [];
  return { ids: [...first, ...rest].slice(window.offset ?? 0), total: aboveCap };
}

/** A word begins with each that was typed: common ones fill a page from the newest records alone, others are read by the index. */
async function begunPage(
  ctx: Ctx,
  key: string,
  query: NameQuery,
  window: Window,
  shares: WordShares,
): Promise<Found> {
  const where = begunNames(query);
  const share = query.initials ? 0 : shareOfBegun(query, shares);
  if (share * walkExpected >= (window.offset ?? 0) + window.limit) {
    if (share * shares.records > totalCap * doubt) keepAboveCap(ctx, key);
    const recent = await newestBegun(ctx, query, window);
    if (recent.length === window.limit) return { ids: recent, total: () => countFitting(ctx, key, where) };
  }
  if (!isAboveCap(ctx, key)) {
    const { ids, total } = await pageWithTotal(ctx, where, window);
    if (total <= totalCap) return { ids, total: async () => total };
    keepAboveCap(ctx, key);
  }
  return { ids: await newest(ctx, where, window), total: aboveCap };
}

const aboveCap = async () => totalCap + 1;

/**
 * The index is asked once for all that fit; the page and its total are read from these. Above the cap the page is of any of them
 * and says nothing. `first`: those that stand before the others.
 */
async function pageWithTotal(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset = 0 }: Window,
  first: SQL | undefined = sql`false`,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await ctx.db.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (select id, (${first}) as first from ${table} where ${and(alive, where)} limit ${totalCap + 1})
    select (select count(*)::int from found) as total,
      array(select id from found order by first desc, id desc limit ${limit} offset ${offset})::text[] as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Ids of the newest that fit. PostgreSQL plans it for its values: walking back in time for common words, the index for rare ones. */
async function newest(ctx: Ctx, where: SQL | undefined, window: Window): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from ${table} where ${and(alive, where)} order by id desc limit ${window.limit} offset ${window.offset ?? 0}`);
  return rows.map((row) => row.id);
}

async function newestBegun(ctx: Ctx, query: NameQuery, window: Window): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from (select id, trang_thai, ten_khong_dau, nam_sinh from ${table} order by id desc limit ${walkMost}) newest
    where trang_thai = 'DangSuDung' and ${and(...begunAmong(query))}
    order by id desc limit ${window.limit} offset ${window.offset ?? 0}`);
  return rows.map((row) => row.id);
}
