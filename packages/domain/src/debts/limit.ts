import type { Refusal } from '../acts/acts.ts';
import { type Decimal, dec, toMoney } from '../money/decimal.ts';

/** What decides whether a debtor may owe more. */
export type HanMucFacts = {
  /** What the debtor owes now. */
  conNo: Decimal;
  /** How many days the oldest open debt is overdue; 0 when none is. */
  ngayQuaHan: number;
  /** The most that the debtor may owe; null for no limit. */
  hanMuc: Decimal | null;
  /** More days than these overdue stop new debts; null for never. */
  soNgayChan: number | null;
};

/** Where limits and terms come from, the first that says something: the debtor, the group of debts, the house. */
export function hanMucCua(
  ...sources: ReadonlyArray<{
    hanMuc?: Decimal | null;
    soNgayChan?: number | null;
    soNgayHan?: number | null;
  } | null>
) {
  const first = <T>(values: ReadonlyArray<T | null | undefined>): T | null =>
    values.find((value) => value !== null && value !== undefined) ?? null;
  return {
    hanMuc: first(sources.map((one) => one?.hanMuc)),
    soNgayChan: first(sources.map((one) => one?.soNgayChan)),
    soNgayHan: first(sources.map((one) => one?.soNgayHan)),
  };
}

/** Why a debtor may not owe `moi` more, or null; who may approve debts lets go all the same. */
export function choNoRefusal(
  { conNo, ngayQuaHan, hanMuc, soNgayChan }: HanMucFacts,
  moi: Decimal,
): Refusal | null {
  if (soNgayChan !== null && ngayQuaHan > soNgayChan)
    return { code: 'DEBT_OVERDUE', details: { soNgay: ngayQuaHan, soNgayChan } };
  if (hanMuc === null || dec(conNo).plus(moi).lte(hanMuc)) return null;
  return { code: 'DEBT_OVER_LIMIT', details: { conNo: toMoney(conNo), soTien: moi, hanMuc } };
}
