import { dec, min, toQuantity } from '../money/decimal.ts';

/** A lot in a store: quantity that may still be given, decimal text; HanDung YYYY-MM-DD. */
export type LotOnShelf = { Lo_Id: string; HanDung: string; SoLuongKhaDung: string };

export type Pick = { Lo_Id: string; SoLuong: string };

/** Whether a lot may not be given any more on the day: it may on its last day. */
export function isExpired(HanDung: string, today: string): boolean {
  return HanDung < today;
}

/** Whether a lot expires within `days` days of `today` (YYYY-MM-DD), expired ones included. */
export function expiresSoon(HanDung: string, today: string, days: number): boolean {
  const limit = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return HanDung <= limit;
}

/**
 * First expired, first out: which lots give a quantity. Expired lots give nothing. `thieu` is what no lot can give, '0.000' when
 * the shelf suffices; lots of the same day keep the order of their ids, so that two stores choose alike.
 */
export function chooseLots(
  lots: readonly LotOnShelf[],
  SoLuong: string,
  today: string,
): { picks: Pick[]; thieu: string } {
  let rest = dec(SoLuong);
  const picks: Pick[] = [];
  for (const lot of [...lots].sort(byExpiry)) {
    if (rest.lte(0)) break;
    const there = dec(lot.SoLuongKhaDung);
    if (isExpired(lot.HanDung, today) || there.lte(0)) continue;
    const taken = min(there, rest);
    picks.push({ Lo_Id: lot.Lo_Id, SoLuong: toQuantity(taken) });
    rest = rest.minus(taken);
  }
  return { picks, thieu: toQuantity(rest) };
}

function byExpiry(a: LotOnShelf, b: LotOnShelf): number {
  return a.HanDung.localeCompare(b.HanDung) || a.Lo_Id.localeCompare(b.Lo_Id);
}
