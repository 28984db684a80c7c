import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { type Decimal, dec, sum, toMoney } from '@sen/domain/money/decimal';

/** What is paid back of which line, and what that is in whole dong. */
export type RefundChoice = {
  dongs: Array<{ VienPhiDong_Id: string; SoTien: Decimal }>;
  amount: Decimal;
};

/** The most that may be refunded of a line now. */
export type Refundable = { _id: string; hoanToiDa: Decimal };

/** Whether an amount that was typed may be refunded of a line: above 0, and no more than its most. */
export function mayRefund(line: Refundable, typed: string | null | undefined): boolean {
  return isAmount(typed) && dec(typed).gt(0) && dec(typed).lte(line.hoanToiDa);
}

/** The refund of the lines that have an amount; null while one of them cannot be refunded, or none has any. */
export function refundChoice(
  lines: readonly Refundable[],
  typed: Readonly<Record<string, string | null>>,
): RefundChoice | null {
  const chosen = lines.filter((line) => line._id in typed);
  if (chosen.length === 0 || !chosen.every((line) => mayRefund(line, typed[line._id]))) return null;
  const dongs = chosen.map((line) => ({
    VienPhiDong_Id: line._id,
    SoTien: toMoney(typed[line._id] ?? '0'),
  }));
  const { GiaTriBienLai: amount } = lamTronTienMat(sum(dongs.map(({ SoTien }) => SoTien)));
  return { dongs, amount };
}

function isAmount(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text);
}
