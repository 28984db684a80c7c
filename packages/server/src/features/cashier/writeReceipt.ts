import { changeOf, type LoaiThanhToan, paymentIssues } from '@sen/domain/cashier/payments';
import type { SoTienThu } from '@sen/domain/cashier/receipt';
import { chieuTien, type LoaiBienLai } from '@sen/domain/cashier/shift';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { insertStatement, sendTogether } from '../../engine/sql/written.ts';
import type { Account } from './account.ts';
import { cashierOf, takeNumber } from './books.ts';
import { type NewlyPaid, withReceipt } from './points.ts';
import type { NewReceipt } from './postings.ts';
import { requireOwnAccounts } from './qr.ts';
import { thanhToanTable as payments, bienLaiTable as receipts } from './tables.ts';

export type PaymentInput = {
  HinhThucThanhToan_Id: string;
  SoTien: string;
  TaiKhoanNganHang_Id?: string | null | undefined;
  /** The bank or what was prepared names the account: it is kept whatever has become of it since. */
  fromBank?: boolean;
  MaGiaoDich?: string | null | undefined;
};

export type ReceiptInput = SoTienThu & {
  LoaiBienLai: LoaiBienLai;
  thanhToans: readonly PaymentInput[];
  TienKhachDua?: string | null | undefined;
  NguoiNop?: string | null | undefined;
  GhiChu?: string | null | undefined;
  QuyenBienLai_Id?: string | null | undefined;
  BienLaiGoc_Id?: string | null;
  /** It collects debts. */
  ThuNo?: boolean;
};

/** Writes a receipt with its payment: `newReceipt`, with its errors. */
export async function writeReceipt(tx: Tx, account: Account, input: ReceiptInput): Promise<NewReceipt> {
  const { receipt, paid } = await newReceipt(tx, account, input);
  sendTogether(tx, [insertStatement(receipts, [receipt]), ...paid]);
  return receipt;
}

/**
 * A receipt with its number, and what writes its payment, nothing for a receipt that rounding leaves worth 0: the caller writes both.
 * It stands as not collected until its act moves it.
 * Errors: BAD_INPUT, PAYMENT_DIFFERS, NO_RECEIPT_BOOK, BOOK_FULL, NO_STAFF_RECORD.
 */
export async function newReceipt(
  tx: Tx,
  account: Account,
  input: ReceiptInput,
): Promise<{ receipt: NewReceipt; paid: Statement[] }> {
  const NguoiThu_Id = cashierOf(tx);
  const parts = await kindsOf(tx, input.thanhToans);
  const given = chieuTien[input.LoaiBienLai] === 1 ? (input.TienKhachDua ?? null) : null;
  const issues = paymentIssues(input.GiaTriBienLai, parts, given);
  const differs = issues.find(({ code }) => code === 'PAYMENT_DIFFERS');
  if (differs) throw new DomainError('PAYMENT_DIFFERS', { ...differs.details });
  refuseIssues(issues);
  const { BenhNhan_Id, TiepNhan_Id } = account.row;
  const values = {
    LoaiBienLai: input.LoaiBienLai,
    BenhNhan_Id,
    TiepNhan_Id,
    NgayBienLai: tx.now(),
    GiaTriBienLai: input.GiaTriBienLai,
    ChenhLechLamTron: input.ChenhLechLamTron,
    TrangThai: 'ChuaThuTien' as const,
    TienKhachDua: given,
    TienThoi: given === null ? null : changeOf(parts, given),
    NguoiNop: input.NguoiNop ?? null,
    GhiChu: input.GhiChu ?? null,
    NguoiThu_Id,
    QuayThu_Id: tx.nodeId,
    BienLaiGoc_Id: input.BienLaiGoc_Id ?? null,
    ThuNo: input.ThuNo ?? false,
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  };
  const number = await takeNumber(tx, input.LoaiBienLai, input.QuyenBienLai_Id ?? null);
  const row = { _id: v7(), ...values, ...number, NgayTao: tx.now() };
  await audit(tx, {
    action: 'CREATE',
    entity: 'BienLai',
    entityId: row._id,
    BenhNhan_Id,
    after: { ...values, ...number, thanhToans: parts },
  });
  await emit(tx, {
    module: 'BienLai',
    process: 'create',
    idNode: tx.nodeId,
    data: { BienLai_Id: row._id, TiepNhan_Id, BenhNhan_Id },
  });
  const receipt = { ...row, version: 1, CaThu_Id: null, HachToan: '0' };
  const lines = parts.map((part) => ({
    ...part,
    _id: v7(),
    BienLai_Id: row._id,
    NguoiTao_Id: actor(tx),
  }));
  return { receipt, paid: await paymentOf(tx, { ...row, thanhToans: lines }) };
}

/** What writes the parts of a payment, and what others write with them. */
async function paymentOf(
  tx: Tx,
  receipt: NewlyPaid & { thanhToans: ReadonlyArray<typeof payments.$inferInsert> },
): Promise<Statement[]> {
  if (receipt.thanhToans.length === 0) return [];
  const others: Statement[] = [];
  for (const write of withReceipt.all()) others.push(...(await write(tx, receipt)));
  return [insertStatement(payments, receipt.thanhToans), ...others];
}

/** Parts of a payment with the kinds of their ways. Errors: BAD_INPUT for one that is off. */
export async function kindsOf(tx: Tx, given: readonly PaymentInput[]) {
  const kinds = await masterDatum(tx, 'ways to pay', async () => {
    const { rows } = await tx.db.execute<{ id: string; loai: LoaiThanhToan }>(sql`
      select id, loai from main.hinh_thuc_thanh_toan where trang_thai = 'DangSuDung' and is_active and not tam_ngung`);
    return new Map(rows.map((row) => [row.id, row.loai]));
  });
  await requireOwnAccounts(
    tx,
    given.map((part) => (part.fromBank ? null : part.TaiKhoanNganHang_Id)),
  );
  return given.map(({ HinhThucThanhToan_Id, SoTien, TaiKhoanNganHang_Id, MaGiaoDich }, at) => {
    const Loai = kinds.get(HinhThucThanhToan_Id);
    if (!Loai) {
      throw new DomainError('BAD_INPUT', {
        issues: [{ path: `thanhToans.${at}.HinhThucThanhToan_Id`, code: 'PAYMENT_METHOD_OFF' }],
      });
    }
    if (Loai === 'TienMat' && TaiKhoanNganHang_Id)
      refuseIssues([{ path: `thanhToans.${at}.TaiKhoanNganHang_Id`, code: 'NOT_IN_LIST' }]);
    return {
      HinhThucThanhToan_Id,
      Loai,
      SoTien,
      TaiKhoanNganHang_Id: TaiKhoanNganHang_Id ?? null,
      MaGiaoDich: MaGiaoDich ?? null,
    };
  });
}
