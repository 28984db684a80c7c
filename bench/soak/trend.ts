/** What the second half of a series does: how much it grows in an hour, and whether that is more than its own noise. */
export type Trend = { anHour: number; grows: boolean };

/** A straight line through the second half of a series; moments in milliseconds. Less than one in a hundred an hour is flat. */
export function trendOf(points: ReadonlyArray<{ at: number; value: number }>): Trend {
  const half = points.slice(Math.floor(points.length / 2));
  const n = half.length;
  const mean = (of: (one: { at: number; value: number }) => number) =>
    half.reduce((sum, one) => sum + of(one), 0) / n;
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
  const spread = half.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const slope = half.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
  const rest = half.reduce((sum, one) => sum + (one.value - value - slope * (one.at - at)) ** 2, 0);
  const error = n > 2 ? Math.sqrt(rest / (n - 2) / spread) : Number.POSITIVE_INFINITY;
  const anHour = slope * 3_600_000;
  return { anHour, grows: slope > 2 * error && anHour > Math.abs(value) / 100 };
}
