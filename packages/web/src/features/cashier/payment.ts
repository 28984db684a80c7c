import type { DongVienPhi } from '@sen/domain/cashier/allocate';
import { tongBienLai } from '@sen/domain/cashier/receipt';
import { type Decimal, dec, sum, toMoney } from '@sen/domain/money/decimal';
import { type Kind, kinds } from './useMethods.ts';

/** How the payer pays: by one way, or by several with their amounts. */
export type Way = Kind | 'NhieuHinhThuc';
export type Payment = {
  way: Way;
  /** Amounts of a payment by several ways. */
  amounts: Partial<Record<Kind, string | null>>;
  /** Cash given. */
  given: string | null;
  /** Reference of the bank or of the card machine, by the way that it belongs to. */
  references: Partial<Record<Kind, string>>;
  /** The own bank account of a transfer; null for the usual one. */
  account: string | null;
};

export const noPayment: Payment = { way: 'TienMat', amounts: {}, given: null, references: {}, account: null };

/** What the chosen lines cost in whole dong: rounded once, as the receipt will be. */
export function dueOf(lines: ReadonlyArray<Omit<DongVienPhi, 'id'> & { _id: string }>): Decimal {
  return tongBienLai(
    lines.map(({ _id: id, BenhNhanTT, KhuyenMai, MienGiam, HachToan }) => ({
      ...{ id, BenhNhanTT, KhuyenMai, MienGiam, HachToan },
    })),
  ).GiaTriBienLai;
}

/** The parts of a payment of an amount; a single way pays it all. */
export function partsOf(payment: Payment, amount: Decimal): Array<{ kind: Kind; SoTien: Decimal }> {
  if (dec(amount).eq(0)) return [];
  if (payment.way !== 'NhieuHinhThuc') return [{ kind: payment.way, SoTien: amount }];
  return kinds.flatMap((kind) => {
    const text = payment.amounts[kind];
    return isAmount(text) && dec(text).gt(0) ? [{ kind, SoTien: toMoney(text) }] : [];
  });
}

/** What is missing from a payment by several ways (above 0), or too much (below 0). */
export function missingOf(payment: Payment, amount: Decimal): Decimal {
  return toMoney(dec(amount).minus(sum(partsOf(payment, amount).map(({ SoTien }) => SoTien))));
}

/** What a way still has to pay when the others keep their amounts, in whole dong. */
export function restOf(payment: Payment, kind: Kind, amount: Decimal): Decimal {
  const others = missingOf({ ...payment, amounts: { ...payment.amounts, [kind]: null } }, amount);
  return dec(others).gt(0) ? dec(others).toFixed(0) : '0';
}

/** Cash that was given, for a payment with a part in cash; null for any other. */
export function givenOf(payment: Payment, amount: Decimal): Decimal | null {
  return dec(cashPart(payment, amount)).gt(0) && isAmount(payment.given) ? payment.given : null;
}

/** The cash part of a payment. */
export function cashPart(payment: Payment, amount: Decimal): Decimal {
  return partsOf(payment, amount).find(({ kind }) => kind === 'TienMat')?.SoTien ?? '0.00';
}

/** Change to give back; null while nothing was typed, below 0 when too little was given. */
export function changeDue(payment: Payment, amount: Decimal): Decimal | null {
  return isAmount(payment.given) ? toMoney(dec(payment.given).minus(cashPart(payment, amount))) : null;
}

/** Notes that people give for an amount: the amount itself, then rounded up to 10, 50, 100, 200 and 500 thousand. */
export function likelyNotes(amount: Decimal): Decimal[] {
  const up = (note: number) => dec(amount).div(note).round(0, 3).times(note).toFixed(0);
  const all = [dec(amount).toFixed(0), ...[10_000, 50_000, 100_000, 200_000, 500_000].map(up)];
  return [...new Set(all)].slice(0, 5);
}

/** Whether a receipt gave money back. */
export function isOutgoing({ LoaiBienLai }: { LoaiBienLai: string }): boolean {
  return LoaiBienLai === 'HoanTien' || LoaiBienLai === 'HoanUng';
}

/** What a line of a receipt shows: what went back of it stands without a sign; what went on to another service of the package is taken off. */
export function handedOf(receipt: { LoaiBienLai: string }, SoTien: string): string {
  return toMoney(dec(SoTien).times(isOutgoing(receipt) ? -1 : 1));
}

function isAmount(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text);
}
