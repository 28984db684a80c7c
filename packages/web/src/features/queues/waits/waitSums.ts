type Hour = { soGoi: number; choPhut: number | null; choThuongLe: number | null };

/** The mean wait of a day over its calls, and the usual one over the hours of these calls; null where nothing was measured. */
export function waitSums(hours: readonly Hour[]): {
  calls: number;
  wait: number | null;
  usual: number | null;
} {
  const called = hours.filter((hour) => hour.soGoi > 0);
  const calls = called.reduce((sum, { soGoi }) => sum + soGoi, 0);
  const mean = (of: (hour: Hour) => number | null, among: readonly Hour[]) => {
    const known = among.filter((hour) => of(hour) !== null);
    const weight = known.reduce((sum, { soGoi }) => sum + soGoi, 0);
    if (weight === 0) return null;
    return Math.round(known.reduce((sum, hour) => sum + (of(hour) ?? 0) * hour.soGoi, 0) / weight);
  };
  return {
    calls,
    wait: mean((hour) => hour.choPhut, called),
    usual: mean((hour) => hour.choThuongLe, called),
  };
}
