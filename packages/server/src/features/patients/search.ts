import { tenKhongDau, wordPairs } from '@sen/domain/names/key';
import { type PatientQuery, routeQuery } from '@sen/domain/names/query';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type Patient, withAge } from './queries.ts';
import { type BenhNhanRow, benhNhanTable } from './tables.ts';

export type SearchOptions = { limit: number; offset?: number; includeCancelled?: boolean };

/** Very common words are looked for among the newest records first. */
const recentRows = 4000;
/** Totals are exact up to here; above, the answer is "more than". */
export const totalCap = 10_000;

const table = benhNhanTable;

/** Patients that fit a text: id, card, phone, code, birth or name without accents. Best fits, then the newest, first. */
export async function searchPatients(ctx: Ctx, text: string, options: SearchOptions): Promise<Patient[]> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return [];
  const found =
    query.kind === 'name' ? await byName(ctx, query, options) : await byFields(ctx, query, options);
  return accentsFirst(text, found).map((row) => withAge(ctx, row));
}

/** How many patients fit a text, counted to a cap. `atLeast`: there are more. */
export async function countPatients(
  ctx: Ctx,
  text: string,
): Promise<{ totalRows: number; atLeast: boolean }> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return { totalRows: 0, atLeast: false };
  const where = and(alive, query.kind === 'name' ? nameCondition(query) : fieldCondition(query));
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${table} where ${where} limit ${totalCap + 1}) found`,
  );
  const count = rows[0]?.count ?? 0;
  return { totalRows: Math.min(count, totalCap), atLeast: count > totalCap };
}

const alive = eq(table.TrangThai, 'DangSuDung');

function byFields(
  ctx: Ctx,
  query: Exclude<PatientQuery, { kind: 'name' }>,
  options: SearchOptions,
): Promise<BenhNhanRow[]> {
  return read(ctx, fieldCondition(query), options);
}

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

/** From the narrowest index to the widest, until the page is full: word pairs, pairs and a beginning, beginnings alone. */
async function byName(ctx: Ctx, query: NameQuery, options: SearchOptions): Promise<BenhNhanRow[]> {
  const wanted = options.limit + (options.offset ?? 0);
  const found = new Map<string, BenhNhanRow>();
  for (const where of stages(query)) {
    const rows = await read(ctx, and(where, year(query)), { ...options, limit: wanted, offset: 0 });
    for (const row of rows) found.set(row._id, row);
    if (found.size >= wanted) break;
  }
  return [...found.values()].slice(options.offset ?? 0, wanted);
}

function stages(query: NameQuery): SQL[] {
  const { words } = query;
  const last = words.at(-1) ?? '';
  if (query.initials) return [sql`ten_khong_dau ~ ${initialsPattern(last)}`, startsOf(words)];
  if (words.length === 1) return [recent(last), startsOf(words)];
  const whole = pairs(words);
  if (words.length === 2) return [whole, startsOf(words)];
  return [whole, sql`${pairs(words.slice(0, -1))} and ${beginsIn(last)}`, startsOf(words)];
}

/** One word among the newest records: a very common one fills its page from these alone. */
function recent(word: string): SQL {
  return sql`${table._id} in (select id from ${table} order by id desc limit ${recentRows}) and ${beginsIn(word)}`;
}

function beginsIn(word: string): SQL {
  return sql`' ' || ten_khong_dau like ${`% ${word}%`}`;
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

function pairs(words: readonly string[]): SQL {
  return sql`${table.wordPairs} @> ${sql.param(wordPairs(words.join(' ')))}::text[]`;
}

function year(query: NameQuery): SQL | undefined {
  return query.year === null ? undefined : eq(table.NamSinh, query.year);
}

function prefix(column: SQL, value: string): SQL {
  return sql`${column} like ${`${value.replace(/[\\%_]/g, '\\$&')}%`}`;
}

// Statements go unnamed, so that PostgreSQL plans each for its own values: a generic plan would walk the recency index for a
// word that nobody has.
function read(ctx: Ctx, where: SQL | undefined, options: SearchOptions): Promise<BenhNhanRow[]> {
  return ctx.db
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
