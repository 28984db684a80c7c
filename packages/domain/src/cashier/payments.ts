import type { Issue } from '../catalogue/validate.ts';
import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';

export type LoaiThanhToan = 'TienMat' | 'ChuyenKhoan' | 'QuetThe' | 'Khac';

/** One part of a payment. */
export type Payment = { Loai: LoaiThanhToan; SoTien: Decimal };

/**
 * What is wrong with the parts of a payment: each above 0, together the amount of the receipt, the cash given enough for the
 * cash part. Empty when nothing is.
 */
export function paymentIssues(
  amount: Decimal,
  payments: readonly Payment[],
  given: Decimal | null = null,
): Issue[] {
  const issues: Issue[] = payments.flatMap(({ SoTien }, at) =>
    dec(SoTien).lte(0) ? [{ path: `thanhToans.${at}.SoTien`, code: 'TOO_SMALL', details: { min: '1' } }] : [],
  );
  if (given !== null && dec(given).lt(cashOf(payments))) {
    issues.push({ path: 'TienKhachDua', code: 'CASH_TOO_LITTLE' });
  }
  if (issues.length === 0 && !sum(payments.map(({ SoTien }) => SoTien)).eq(amount)) {
    const paid = toMoney(sum(payments.map(({ SoTien }) => SoTien)));
    issues.push({ path: 'thanhToans', code: 'PAYMENT_DIFFERS', details: { expected: amount, paid } });
  }
  return issues;
}

/** The cash in a payment. */
export function cashOf(payments: readonly Payment[]): Decimal {
  return toMoney(sum(payments.filter(({ Loai }) => Loai === 'TienMat').map(({ SoTien }) => SoTien)));
}

/** The change to give back: what was given less the cash part; 0 when nothing was said. */
export function changeOf(payments: readonly Payment[], given: Decimal | null): Decimal {
  return given === null ? '0.00' : toMoney(dec(given).minus(cashOf(payments)));
}
