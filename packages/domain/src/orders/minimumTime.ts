/** A service with its minimum execution time in minutes; null where the catalogue names none. */
export type TimedService = { TenDichVu: string; ThoiGianThucHienToiThieu: number | null };

/** The service of a slip that must be waited for longest, and for how many whole minutes; null when the result may be returned. */
export function waitFor(
  services: readonly TimedService[],
  begun: Date,
  now: Date,
): { TenDichVu: string; minutes: number } | null {
  const passed = (now.getTime() - begun.getTime()) / 60_000;
  const waits = services
    .map(({ TenDichVu, ThoiGianThucHienToiThieu }) => ({
      TenDichVu,
      minutes: Math.ceil((ThoiGianThucHienToiThieu ?? 0) - passed),
    }))
    .filter(({ minutes }) => minutes > 0);
  return waits.reduce<(typeof waits)[number] | null>(
    (longest, one) => (longest && longest.minutes >= one.minutes ? longest : one),
    null,
  );
}
