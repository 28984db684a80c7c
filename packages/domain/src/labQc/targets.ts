import { type Decimal, dec, round, sum } from '../money/decimal.ts';

/** So many results in control are needed before a laboratory computes its own mean. */
export const ownTargetRuns = 20;

/** The mean and the spread of results; `CV` in percent, null around a mean of nothing. */
export type OwnTarget = { soLan: number; TrungBinh: Decimal; DoLechChuan: Decimal; CV: Decimal | null };

/**
 * The mean and the sample standard deviation (n - 1) of results, with two decimals more than these have; null for less than two, or for
 * those that do not differ.
 */
export function ownTarget(values: readonly Decimal[]): OwnTarget | null {
  if (values.length < 2) return null;
  const places = Math.min(6, Math.max(...values.map(decimals)) + 2);
  const mean = sum(values).div(values.length);
  const spread = sum(values.map((value) => dec(value).minus(mean).pow(2)))
    .div(values.length - 1)
    .sqrt();
  const DoLechChuan = round(spread, places);
  if (DoLechChuan.lte(0)) return null;
  return {
    soLan: values.length,
    TrungBinh: round(mean, places).toString(),
    DoLechChuan: DoLechChuan.toString(),
    CV: mean.eq(0) ? null : round(spread.div(mean.abs()).times(100), 2).toString(),
  };
}

function decimals(value: Decimal): number {
  return value.split('.')[1]?.length ?? 0;
}
