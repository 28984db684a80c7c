import { dangNamVien, nhapVienActs } from '@sen/domain/admission/nhapVien';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { auditView, logged } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { QueryGetTiepNhanNhapVienByKhoaArgs } from '../../gql/main.ts';
import { loadSession, madeOfSession } from '../examination/queries.ts';
import { type Made, requireVisible, requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { type NhapVienRow, nhapVienTable as table } from './tables.ts';

/** Where an order to admit or a stay is: in the ward that expects the patient or where they lie. */
export const madeOfStay = ({ Khoa_Id, KhoaNhapVien_Id, BenhNhan_Id }: NhapVienRow): Made => ({
  node: Khoa_Id ?? KhoaNhapVien_Id,
  BenhNhan_Id,
});

/** One order or stay; null when there is none. Read together with all that one request asks for. */
export function loadStay(ctx: Ctx, id: string | null): Promise<NhapVienRow | null> {
  return loadOne(ctx, 'admission', id, async (of, ids) => {
    const rows = await rowsById(of.db, table, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One order or stay for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function openStay(ctx: Ctx, id: string): Promise<NhapVienRow | null> {
  const row = await loadStay(ctx, id);
  if (!row) return null;
  await requireVisible(ctx, madeOfStay(row));
  await auditView(ctx, { entity: nhapVienActs.name, entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** The live order of a session, or null; the reading is logged. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function admissionOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<NhapVienRow | null> {
  const session = await loadSession(ctx, KhamBenh_Id);
  if (!session) return null;
  await requireVisible(ctx, madeOfSession(session));
  const { BenhNhan_Id } = session;
  const read = ctx.db
    .select()
    .from(table)
    .where(and(eq(table.KhamBenh_Id, KhamBenh_Id), ne(table.TrangThai, 'DaHuy')))
    .execute();
  const [row] = await logged(ctx, { entity: nhapVienActs.name, entityId: KhamBenh_Id, BenhNhan_Id }, read);
  return row ?? null;
}

/**
 * The orders to admit to a department between two days, today when empty, in the order of their time; today's with those of earlier days
 * whose patients are still expected. One statement. Errors: RECORD_OF_ANOTHER_FACILITY.
 */
export async function admissionsOfWard(
  ctx: Ctx,
  { KhoaNhapVien_Id, startDate, endDate }: QueryGetTiepNhanNhapVienByKhoaArgs,
): Promise<NhapVienRow[]> {
  await requireVisiblePlace(ctx, KhoaNhapVien_Id);
  const from = startDate ?? today(ctx);
  const earlier = from === today(ctx) ? sql`${table.TrangThai} = 'MoiVaoVien'` : sql`false`;
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.KhoaNhapVien_Id, KhoaNhapVien_Id),
        ne(table.TrangThai, 'DaHuy'),
        sql`(${earlier} or ${table.ThoiGianVaoVien} >= ${from}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')`,
        sql`${table.ThoiGianVaoVien} < (${endDate ?? from}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      ),
    )
    .orderBy(asc(table.ThoiGianVaoVien), asc(table._id))
    .limit(500);
  return visibleRecords(ctx, rows, ({ BenhNhan_Id }) => ({ node: KhoaNhapVien_Id, BenhNhan_Id }));
}

/** Another stay of a patient that goes on; null when there is none. */
export async function otherStayOf(ctx: Ctx, BenhNhan_Id: string, than: string): Promise<NhapVienRow | null> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.BenhNhan_Id, BenhNhan_Id),
        inArray(table.TrangThai, [...dangNamVien]),
        ne(table._id, than),
      ),
    );
  return row ?? null;
}

/** One order or stay that must exist. Errors: NOT_FOUND. */
export async function stayById(ctx: Ctx, id: string): Promise<NhapVienRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: nhapVienActs.name });
  return row;
}
