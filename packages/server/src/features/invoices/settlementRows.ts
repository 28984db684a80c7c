import { type HoaDonCuaQuyetToan, hanHoaDon, type QuyetToanFacts } from '@sen/domain/invoices/quyetToan';
import { desc, inArray } from 'drizzle-orm';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { lockExisting, rowsById } from '../../engine/sql/rows.ts';
import { grouped } from '../orders/grouped.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { leftOf, standing } from './invoiceRows.ts';
import { type HoaDonRow, hoaDonTable, type QuyetToanRow, quyetToanTable } from './tables.ts';

/** One settlement. Errors: NOT_FOUND. */
export async function settlementById(ctx: Ctx, id: string): Promise<QuyetToanRow> {
  const [row] = await rowsById(ctx.db, quyetToanTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'QuyetToanBHYT' });
  return row;
}

/** One settlement that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function seenSettlement(ctx: Ctx, id: string): Promise<QuyetToanRow> {
  const row = await settlementById(ctx, id);
  await requireVisible(ctx, { node: row.CoSo_Id, BenhNhan_Id: null });
  return row;
}

/** Locks a settlement until the transaction ends. Errors: NOT_FOUND. */
export function lockSettlement(tx: Tx, id: string): Promise<QuyetToanRow> {
  return lockExisting(tx, quyetToanTable, id, 'QuyetToanBHYT');
}

/** The invoices of a settlement, its adjustments among them, the newest first. Read together for all settlements of a request. */
export async function invoicesOfSettlement(ctx: Ctx, id: string): Promise<HoaDonRow[]> {
  const found = await loadOne(ctx, 'invoices:settlement', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(hoaDonTable)
      .where(inArray(hoaDonTable.QuyetToan_Id, [...ids]))
      .orderBy(desc(hoaDonTable.NgayTao), desc(hoaDonTable._id));
    return grouped(
      rows.filter(({ TrangThai }) => TrangThai !== 'DaXoa'),
      ({ QuyetToan_Id }) => QuyetToan_Id ?? '',
    );
  });
  return found ?? [];
}

/** The invoice that a settlement stands in: one with its number before one on its way that replaces it; null for none. */
export async function invoiceOfSettlement(ctx: Ctx, id: string): Promise<HoaDonRow | null> {
  const whole = (await invoicesOfSettlement(ctx, id)).filter(
    ({ LoaiHoaDon, TrangThai }) =>
      (LoaiHoaDon === 'QuyetToan' || LoaiHoaDon === 'ThayThe') && TrangThai !== 'BiThayThe',
  );
  return whole.find(({ SoHoaDon }) => SoHoaDon !== null) ?? whole[0] ?? null;
}

/** What the acts on a settlement decide on. */
export async function settlementFacts(ctx: Ctx, row: QuyetToanRow): Promise<QuyetToanFacts> {
  const invoice = await invoiceOfSettlement(ctx, row._id);
  return {
    TrangThai: row.TrangThai,
    node: row.CoSo_Id,
    SoTienChapNhan: row.SoTienChapNhan,
    hoaDon: await stateOf(ctx, invoice),
  };
}

async function stateOf(ctx: Ctx, invoice: HoaDonRow | null): Promise<HoaDonCuaQuyetToan> {
  if (!invoice) return 'KhongCo';
  if (invoice.SoHoaDon === null) return 'ChuaCoSo';
  return (await standing(ctx, invoice)).dangSua ? 'DangSua' : 'CoSo';
}

/** What of a settlement is accepted now: what its invoice says after its changes; without one what was entered. */
export async function acceptedNow(ctx: Ctx, row: QuyetToanRow): Promise<string> {
  const invoice = await invoiceOfSettlement(ctx, row._id);
  return invoice ? leftOf(ctx, invoice) : row.SoTienChapNhan;
}

/** Whether the invoice of a settlement should have been issued before today. */
export async function isLate(ctx: Ctx, row: QuyetToanRow): Promise<boolean> {
  if (row.TrangThai !== 'HieuLuc' || Number(row.SoTienChapNhan) === 0) return false;
  const invoice = await invoiceOfSettlement(ctx, row._id);
  return invoice?.SoHoaDon == null && hanHoaDon(row.NgayBienBan) < today(ctx);
}
