import { ownField } from '@sen/domain/records/ownField';
import { asc, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type Patient, withAge } from './queries.ts';
import { searchPatients } from './search.ts';
import { benhNhanTable as table } from './tables.ts';

export type ListArgs = {
  page?: number | null;
  limit?: number | null;
  searchInput?: string | null;
  sortInput?: { field: string; desc?: boolean | null } | null;
};

const sortable = {
  MaYTe: table.MaYTe,
  TenBenhNhan: table.TenKhongDau,
  NamSinh: table.NamSinh,
  NgayTao: table._id,
} as const;
/** Nobody turns this many pages: the search narrows instead. */
const deepest = 10_000;

/** One page of patients in one statement: the newest first, or as sorted; with a text, the best fits first. */
export async function listPatients(ctx: Ctx, args: ListArgs): Promise<Patient[]> {
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = Math.min((Math.max(args.page ?? 1, 1) - 1) * limit, deepest);
  const text = args.searchInput?.trim() ?? '';
  if (text !== '') return searchPatients(ctx, text, { limit, offset });
  const rows = await ctx.db
    .select()
    .from(table)
    .where(eq(table.TrangThai, 'DangSuDung'))
    .orderBy(order(args.sortInput), desc(table._id)) // equal ones stand in one order on every page
    .limit(limit)
    .offset(offset);
  return rows.map((row) => withAge(ctx, row));
}

function order(sort: ListArgs['sortInput']) {
  if (!sort) return desc(table._id);
  const column = ownField<PgColumn>(sortable, sort.field);
  if (!column)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'sortInput.field', code: 'NOT_IN_LIST' }] });
  return sort.desc ? desc(column) : asc(column);
}
