import { type Decimal, dec, min } from '../money/decimal.ts';

/** The price of one unit of a line: what the house asks, what the fund accepts, and whether the line is billed to the fund at all. */
export type PricedLine = { DonGia: Decimal; DonGiaBHYT: Decimal; LaBHYT: boolean };

/**
 * Whether the insurance supports the price of a line (prices 18): always at the price that it accepts, at a dearer one only for a payer
 * whose prices are supported (`DuocHoTroGiaBHYT`).
 */
export function isSupported({ DonGia, DonGiaBHYT, LaBHYT }: PricedLine, hoTroGia: boolean): boolean {
  return LaBHYT && dec(DonGiaBHYT).gt(0) && (hoTroGia || dec(DonGia).lte(DonGiaBHYT));
}

/** The part of the price of one unit that the insurance supports, and the part that is left; together they are the price, none is below 0. */
export function supportedPrice(
  line: PricedLine,
  hoTroGia: boolean,
): { DonGiaHoTro: Decimal; DonGiaThanhToan: Decimal } {
  const support = isSupported(line, hoTroGia) ? min(dec(line.DonGia), dec(line.DonGiaBHYT)) : dec(0);
  return { DonGiaHoTro: support.toFixed(3), DonGiaThanhToan: dec(line.DonGia).minus(support).toFixed(3) };
}
