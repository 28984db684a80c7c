import type { LoaiThanhToan } from '../cashier/payments.ts';
import type { LoaiBienLai } from '../cashier/shift.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** The accounts of the ledger that an amount is entered in. */
export type TaiKhoan = { TaiKhoanNo: string; TaiKhoanCo: string };

/** A way of paying with its accounting lines, as the catalogue has it. */
export type HinhThucHachToan = {
  Loai: LoaiThanhToan;
  HachToans: ReadonlyArray<TaiKhoan & { LoaiBienLai: LoaiBienLai }>;
};

/** A voucher type with its accounts for cash and for the bank. */
export type PhieuHachToan = {
  TaiKhoanNoTienMat: string | null;
  TaiKhoanCoTienMat: string | null;
  TaiKhoanNoNganHang: string | null;
  TaiKhoanCoNganHang: string | null;
};

/**
 * The accounts of a payment of a kind of receipt: those of the accounting line of its way of paying, else those of the voucher type for
 * cash or for the bank; null where neither has both of them (accounting 1).
 */
export function dinhKhoan(
  kind: LoaiBienLai,
  method: HinhThucHachToan | undefined,
  voucher: PhieuHachToan | undefined,
): TaiKhoan | null {
  if (!method) return null;
  const line = method.HachToans.find(({ LoaiBienLai }) => LoaiBienLai === kind);
  if (line) return both(line.TaiKhoanNo, line.TaiKhoanCo);
  if (!voucher || method.Loai === 'Khac') return null;
  return method.Loai === 'TienMat'
    ? both(voucher.TaiKhoanNoTienMat, voucher.TaiKhoanCoTienMat)
    : both(voucher.TaiKhoanNoNganHang, voucher.TaiKhoanCoNganHang);
}

function both(TaiKhoanNo: string | null, TaiKhoanCo: string | null): TaiKhoan | null {
  return TaiKhoanNo && TaiKhoanCo ? { TaiKhoanNo, TaiKhoanCo } : null;
}

/** The accounts of the entry that takes another one back. */
export function daoNguoc({ TaiKhoanNo, TaiKhoanCo }: TaiKhoan): TaiKhoan {
  return { TaiKhoanNo: TaiKhoanCo, TaiKhoanCo: TaiKhoanNo };
}

/** An amount of dong in a currency that is worth so many dong: to a hundredth. */
export function nguyenTe(SoTien: Decimal, TyGia: Decimal): string {
  return dec(SoTien).div(TyGia).toFixed(2);
}
