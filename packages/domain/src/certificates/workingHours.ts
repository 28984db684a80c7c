const hour = 3_600_000;
/** Since 1976 all of Vietnam has been seven hours ahead of UTC. */
const ahead = 7 * hour;
const day = 24 * hour;

/** The hours of administrative work of a day, in hours after its midnight. */
const shifts = [
  [7.5, 11.5],
  [13, 17],
] as const;

/** Working hours within which a birth and a death are reported (domain 6.2). */
export const hoursToReport = 4;

/** When so many working hours have passed since `from`: from Monday to Friday in the hours of offices, the days off (YYYY-MM-DD) aside. */
export function afterWorkingHours(from: Date, hours: number, daysOff: readonly string[] = []): Date {
  const local = from.getTime() + ahead;
  let left = hours * hour;
  for (let midnight = local - (((local % day) + day) % day); ; midnight += day) {
    const weekday = new Date(midnight).getUTCDay();
    const text = new Date(midnight).toISOString().slice(0, 10);
    if (weekday === 0 || weekday === 6 || daysOff.includes(text)) continue;
    for (const [begin, end] of shifts) {
      const start = Math.max(midnight + begin * hour, local);
      const stop = midnight + end * hour;
      if (start >= stop) continue;
      if (stop - start >= left) return new Date(start + left - ahead);
      left -= stop - start;
    }
  }
}
