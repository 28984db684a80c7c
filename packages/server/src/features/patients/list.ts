import { routeQuery } from '@sen/domain/names/query';
import { ownField } from '@sen/domain/records/ownField';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { fieldFits } from './fieldSearch.ts';
import { listFilter } from './listFilter.ts';
import { begunNames } from './nameWords.ts';
import { type Patient, withAge } from './queries.ts';
import { countPatients, searchPatients } from './search.ts';
import { benhNhanTable as table } from './tables.ts';
import { alive } from './totals.ts';

export type ListArgs = {
  page?: number | null;
  limit?: number | null;
  searchInput?: string | null;
  sortInput?: { field: string; desc?: boolean | null } | null;
  filter?: unknown;
};

const sortable = {
  MaYTe: table.MaYTe,
  TenBenhNhan: table.TenKhongDau,
  NamSinh: table.NamSinh,
  NgayTao: table._id,
} as const;
/** Nobody turns this many pages: the search narrows instead. */
const deepest = 10_000;

/** The rows of a page as it was asked for: 50, and 200 at most. */
export function rowsOfPage(limit: number | null | undefined): number {
  return Math.min(Math.max(limit ?? 50, 1), 200);
}

/**
 * One page of patients in one statement: the newest first, or as sorted; with a text alone, the best fits first. Errors: BAD_INPUT at
 * `sortInput.field` or `filter.<field>`.
 */
export async function listPatients(ctx: Ctx, args: ListArgs): Promise<Patient[]> {
  const limit = rowsOfPage(args.limit);
  const offset = Math.min((Math.max(args.page ?? 1, 1) - 1) * limit, deepest);
  const text = args.searchInput?.trim() ?? '';
  const filter = listFilter(args.filter);
  if (text !== '' && !filter) return searchPatients(ctx, text, { limit, offset });
  const rows = await ctx.db
    .select()
    .from(table)
    .where(and(alive, filter, fitting(text)))
    .orderBy(order(args.sortInput), desc(table._id)) // equal ones stand in one order on every page
    .limit(limit)
    .offset(offset);
  return rows.map((row) => withAge(ctx, row));
}

/** How many patients the pages of a list hold: with a filter exactly, else counted to the cap of the search. */
export async function countListed(
  ctx: Ctx,
  searchInput: string,
  filter: unknown,
): Promise<{ totalRows: number; atLeast: boolean }> {
  const chosen = listFilter(filter);
  if (!chosen) return countPatients(ctx, searchInput);
  const [row] = await ctx.db
    .select({ totalRows: sql<number>`count(*)::int` })
    .from(table)
    .where(and(alive, chosen, fitting(searchInput.trim())));
  return { totalRows: row?.totalRows ?? 0, atLeast: false };
}

/** Whom a text names among those of a filter: by code, papers, phone or birth, or by words that begin with each of a name. */
function fitting(text: string): SQL | undefined {
  if (text === '') return undefined;
  const query = routeQuery(text);
  if (query.kind === 'slip') return sql`false`;
  return query.kind === 'name' ? begunNames(query) : fieldFits(query);
}

function order(sort: ListArgs['sortInput']) {
  if (!sort) return desc(table._id);
  const column = ownField<PgColumn>(sortable, sort.field);
  if (!column)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'sortInput.field', code: 'NOT_IN_LIST' }] });
  return sort.desc ? desc(column) : asc(column);
}
