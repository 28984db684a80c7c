import { tenKhongDau, wordPairs } from '@sen/domain/names/key';
import { type PatientQuery, routeQuery } from '@sen/domain/names/query';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { Db } from '../../engine/database.ts';
import type { Loaders } from '../../engine/loaders.ts';
import { type Patient, withAge } from './queries.ts';
import { type BenhNhanRow, benhNhanTable } from './tables.ts';

export type SearchOptions = { limit: number; offset?: number; includeCancelled?: boolean };

/** Very common words are looked for among the newest records first. */
const recentRows = 4000;
/** Names that have every word whole are the answer when there are so many of them; else beginnings of words count as well. */
const enough = 20;
/** Totals are exact up to here; above, the answer is "more than". */
export const totalCap = 10_000;
/**
 * What is known of totals, by database: texts found above the cap, until when, since records only grow and the answer holds; and
 * counts that are running, so that many who type the same common name at once wait for one count.
 */
type Totals = { aboveCap: Map<string, number>; counting: Map<string, Promise<number>> };
const totals = new WeakMap<Db, Totals>();
const aboveCapMs = 3_600_000;

const table = benhNhanTable;

/** First pages that a request is reading just now: one that is not full tells its total without a count. */
const reading = new WeakMap<Loaders, Map<string, Promise<{ rows: number; full: boolean }>>>();

/** Patients that fit a text: id, card, phone, code, birth or name without accents. Best fits, then the newest, first. */
export async function searchPatients(ctx: Ctx, text: string, options: SearchOptions): Promise<Patient[]> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return [];
  const search =
    query.kind === 'name' ? byName(ctx, query, options) : read(ctx, fieldCondition(query), options);
  const pages = reading.get(ctx.loaders) ?? new Map();
  if (!options.offset && !options.includeCancelled) {
    const told = search.then(({ length }) => ({ rows: length, full: length >= options.limit }));
    told.catch(() => undefined); // whoever waits for the search is told
    reading.set(ctx.loaders, pages.set(text.trim(), told));
  }
  const found = await search.finally(() => pages.delete(text.trim()));
  return accentsFirst(text, found).map((row) => withAge(ctx, row));
}

/** How many patients fit a text, counted to a cap. `atLeast`: there are more. */
export async function countPatients(
  ctx: Ctx,
  text: string,
): Promise<{ totalRows: number; atLeast: boolean }> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return { totalRows: 0, atLeast: false };
  const key = text.trim();
  const page = await reading.get(ctx.loaders)?.get(key);
  if (page && !page.full) return { totalRows: page.rows, atLeast: false };
  const { aboveCap, counting } = totalsOf(ctx.db);
  if ((aboveCap.get(key) ?? 0) > Date.now()) return { totalRows: totalCap, atLeast: true };
  let running = counting.get(key);
  if (!running) {
    running = query.kind === 'name' ? countNames(ctx, query) : countWhere(ctx, fieldCondition(query));
    running = running.finally(() => counting.delete(key));
    counting.set(key, running);
  }
  const count = await running;
  if (count > totalCap) {
    if (aboveCap.size >= 1000) aboveCap.clear();
    aboveCap.set(key, Date.now() + aboveCapMs);
  }
  return { totalRows: Math.min(count, totalCap), atLeast: count > totalCap };
}

function totalsOf(db: Db): Totals {
  const known = totals.get(db) ?? { aboveCap: new Map(), counting: new Map() };
  totals.set(db, known);
  return known;
}

async function countNames(ctx: Ctx, query: NameQuery): Promise<number> {
  const whole = wholeWords(query);
  const count = whole ? await countWhere(ctx, and(whole, year(query))) : 0;
  return count >= enough ? count : countWhere(ctx, nameCondition(query));
}

