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

/** What the patient scans to pay `soTien` by bank: the account of the settings, else the default one of the catalogue. Errors: NO_BANK_ACCOUNT, BAD_INPUT, NOT_FOUND. */
export async function paymentQr(ctx: Ctx, TiepNhan_Id: string, soTien: string): Promise<PaymentQr> {
  const amount = dec(soTien).round(0, 1);
  if (amount.lte(0)) refuseIssues([{ path: 'soTien', code: 'TOO_SMALL', details: { min: '1' } }]);
  const reception = await receptionById(ctx, TiepNhan_Id);
  const account = await bankAccount(ctx);
  // banks show at most 25 plain letters and digits
  const noiDung = tenKhongDau(`VP ${reception.MaTiepNhan}`).toUpperCase().slice(0, 25);
  const payload = QRPay.initVietQR({
    bankBin: account.bin,
    bankNumber: account.accountNumber,
    amount: amount.toFixed(0),
    purpose: noiDung,
  }).build();
  return { payload, soTien: amount.toFixed(2), noiDung, ...account };
}

async function bankAccount(ctx: Ctx): Promise<{ bin: string; accountNumber: string; accountName: string }> {
  const bank = await readSetting(ctx, 'bank');
  if (bank.bin !== '' && bank.accountNumber !== '') return bank;
  const { rows } = await ctx.db.execute<{ bin: string; accountNumber: string; accountName: string }>(sql`
    select ma_bin as bin, so_tai_khoan as "accountNumber", chu_tai_khoan as "accountName" from main.tai_khoan_ngan_hang
    where trang_thai = 'DangSuDung' and not tam_ngung order by mac_dinh desc, ma_tai_khoan limit 1`);
  const [account] = rows;
  if (!account) throw new DomainError('NO_BANK_ACCOUNT');
  return account;
}
