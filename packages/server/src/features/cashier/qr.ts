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
 * What the patient scans to pay a part of a bill by bank, by the code of the visit: to the account that is chosen, else that of the
 * settings, else the default one of the catalogue. Errors: ACCOUNT_NOT_IN_USE, NO_BANK_ACCOUNT, BAD_INPUT, NOT_FOUND.
 */
export async function paymentQr(
  ctx: Ctx,
  TiepNhan_Id: string,
  soTien: string,
  TaiKhoanNganHang_Id: string | null = null,
): Promise<PaymentQr> {
  const amount = dec(soTien).round(0, 1);
  if (amount.lte(0)) refuseIssues([{ path: 'soTien', code: 'TOO_SMALL', details: { min: '1' } }]);
  const reception = await receptionById(ctx, TiepNhan_Id);
  // banks show at most 25 plain letters and digits
  const noiDung = tenKhongDau(`VP ${reception.MaTiepNhan}`).toUpperCase().slice(0, 25);
  return qrOf(await bankAccount(ctx, TaiKhoanNganHang_Id), amount.toFixed(2), noiDung);
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

/**
 * The account that transfers go to: the one that is chosen, else that of the settings, else the default one of the catalogue. Errors:
 * NO_BANK_ACCOUNT, BAD_INPUT (ACCOUNT_NOT_IN_USE).
 */
export async function bankAccount(ctx: Ctx, chosen: string | null = null): Promise<BankAccount> {
  const accounts = await ownAccounts(ctx);
  if (chosen !== null) {
    const account = accounts.find((one) => one._id === chosen);
    if (account) return asBank(account);
    refuseIssues([{ path: 'TaiKhoanNganHang_Id', code: 'ACCOUNT_NOT_IN_USE' }]);
  }
  const usual = accounts.find((one) => one.macDinh);
  if (usual) return asBank(usual);
  const { bin, accountNumber, accountName } = await readSetting(ctx, 'bank');
  if (bin !== '' && accountNumber !== '')
    return { bin, accountNumber, accountName, TaiKhoanNganHang_Id: null };
  throw new DomainError('NO_BANK_ACCOUNT');
}

/** An own account in use. */
export type OwnAccount = {
  _id: string;
  ten: string;
  TenNganHang: string;
  MaBIN: string;
  SoTaiKhoan: string;
  ChuTaiKhoan: string;
  /** Transfers go to it without a choice. */
  macDinh: boolean;
};

/** The own accounts in use, the usual one first: that of the settings, else the default one of the catalogue. */
export async function ownAccounts(ctx: Ctx): Promise<OwnAccount[]> {
  const { bin, accountNumber, accountName } = await readSetting(ctx, 'bank');
  const set = bin !== '' && accountNumber !== '';
  const { rows } = await ctx.db.execute<OwnAccount>(sql`
    select id as _id, ten_tai_khoan as ten, ten_ngan_hang as "TenNganHang", ma_bin as "MaBIN", so_tai_khoan as "SoTaiKhoan",
      chu_tai_khoan as "ChuTaiKhoan", false as "macDinh"
    from main.tai_khoan_ngan_hang where trang_thai = 'DangSuDung' and not tam_ngung order by mac_dinh desc, ma_tai_khoan`);
  const usual = set ? rows.find((one) => one.SoTaiKhoan === accountNumber) : rows[0];
  if (!usual) return rows;
  // the settings say how their account is drawn on the code
  const named = set ? { ...usual, MaBIN: bin, ChuTaiKhoan: accountName } : usual;
  return [{ ...named, macDinh: true }, ...rows.filter((one) => one !== usual)];
}

const asBank = ({ _id, MaBIN, SoTaiKhoan, ChuTaiKhoan }: OwnAccount): BankAccount => ({
  ...{ TaiKhoanNganHang_Id: _id, bin: MaBIN },
  ...{ accountNumber: SoTaiKhoan, accountName: ChuTaiKhoan },
});

/** Throws BAD_INPUT where a part of a payment names an account that is not in use; null for a part that names none. */
export async function requireOwnAccounts(
  ctx: Ctx,
  accounts: ReadonlyArray<string | null | undefined>,
): Promise<void> {
  if (!accounts.some(Boolean)) return;
  const inUse = new Set((await ownAccounts(ctx)).map((one) => one._id));
  refuseIssues(
    accounts.flatMap((account, at) =>
      account && !inUse.has(account)
        ? [{ path: `thanhToans.${at}.TaiKhoanNganHang_Id`, code: 'ACCOUNT_NOT_IN_USE' as const }]
        : [],
    ),
  );
}
