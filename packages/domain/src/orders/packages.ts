import { dec, roundDown, sum, toMoney } from '../money/decimal.ts';

/** A part of a package: quantity as decimal text, and what one of it costs by itself. */
export type PackagePart = { DichVu_Id: string; SoLuong: string; DonGia: string };

/**
 * The parts of a package with unit prices that add up to its price: each bears a share by what it costs by itself, rounded down to
 * the dong; what is left over, never more than a dong a piece, falls on a single piece, for which a part of several is divided where
 * there is no other. Parts that cost nothing share by their quantity.
 */
export function packageParts(price: string, parts: readonly PackagePart[]): PackagePart[] {
  const weights = parts.map((part) => dec(part.DonGia).times(part.SoLuong));
  const whole = sum(weights);
  const even = sum(parts.map((part) => part.SoLuong));
  const shares = parts.map((part, at) => {
    const [weight, among] = whole.gt(0) ? [weights[at] ?? dec(0), whole] : [dec(part.SoLuong), even];
    // one division, so that what comes out even stays so
    return { ...part, DonGia: toMoney(roundDown(dec(price).times(weight).div(among.times(part.SoLuong)))) };
  });
  const rest = dec(price).minus(sum(shares.map((part) => dec(part.DonGia).times(part.SoLuong))));
  if (rest.eq(0)) return shares;
  const dearest = (among: readonly PackagePart[]) =>
    [...among].sort((a, b) => dec(b.DonGia).cmp(dec(a.DonGia)))[0];
  const single = dearest(shares.filter((part) => dec(part.SoLuong).eq(1)));
  if (single) return shares.map((part) => (part === single ? raised(part, rest) : part));
  const several = dearest(shares.filter((part) => dec(part.SoLuong).gt(1)));
  if (!several) return shares;
  return shares.flatMap((part) =>
    part === several
      ? [{ ...part, SoLuong: dec(part.SoLuong).minus(1).toString() }, raised({ ...part, SoLuong: '1' }, rest)]
      : [part],
  );
}

function raised(part: PackagePart, by: ReturnType<typeof dec>): PackagePart {
  return { ...part, DonGia: toMoney(dec(part.DonGia).plus(by)) };
}

/** Whether a package is sold on a day, 'YYYY-MM-DD'. */
export function soldOn(
  day: string,
  { NgayBatDau, NgayKetThuc }: { NgayBatDau: string | null; NgayKetThuc: string | null },
): boolean {
  return (NgayBatDau === null || NgayBatDau <= day) && (NgayKetThuc === null || day <= NgayKetThuc);
}
