import { type Decimal, dec, max, min, toMoney } from '../money/decimal.ts';

/** A limit as the site states it: for a position, or, without one, for all positions that have none of their own. */
export type HanMucMienGiam = {
  ChucVu_Id: string | null;
  TenChucVu: string | null;
  /** In dong, for a visit; null for none. */
  SoTienToiDa: Decimal | null;
  /** Percent of the patient's part of a visit; null for none. */
  PhanTramToiDa: number | null;
};

/** What is said to somebody whose limit is below what they would let off. */
export type AboveLimit = {
  code: 'EXEMPTION_ABOVE_LIMIT' | 'EXEMPTION_ABOVE_ALL';
  details: Record<string, string>;
};

/** The most that a limit lets off of a visit whose patient owes `owed` before exemptions; null for as much as there is. */
export function capOf({ SoTienToiDa, PhanTramToiDa }: HanMucMienGiam, owed: Decimal): Decimal | null {
  const byPercent = PhanTramToiDa === null ? null : dec(owed).times(PhanTramToiDa).div(100);
  if (SoTienToiDa === null) return byPercent && toMoney(byPercent);
  return toMoney(byPercent ? min(byPercent, dec(SoTienToiDa)) : dec(SoTienToiDa));
}

/** The most that somebody of a position may let off of a visit; null without a limit. Of several entries the widest one counts. */
export function mostFor(
  limits: readonly HanMucMienGiam[],
  ChucVu_Id: string | null,
  owed: Decimal,
): Decimal | null {
  const own = limits.filter((one) => one.ChucVu_Id !== null && one.ChucVu_Id === ChucVu_Id);
  const caps = (own.length > 0 ? own : limits.filter((one) => one.ChucVu_Id === null)).map((one) =>
    capOf(one, owed),
  );
  if (caps.length === 0 || caps.some((cap) => cap === null)) return null;
  return toMoney(caps.reduce((most, cap) => max(most, dec(cap ?? 0)), dec(0)));
}

/** Why somebody of a position may not let this much off of a visit, with the positions that may; null when it is within the limit. */
export function aboveLimit(
  limits: readonly HanMucMienGiam[],
  ChucVu_Id: string | null,
  owed: Decimal,
  SoTien: Decimal,
): AboveLimit | null {
  const most = mostFor(limits, ChucVu_Id, owed);
  if (most === null || dec(SoTien).lte(most)) return null;
  const helpers = new Set(
    limits.flatMap((one) => {
      const cap = capOf(one, owed);
      return one.TenChucVu !== null && (cap === null || dec(SoTien).lte(cap)) ? [one.TenChucVu] : [];
    }),
  );
  const details = { SoTien, max: most };
  return helpers.size > 0
    ? { code: 'EXEMPTION_ABOVE_LIMIT', details: { ...details, who: [...helpers].join(', ') } }
    : { code: 'EXEMPTION_ABOVE_ALL', details };
}
