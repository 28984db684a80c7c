import type { HoaDonFacts, LoaiHoaDon } from '@sen/domain/invoices/hoaDonDienTu';
import { isCashRegister } from '@sen/domain/invoices/serial';
import { sum } from '@sen/domain/money/decimal';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { lockExisting, rowsById } from '../../engine/sql/rows.ts';
import { refundsOfReceipt } from '../cashier/forInvoice.ts';
import { grouped } from '../orders/grouped.ts';
import { facilityOf } from '../organisation/facility.ts';
import { noticesOf } from './noticeRows.ts';
import {
  type HoaDonDongRow,
  type HoaDonRow,
  hoaDonBienLaiTable,
  hoaDonDongTable,
  hoaDonTable,
} from './tables.ts';

/** One invoice. Errors: NOT_FOUND. */
export async function invoiceById(ctx: Ctx, id: string): Promise<HoaDonRow> {
  const row = await loadOne(ctx, 'invoices:row', id, async (of, ids) => {
    const rows = await rowsById(of.db, hoaDonTable, ids);
    return new Map(rows.map((one) => [one._id, one]));
  });
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'HoaDonDienTu' });
  return row;
}

/** Locks an invoice until the transaction ends. Errors: NOT_FOUND. */
export function lockInvoice(tx: Tx, id: string): Promise<HoaDonRow> {
  return lockExisting(tx, hoaDonTable, id, 'HoaDonDienTu');
}

/** The lines of an invoice, in their order. Read together for all invoices of a request. */
export async function linesOf(ctx: Ctx, id: string): Promise<HoaDonDongRow[]> {
  const lines = await loadOne(ctx, 'invoices:lines', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(hoaDonDongTable)
      .where(inArray(hoaDonDongTable.HoaDon_Id, [...ids]))
      .orderBy(asc(hoaDonDongTable.STT));
    return grouped(rows, ({ HoaDon_Id }) => HoaDon_Id);
  });
  return lines ?? [];
}

/** Its adjustments and replacements, the first one first. Read together for all invoices of a request. */
export async function changesOf(ctx: Ctx, id: string): Promise<HoaDonRow[]> {
  const changes = await loadOne(ctx, 'invoices:changes', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(hoaDonTable)
      .where(inArray(hoaDonTable.HoaDonGoc_Id, [...ids]))
      .orderBy(asc(hoaDonTable.NgayTao), asc(hoaDonTable._id));
    return grouped(rows, ({ HoaDonGoc_Id }) => HoaDonGoc_Id ?? '');
  });
  return changes ?? [];
}

/** A refund that an invoice does not say yet: which, and how much of this invoice's receipts it gave back. */
export type WaitingRefund = { id: string; given: string };

/** Refunds of the receipts of an invoice that neither it nor an adjustment says. Read together for all invoices of a request. */
export async function waitingRefunds(ctx: Ctx, id: string): Promise<WaitingRefund[]> {
  const found = await loadOne(ctx, 'invoices:refunds', id, async (of, ids) => {
    const { rows } = await of.db.execute<WaitingRefund & { invoice: string }>(sql`
      select l.hoa_don_id as invoice, r.id, sum(r.so_tien)::text as given
      from ${hoaDonBienLaiTable} l join lateral ${refundsOfReceipt(sql`l.bien_lai_id`)} r on true
      where l.hoa_don_id = any(${sql.param([...ids])}::uuid[]) and l.hieu_luc and l.hoa_don_goc_id is null
        and not exists (select from ${hoaDonBienLaiTable} x where x.bien_lai_id = r.id and x.hieu_luc
          and coalesce(x.hoa_don_goc_id, x.hoa_don_id) = l.hoa_don_id)
      group by 1, 2 having round(sum(r.so_tien)) > 0 order by 2`);
    return grouped(rows, ({ invoice }) => invoice);
  });
  return found ?? [];
}

/** What an invoice comes to with its adjustments, those on their way too; whether one is on its way. */
export async function standing(ctx: Ctx, row: HoaDonRow): Promise<{ conLai: string; dangSua: boolean }> {
  const live = (await changesOf(ctx, row._id)).filter(({ TrangThai }) => TrangThai !== 'DaXoa');
  const of = (kind: LoaiHoaDon) =>
    sum(live.filter(({ LoaiHoaDon }) => LoaiHoaDon === kind).map(({ TongTien }) => TongTien));
  return {
    conLai: sum([row.TongTien]).minus(of('DieuChinh')).plus(of('DieuChinhTang')).toFixed(0),
    dangSua: live.some(({ SoHoaDon }) => SoHoaDon === null),
  };
}

/** What an invoice comes to with its adjustments. */
export async function leftOf(ctx: Ctx, row: HoaDonRow): Promise<string> {
  return (await standing(ctx, row)).conLai;
}

/** What the acts on an invoice decide on. */
export async function invoiceFacts(ctx: Ctx, row: HoaDonRow): Promise<HoaDonFacts> {
  const [node, stands, refunds, notices] = await Promise.all([
    facilityOf(ctx, row.QuayThu_Id),
    standing(ctx, row),
    waitingRefunds(ctx, row._id),
    noticesOf(ctx, row._id),
  ]);
  return {
    ...{ TrangThai: row.TrangThai, LoaiHoaDon: row.LoaiHoaDon, node },
    ...stands,
    dangBaoSaiSot: notices.some(({ TrangThai }) => TrangThai === 'DaLap' || TrangThai === 'DaGui'),
    cuaQuyetToan: row.QuyetToan_Id !== null,
    choDieuChinh: refunds.length > 0,
    mayTinhTien: isCashRegister(row.Serial),
  };
}

/** The facts of an invoice that this transaction has locked: what was read before may have changed. */
export function lockedFacts(tx: Tx, row: HoaDonRow): Promise<HoaDonFacts> {
  return invoiceFacts({ ...tx, loaders: new Map() }, row);
}

/** The invoice that a file is the picture or the XML of; null for none. */
export async function invoiceOfFile(ctx: Ctx, id: string): Promise<HoaDonRow | null> {
  const [row] = await ctx.db
    .select()
    .from(hoaDonTable)
    .where(or(eq(hoaDonTable.TepPdf_Id, id), eq(hoaDonTable.TepXml_Id, id)))
    .limit(1);
  return row ?? null;
}

/** Serial and number of the invoices that receipts stand in and that were sent, by receipt. */
export async function numbersOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const links = hoaDonBienLaiTable;
  const rows = await ctx.db
    .select({ id: links.BienLai_Id, Serial: hoaDonTable.Serial, SoHoaDon: hoaDonTable.SoHoaDon })
    .from(links)
    .innerJoin(hoaDonTable, eq(hoaDonTable._id, links.HoaDon_Id))
    .where(
      and(
        inArray(links.BienLai_Id, [...ids]),
        eq(links.HieuLuc, true),
        inArray(hoaDonTable.TrangThai, ['ChoGui', 'DangGui', 'KhongRo', 'DaPhatHanh', 'DaDieuChinh']),
      ),
    );
  return new Map(rows.map(({ id, Serial, SoHoaDon }) => [id, `${Serial} ${SoHoaDon ?? ''}`.trim()]));
}
