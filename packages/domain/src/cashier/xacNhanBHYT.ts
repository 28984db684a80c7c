import { type Decimal, dec } from '../money/decimal.ts';

/** What decides whether the insured costs of a visit may be confirmed. Money as decimal text. */
export type InsuredVisit = {
  TrangThai: string;
  DaXacNhanBHYT: boolean;
  /** The fund's part of the whole visit. */
  BHChiTra: Decimal;
  /** The level of the card is not known before the portal tells it. */
  theChuaXacMinh: boolean;
};

/**
 * Why the insured costs of a visit cannot be confirmed, or null (insurance 11). Confirmed, they are what the fund is billed, so that
 * they have to be final: by a card whose level is known.
 */
export function confirmInsuranceRefusal(visit: InsuredVisit): string | null {
  if (visit.TrangThai === 'DaHuy') return 'RECEPTION_CANCELLED';
  if (visit.DaXacNhanBHYT) return 'RECEPTION_INSURANCE_CONFIRMED';
  if (dec(visit.BHChiTra).eq(0)) return 'NOTHING_INSURED';
  return visit.theChuaXacMinh ? 'CARD_LEVEL_UNKNOWN' : null;
}
