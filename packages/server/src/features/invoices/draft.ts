import { accountFor } from '@sen/domain/invoices/accountFor';
import type { Buyer } from '@sen/domain/invoices/buyer';
import { buyerOf } from '@sen/domain/invoices/buyer';
import type { InvoiceLine } from '@sen/domain/invoices/invoiceLines';
import { dec } from '@sen/domain/money/decimal';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { insertRow, insertRows } from '../../engine/sql/rows.ts';
import { receiptRows } from '../cashier/sql.ts';
import { patientById } from '../patients/queries.ts';
import { contentOf, type InvoiceContent } from './content.ts';
import { tell } from './send.ts';
import {
  type HoaDonRow,
  hoaDonBienLaiTable,
  hoaDonDongTable,
  hoaDonTable,
  type TaiKhoanRow,
  taiKhoanHoaDonTable,
} from './tables.ts';

/** An invoice that is about to be written. */
type NewInvoice = Pick<
  typeof hoaDonTable.$inferInsert,
  | 'LoaiHoaDon'
  | 'BenhNhan_Id'
  | 'QuyetToan_Id'
  | 'QuayThu_Id'
  | 'HinhThucThanhToan'
  | 'TongTien'
  | 'LyDoDieuChinh'
  | 'GhiChu'
> &
  Buyer & { account: Pick<TaiKhoanRow, '_id' | 'MauSo' | 'KyHieu'>; original?: HoaDonRow };

/** Where receipts stand that may be invoiced together. */
type Place = { NguoiThu_Id: string; QuayThu_Id: string | null };

/**
 * Writes the draft of an invoice of receipts of one patient, made out to the patient unless a buyer is given. Errors: NOT_FOUND,
 * INVOICE_SEVERAL_BUYERS, INVOICE_RECEIPT_TAKEN, INVOICE_NO_ACCOUNT, those of `contentOf`.
 */
export async function draftOf(tx: Tx, ids: readonly string[], given: Buyer | null): Promise<HoaDonRow> {
  const content = await contentOf(tx, ids);
  const [first] = content.receipts;
  if (!first) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  if (content.receipts.some(({ BenhNhan_Id }) => BenhNhan_Id !== first.BenhNhan_Id))
    throw new DomainError('INVOICE_SEVERAL_BUYERS');
  const patient = await patientById(tx, first.BenhNhan_Id);
  const row = await writeDraft(
    tx,
    {
      ...(given ?? buyerOf({ ...patient, DiaChi: patient.fullAddress })),
      LoaiHoaDon: 'BanHang',
      account: await issuingAccount(tx, first, patient.KyHieuHoaDon),
      BenhNhan_Id: first.BenhNhan_Id,
      QuayThu_Id: first.QuayThu_Id,
      HinhThucThanhToan: content.payment,
      TongTien: content.total,
    },
    content.lines,
  );
  await link(tx, row, content);
  return row;
}

/** Writes a draft with its lines, logged and told. */
export async function writeDraft(
  tx: Tx,
  { account, original, ...values }: NewInvoice,
  lines: readonly InvoiceLine[],
): Promise<HoaDonRow> {
  const row = await insertRow(tx, hoaDonTable, {
    ...values,
    MaHoaDon: crypto.randomUUID(),
    TaiKhoan_Id: account._id,
    Pattern: account.MauSo,
    Serial: account.KyHieu,
    NgayHoaDon: today(tx),
    HoaDonGoc_Id: original?._id ?? null,
    TrangThai: 'Nhap',
    NguoiTao_Id: actor(tx),
  });
  await writeLines(tx, row._id, lines);
  await audit(tx, {
    action: 'CREATE',
    entity: 'HoaDonDienTu',
    entityId: row._id,
    BenhNhan_Id: row.BenhNhan_Id,
    after: { ...row, dongs: lines },
  });
  await tell(tx, row);
  return row;
}

