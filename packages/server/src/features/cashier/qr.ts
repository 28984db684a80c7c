import { dec } from '@sen/domain/money/decimal';
import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import { QRPay } from 'vietnam-qr-pay';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { receptionById } from '../reception/queries.ts';
import { readSetting } from '../system/queries.ts';

export type PaymentQr = {
  /** The text of the code (EMVCo, VietQR). */
  payload: string;
  soTien: string;
  noiDung: string;
  accountNumber: string;
  accountName: string;
  bin: string;
};

/** An account that receives transfers. */
export type BankAccount = Pick<PaymentQr, 'bin' | 'accountNumber' | 'accountName'> & {
  /** Its entry of the catalogue, where it has one. */
  TaiKhoanNganHang_Id: string | null;
};

/**
 * What the patient scans to pay a part of a bill by bank, by the code of the visit: the account of the settings, else the default one
 * of the catalogue. Errors: NO_BANK_ACCOUNT, BAD_INPUT, NOT_FOUND.
 */
export async function paymentQr(ctx: Ctx, TiepNhan_Id: string, soTien: string): Promise<PaymentQr> {
  const amount = dec(soTien).round(0, 1);
  if (amount.lte(0)) refuseIssues([{ path: 'soTien', code: 'TOO_SMALL', details: { min: '1' } }]);
  const reception = await receptionById(ctx, TiepNhan_Id);
  // banks show at most 25 plain letters and digits
  const noiDung = tenKhongDau(`VP ${reception.MaTiepNhan}`).toUpperCase().slice(0, 25);
  return qrOf(await bankAccount(ctx), amount.toFixed(2), noiDung);
}

/** The code of a transfer of an amount to an account. */
export function qrOf(
  account: Omit<BankAccount, 'TaiKhoanNganHang_Id'>,
  soTien: string,
  noiDung: string,
): PaymentQr {
  const { bin, accountNumber, accountName } = account;
  const amount = dec(soTien).toFixed(0);
  const payload = QRPay.initVietQR({
    bankBin: bin,
    bankNumber: accountNumber,
    amount,
    purpose: noiDung,
  }).build();
  return { payload, soTien, noiDung, accountNumber, accountName, bin };
}

/** The account that transfers go to: that of the settings, else the default one of the catalogue. Errors: NO_BANK_ACCOUNT. */
export async function bankAccount(ctx: Ctx): Promise<BankAccount> {
  const { bin, accountNumber, accountName } = await readSetting(ctx, 'bank');
  const set = bin !== '' && accountNumber !== '';
  const wanted = set ? accountNumber : null;
  const { rows } = await ctx.db.execute<BankAccount & { TaiKhoanNganHang_Id: string }>(sql`
    select id as "TaiKhoanNganHang_Id", ma_bin as bin, so_tai_khoan as "accountNumber", chu_tai_khoan as "accountName"
    from main.tai_khoan_ngan_hang
    where trang_thai = 'DangSuDung' and not tam_ngung and (${wanted}::text is null or so_tai_khoan = ${wanted}::text)
    order by mac_dinh desc, ma_tai_khoan limit 1`);
  const TaiKhoanNganHang_Id = rows[0]?.TaiKhoanNganHang_Id ?? null;
  if (set) return { bin, accountNumber, accountName, TaiKhoanNganHang_Id };
  if (!rows[0]) throw new DomainError('NO_BANK_ACCOUNT');
  return rows[0];
}
