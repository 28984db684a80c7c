import { tenKhongDau } from '@sen/domain/names/key';
import { type PatientQuery, routeQuery } from '@sen/domain/names/query';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { Loaders } from '../../engine/loaders.ts';
import { type NamePage, pageByName } from './nameSearch.ts';
import { type Patient, withAge } from './queries.ts';
import { type BenhNhanRow, benhNhanTable } from './tables.ts';
import { alive, countFitting, totalCap } from './totals.ts';

export type SearchOptions = { limit: number; offset?: number };

const table = benhNhanTable;
const nobody: NamePage = { rows: [], total: async () => 0 };

/** First pages that a request is reading just now: they know their total, or what to count. */
const reading = new WeakMap<Loaders, Map<string, Promise<NamePage>>>();

/** Patients that fit a text: id, card, phone, code, birth or name without accents. Best fits, then the newest, first. */
export async function searchPatients(ctx: Ctx, text: string, options: SearchOptions): Promise<Patient[]> {
  const page = pageOf(ctx, text.trim(), options);
  const pages = reading.get(ctx.loaders) ?? new Map<string, Promise<NamePage>>();
  if (!options.offset) {
    reading.set(ctx.loaders, pages.set(text.trim(), page));
    page.catch(() => undefined); // whoever waits for the page is told
  }
  const { rows } = await page.finally(() => pages.delete(text.trim()));
  return accentsFirst(text, rows).map((row) => withAge(ctx, row));
}

/** How many patients fit a text, counted to a cap. `atLeast`: there are more. */
export async function countPatients(
  ctx: Ctx,
  text: string,
): Promise<{ totalRows: number; atLeast: boolean }> {
  const key = text.trim();
  const total = await (await (reading.get(ctx.loaders)?.get(key) ?? totalOf(ctx, key))).total();
  return { totalRows: Math.min(total, totalCap), atLeast: total > totalCap };
}

/** The total alone: by a page of names, which decides what is counted, else by its condition. */
async function totalOf(ctx: Ctx, text: string): Promise<Pick<NamePage, 'total'>> {
  const query = routeQuery(text);
  if (query.kind === 'name' || query.kind === 'slip') return pageOf(ctx, text, { limit: 1 });
  return { total: () => countFitting(ctx, text, fieldCondition(query)) };
}

async function pageOf(ctx: Ctx, text: string, options: SearchOptions): Promise<NamePage> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return nobody;
  if (query.kind === 'name') return pageByName(ctx, text, query, options);
  const where = fieldCondition(query);
  const rows = await read(ctx, where, options);
  const whole = !options.offset && rows.length < options.limit;
  return { rows, total: async () => (whole ? rows.length : countFitting(ctx, text, where)) };
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

function prefix(column: SQL, value: string): SQL {
  return sql`${column} like ${`${value.replace(/[\\%_]/g, '\\$&')}%`}`;
}

// Statements go unnamed, so that PostgreSQL plans each for its own values: a generic plan would walk the recency index for a
// value that nobody has.
function read(ctx: Ctx, where: SQL | undefined, options: SearchOptions): Promise<BenhNhanRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(and(alive, where))
    .orderBy(desc(table._id))
    .limit(options.limit)
    .offset(options.offset ?? 0)
    .then((rows) => rows);
}

/** With accents typed, names that have the same accents come first. */
function accentsFirst(text: string, rows: BenhNhanRow[]): BenhNhanRow[] {
  const typed = text.trim().normalize('NFC').toLowerCase();
  if (tenKhongDau(typed) === typed) return rows;
  const fits = (row: BenhNhanRow) => (row.TenBenhNhan.normalize('NFC').toLowerCase().includes(typed) ? 0 : 1);
  return [...rows].sort((a, b) => fits(a) - fits(b));
}