export async function writeLines(tx: Tx, HoaDon_Id: string, lines: readonly InvoiceLine[]): Promise<void> {
  await insertRows(
    tx,
    hoaDonDongTable,
    lines.map((line, at) => ({ ...line, HoaDon_Id, STT: at + 1, NguoiTao_Id: actor(tx) })),
  );
}

/** Takes receipts into an invoice. Errors: INVOICE_RECEIPT_TAKEN. */
export async function link(
  tx: Tx,
  { _id }: Pick<HoaDonRow, '_id'>,
  { links, receipts }: Pick<InvoiceContent, 'links' | 'receipts'>,
): Promise<void> {
  await refuseTaken(
    tx,
    receipts.map((receipt) => receipt._id),
  );
  const written = await tx.db
    .insert(hoaDonBienLaiTable)
    .values(links.map((one) => ({ ...one, HoaDon_Id: _id, NguoiTao_Id: actor(tx) })))
    .onConflictDoNothing()
    .returning();
  // somebody else was faster
  if (written.length < links.length)
    throw new DomainError('INVOICE_RECEIPT_TAKEN', { MaBienLai: receipts[0]?.MaBienLai ?? '', SoHoaDon: '' });
}

async function refuseTaken(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.db.execute<{ code: string; number: string }>(sql`
    select b.ma_bien_lai as code, coalesce(h.serial || ' ' || h.so_hoa_don, h.serial) as number
    from ${hoaDonBienLaiTable} l join ${hoaDonTable} h on h.id = l.hoa_don_id
    join ${receiptRows} b on b.id = l.bien_lai_id
    where l.hieu_luc and l.so_tien > 0 and l.hoa_don_goc_id is null and l.bien_lai_id = any(${sql.param([...ids])}::uuid[]) limit 1`);
  const [taken] = rows;
  if (taken)
    throw new DomainError('INVOICE_RECEIPT_TAKEN', { MaBienLai: taken.code, SoHoaDon: taken.number });
}

/** The account that receipts of a place are issued under, by the customer's own serial where there is one. Errors: INVOICE_NO_ACCOUNT. */
export async function issuingAccount(
  tx: Tx,
  place: Place,
  KyHieuHoaDon: string | null,
): Promise<TaiKhoanRow> {
  const accounts = await usableAccounts(tx);
  const own = accounts.find(({ KyHieu }) => KyHieu === KyHieuHoaDon?.trim());
  const found = own ?? accountOf(accounts, place, today(tx));
  if (!found) throw new DomainError('INVOICE_NO_ACCOUNT');
  return found;
}

/** The accounts that may be issued under today. */
export function usableAccounts(tx: Tx): Promise<TaiKhoanRow[]> {
  return tx.db
    .select()
    .from(taiKhoanHoaDonTable)
    .where(and(eq(taiKhoanHoaDonTable.TamNgung, false), sql`${taiKhoanHoaDonTable.TuNgay} <= ${today(tx)}`));
}

/** The account of a cashier at a counter; null for none. */
export function accountOf<A extends TaiKhoanRow>(
  accounts: readonly A[],
  { NguoiThu_Id, QuayThu_Id }: Place,
  day: string,
): A | null {
  return accountFor(accounts, { NhanVien_Id: NguoiThu_Id, Node_Id: QuayThu_Id, day });
}

/** The receipts that an invoice stands for, without refunds. */
export async function receiptsOfInvoice(tx: Tx, HoaDon_Id: string): Promise<string[]> {
  const rows = await tx.db
    .select({ id: hoaDonBienLaiTable.BienLai_Id, SoTien: hoaDonBienLaiTable.SoTien })
    .from(hoaDonBienLaiTable)
    .where(and(inArray(hoaDonBienLaiTable.HoaDon_Id, [HoaDon_Id]), eq(hoaDonBienLaiTable.HieuLuc, true)));
  // a refund of less than half a dong stands there with nothing
  return rows.filter(({ SoTien }) => dec(SoTien).gt(0)).map(({ id }) => id);
}