async function countWhere(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${table} where ${and(alive, where)} limit ${totalCap + 1}) found`,
  );
  return rows[0]?.count ?? 0;
}

const alive = eq(table.TrangThai, 'DangSuDung');

function fieldCondition(query: PatientQuery): SQL | undefined {
  switch (query.kind) {
    case 'citizenId':
      return prefix(sql`cmnd_hoac_ho_chieu`, query.value);
    case 'code':
      return prefix(sql`ma_y_te`, query.value);
    case 'phone':
      return or(
        prefix(sql`so_dien_thoai`, query.value),
        query.value.length >= 10 ? eq(table.SoDienThoaiNguoiLienHe, query.value) : undefined,
        query.alsoCard ? sql`right(so_the_bhyt, 10) = ${query.value}` : undefined,
      );
    case 'card':
      return or(
        prefix(sql`so_the_bhyt`, query.value),
        sql`right(so_the_bhyt, 10) = ${query.value.slice(-10)}`,
      );
    case 'birth':
      return query.day ? eq(table.NgaySinh, query.day) : eq(table.NamSinh, query.year);
    default:
      return undefined;
  }
}

type NameQuery = Extract<PatientQuery, { kind: 'name' }>;

/**
 * From the narrowest index to the widest, until the page is full: names that have every word, beginnings of words among the newest
 * records, beginnings of words.
 */
async function byName(ctx: Ctx, query: NameQuery, options: SearchOptions): Promise<BenhNhanRow[]> {
  const wanted = options.limit + (options.offset ?? 0);
  const found = new Map<string, BenhNhanRow>();
  const add = (rows: readonly BenhNhanRow[]) => {
    for (const row of rows) if (!found.has(row._id)) found.set(row._id, row);
  };
  const page = { ...options, limit: wanted, offset: 0 };
  const whole = query.initials
    ? sql`ten_khong_dau ~ ${initialsPattern(query.words[0] ?? '')}`
    : wholeWords(query);
  if (whole) add(await read(ctx, and(whole, year(query)), page));
  const settled = !query.initials && found.size >= enough;
  if (found.size < wanted && !settled && !query.initials) add(await readRecent(ctx, query, page));
  if (found.size < wanted && !settled)
    add(await read(ctx, amongFound(and(startsOf(query.words), year(query))), page));
  return [...found.values()].slice(options.offset ?? 0, wanted);
}

/** Asks the index for its word first: walking from the newest record on would meet a rare one late. */
function amongFound(where: SQL | undefined): SQL {
  return sql`${table._id} = any(array(select id from ${table} where ${where}))`;
}

/** Beginnings of words among the newest records: very common ones fill a page from these alone. */
function readRecent(ctx: Ctx, query: NameQuery, options: SearchOptions): Promise<BenhNhanRow[]> {
  const newest = ctx.db.select().from(table).orderBy(desc(table._id)).limit(recentRows).as('benh_nhan');
  const begins = query.words.map((word) => sql`' ' || ten_khong_dau like ${`% ${word}%`}`);
  return ctx.db
    .select()
    .from(newest)
    .where(
      and(
        options.includeCancelled ? undefined : eq(newest.TrangThai, 'DangSuDung'),
        ...begins,
        query.year === null ? undefined : eq(newest.NamSinh, query.year),
      ),
    )
    .orderBy(desc(newest._id))
    .limit(options.limit);
}

function initialsPattern(letters: string): string {
  return `^${[...letters].map((one) => `${one}\\S*`).join(' ')}$`;
}

/** Every word begins a word of the name, in any order; a few consonants may be initials. */
function nameCondition(query: NameQuery): SQL | undefined {
  const begins = startsOf(query.words);
  const initials = query.initials ? sql`ten_khong_dau ~ ${initialsPattern(query.words[0] ?? '')}` : undefined;
  return and(or(begins, initials), year(query));
}

/** The index of single words finds beginnings of words. */
function startsOf(words: readonly string[]): SQL {
  const terms = words.map((word) => `${word.replace(/[^\p{L}\p{N}]/gu, '')}:*`).join(' & ');
  return sql`to_tsvector('simple', ten_khong_dau) @@ to_tsquery('simple', ${terms})`;
}

/** Every word stands whole in the name, in any order: each in a pair with the last one, which is the rarest as a rule. */
function wholeWords(query: NameQuery): SQL | undefined {
  const last = query.words.at(-1) ?? '';
  const others = query.words.filter((word) => word !== last);
  if (others.length === 0) return undefined;
  const pairs = others.flatMap((word) => wordPairs(`${word} ${last}`));
  return sql`${table.wordPairs} @> ${sql.param(pairs)}::text[]`;
}

function year(query: NameQuery): SQL | undefined {
  return query.year === null ? undefined : eq(table.NamSinh, query.year);
}

function prefix(column: SQL, value: string): SQL {
  return sql`${column} like ${`${value.replace(/[\\%_]/g, '\\$&')}%`}`;
}

// Statements go unnamed, so that PostgreSQL plans each for its own values: a generic plan would walk the recency index for a
// word that nobody has.
async function read(ctx: Ctx, where: SQL | undefined, options: SearchOptions): Promise<BenhNhanRow[]> {
  return await ctx.db
    .select()
    .from(table)
    .where(and(options.includeCancelled ? undefined : alive, where))
    .orderBy(desc(table._id))
    .limit(options.limit)
    .offset(options.offset ?? 0);
}

/** With accents typed, names that have the same accents come first. */
function accentsFirst(text: string, rows: BenhNhanRow[]): BenhNhanRow[] {
  const typed = text.trim().normalize('NFC').toLowerCase();
  if (tenKhongDau(typed) === typed) return rows;
  const fits = (row: BenhNhanRow) => (row.TenBenhNhan.normalize('NFC').toLowerCase().includes(typed) ? 0 : 1);
  return [...rows].sort((a, b) => fits(a) - fits(b));
}
