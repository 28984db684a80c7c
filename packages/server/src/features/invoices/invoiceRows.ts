import type { HoaDonFacts } from '@sen/domain/invoices/hoaDonDienTu';
import { sum } from '@sen/domain/money/decimal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { lockExisting, rowsById } from '../../engine/sql/rows.ts';
import { grouped } from '../orders/grouped.ts';
import { facilityOf } from '../organisation/facility.ts';
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

/** What the acts on an invoice decide on. */
export async function invoiceFacts(ctx: Ctx, row: HoaDonRow): Promise<HoaDonFacts> {
  const [node, changes] = await Promise.all([facilityOf(ctx, row.QuayThu_Id), changesOf(ctx, row._id)]);
  const live = changes.filter(({ TrangThai }) => TrangThai !== 'DaXoa');
  const off = live.filter(({ LoaiHoaDon }) => LoaiHoaDon === 'DieuChinh').map(({ TongTien }) => TongTien);
  return {
    TrangThai: row.TrangThai,
    node,
    LoaiHoaDon: row.LoaiHoaDon,
    conLai: sum([row.TongTien]).minus(sum(off)).toFixed(0),
    dangSua: live.some(({ SoHoaDon }) => SoHoaDon === null),
    mayTinhTien: row.Serial[3] === 'M',
  };
}

/** The facts of an invoice that this transaction has locked: what was read before may have changed. */
export function lockedFacts(tx: Tx, row: HoaDonRow): Promise<HoaDonFacts> {
  return invoiceFacts({ ...tx, loaders: new Map() }, row);
}

/** The draft or what waits to be told of an invoice's change; null for none. */
export async function openChangeOf(tx: Tx, HoaDonGoc_Id: string): Promise<HoaDonRow | null> {
  const [row] = await tx.db
    .select()
    .from(hoaDonTable)
    .where(
      and(eq(hoaDonTable.HoaDonGoc_Id, HoaDonGoc_Id), inArray(hoaDonTable.TrangThai, ['Nhap', 'TuChoi'])),
    );
  return row ?? null;
}

/** The invoice that a file is the picture of; null for none. */
export async function invoiceOfFile(ctx: Ctx, TepPdf_Id: string): Promise<HoaDonRow | null> {
  const [row] = await ctx.db.select().from(hoaDonTable).where(eq(hoaDonTable.TepPdf_Id, TepPdf_Id)).limit(1);
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
