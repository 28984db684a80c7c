import { desc, eq, inArray, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { BienLaiCuaHoaDon, RefLabel } from '../../gql/main.ts';
import { receiptRows } from '../cashier/sql.ts';
import { patientById } from '../patients/queries.ts';
import { patientRows } from '../patients/sql.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { invoiceOfReceipt } from './commands.ts';
import { invoiceById } from './invoiceRows.ts';
import { visibleInvoices } from './list.ts';
import {
  type HoaDonRow,
  hoaDonBienLaiTable,
  hoaDonTable,
  hoaDonTraoDoiTable,
  taiKhoanHoaDonTable,
} from './tables.ts';

/** One invoice, the reading logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openInvoice(ctx: Ctx, id: string): Promise<HoaDonRow> {
  const row = await seenInvoice(ctx, id);
  await auditView(ctx, { entity: 'HoaDonDienTu', entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** One invoice that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function seenInvoice(ctx: Ctx, id: string): Promise<HoaDonRow> {
  const row = await invoiceById(ctx, id);
  await requireVisible(ctx, { node: row.QuayThu_Id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** The invoice that a receipt stands in, as far as the caller may see it; null for none. */
export async function invoiceOfSeenReceipt(ctx: Ctx, BienLai_Id: string): Promise<HoaDonRow | null> {
  const row = await invoiceOfReceipt(ctx, BienLai_Id);
  if (row) await requireVisible(ctx, { node: row.QuayThu_Id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** Invoices of a patient, the newest first, as far as the caller may see them. */
export async function invoicesOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<HoaDonRow[]> {
  const rows = await ctx.db
    .select()
    .from(hoaDonTable)
    .where(eq(hoaDonTable.BenhNhan_Id, BenhNhan_Id))
    .orderBy(desc(hoaDonTable.NgayTao), desc(hoaDonTable._id));
  return visibleInvoices(
    ctx,
    rows.filter(({ TrangThai }) => TrangThai !== 'DaXoa'),
  );
}

/** What was said to the provider of an invoice, the newest first. */
export function exchangesOf(ctx: Ctx, HoaDon_Id: string) {
  return ctx.db
    .select()
    .from(hoaDonTraoDoiTable)
    .where(eq(hoaDonTraoDoiTable.HoaDon_Id, HoaDon_Id))
    .orderBy(desc(hoaDonTraoDoiTable.Luc), desc(hoaDonTraoDoiTable._id));
}

/** The receipts that stand in an invoice, the oldest first. */
export async function receiptsIn(ctx: Ctx, HoaDon_Id: string): Promise<BienLaiCuaHoaDon[]> {
  const { rows } = await ctx.db.execute<Omit<BienLaiCuaHoaDon, 'NgayBienLai'> & { NgayBienLai: string }>(sql`
    select l.bien_lai_id as "BienLai_Id", r.ma_bien_lai as "MaBienLai", r.ngay_tao as "NgayBienLai", b.ma_y_te as "MaYTe",
      b.ten_benh_nhan as "TenBenhNhan", l.so_tien::text as "SoTien"
    from ${hoaDonBienLaiTable} l join ${receiptRows} r on r.id = l.bien_lai_id join ${patientRows} b on b.id = r.benh_nhan_id
    where l.hoa_don_id = ${HoaDon_Id} and (l.hieu_luc or not exists (select from ${hoaDonBienLaiTable} x where x.hoa_don_id = l.hoa_don_id and x.hieu_luc))
    order by r.ngay_tao, l.bien_lai_id`);
  return rows.map((row) => ({ ...row, NgayBienLai: new Date(row.NgayBienLai) }));
}

/** The provider of an account. Read together for all of a request. */
export async function providerOf(ctx: Ctx, { TaiKhoan_Id }: HoaDonRow) {
  const found = await loadOne(ctx, 'invoices:provider', TaiKhoan_Id, async (of, ids) => {
    const rows = await of.db
      .select({ id: taiKhoanHoaDonTable._id, NhaCungCap: taiKhoanHoaDonTable.NhaCungCap })
      .from(taiKhoanHoaDonTable)
      .where(inArray(taiKhoanHoaDonTable._id, [...ids]));
    return new Map(rows.map(({ id, NhaCungCap }) => [id, NhaCungCap]));
  });
  if (!found) throw new Error('an invoice without its account');
  return found;
}

/** The label of an invoice's patient; null for a summary. */
export async function patientOf(ctx: Ctx, { BenhNhan_Id }: HoaDonRow): Promise<RefLabel | null> {
  if (BenhNhan_Id === null) return null;
  const { _id, MaYTe, TenBenhNhan } = await patientById(ctx, BenhNhan_Id);
  return { _id, ma: MaYTe, ten: TenBenhNhan };
}
