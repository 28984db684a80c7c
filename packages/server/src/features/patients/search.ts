import { tenKhongDau } from '@sen/domain/names/key';
import { routeQuery } from '@sen/domain/names/query';
import type { Ctx } from '../../engine/context.ts';
import type { Loaders } from '../../engine/loaders.ts';
import { countByField, pageByField } from './fieldSearch.ts';
import { type NamePage, pageByName } from './nameSearch.ts';
import { oldCode } from './oldCode.ts';
import { type Patient, withAge } from './queries.ts';
import type { BenhNhanRow } from './tables.ts';
import { totalCap } from './totals.ts';

export type SearchOptions = { limit: number; offset?: number };

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
  if (rows.length === 0 && !options.offset && /\d/.test(text)) return oldCode(ctx, text);
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
  return { total: () => countByField(ctx, text, query) };
}

async function pageOf(ctx: Ctx, text: string, options: SearchOptions): Promise<NamePage> {
  const query = routeQuery(text);
  if (query.kind === 'slip') return nobody;
  if (query.kind === 'name') return pageByName(ctx, text, query, options);
  return pageByField(ctx, text, query, options);
}

/** With accents typed, names that have the same accents come first. */
function accentsFirst(text: string, rows: BenhNhanRow[]): BenhNhanRow[] {
  const typed = text.trim().normalize('NFC').toLowerCase();
  if (tenKhongDau(typed) === typed) return rows;
  const fits = (row: BenhNhanRow) => (row.TenBenhNhan.normalize('NFC').toLowerCase().includes(typed) ? 0 : 1);
  return [...rows].sort((a, b) => fits(a) - fits(b));
}
