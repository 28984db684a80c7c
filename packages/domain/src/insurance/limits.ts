import { type Decimal, dec } from '../money/decimal.ts';

/** A tier of a payer object's limits: below so much in scope the fund pays at least this percent; without a limit: the rest. */
export type GioiHan = { GioiHan: Decimal | null; TyLe: number };

/** The percent that the fund pays at least of a bill, by the lowest tier that it stays below; null where no tier holds. */
export function tyLeGioiHan(tiers: readonly GioiHan[], inScope: Decimal): number | null {
  const limits = tiers
    .filter(({ GioiHan }) => GioiHan !== null && dec(inScope).lt(GioiHan))
    .sort((one, other) => dec(one.GioiHan ?? 0).cmp(dec(other.GioiHan ?? 0)));
  return (limits[0] ?? tiers.find(({ GioiHan }) => GioiHan === null))?.TyLe ?? null;
}

/** The tiers as the catalogue keeps them: numbers as text, an empty limit for the rest. */
export function gioiHanOf(rows: unknown): GioiHan[] {
  if (!Array.isArray(rows)) return [];
  return rows.map(({ GioiHan, TyLe }: { GioiHan?: string | number | null; TyLe: string | number }) => ({
    GioiHan: GioiHan === null || GioiHan === undefined || GioiHan === '' ? null : String(GioiHan),
    TyLe: Number(TyLe),
  }));
}
