/** Hours of the house: since 1976 all of Vietnam has been seven hours ahead of UTC. */
const ahead = 7 * 3_600_000;
const hour = 3_600_000;
export const oneDay = 24 * hour;

/** The first instant of the day of `at` in Vietnam, in ms. */
export function dayBegin(at: Date): number {
  const local = at.getTime() + ahead;
  return local - (((local % oneDay) + oneDay) % oneDay) - ahead;
}

/** The day of an instant in Vietnam, YYYY-MM-DD. */
export function dayText(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10);
}

/** How many midnights of Vietnam lie between two instants: 0 on the same day, negative backwards. */
export function daysApart(from: Date, to: Date): number {
  return Math.round((dayBegin(to) - dayBegin(from)) / oneDay);
}

/** The hours at which shifts begin. */
export const shiftHours = [6, 14, 22] as const;

/** When the shift before the running one began: what happened since then is news to who comes to a patient now. */
export function lastShiftBegan(now: Date): Date {
  const midnight = dayBegin(now);
  const begins = [-1, 0].flatMap((day) => shiftHours.map((at) => midnight + day * oneDay + at * hour));
  const past = begins.filter((at) => at <= now.getTime());
  return new Date(past.at(-2) ?? midnight);
}

/** When the shift of a moment begins and when the next one does; `later` counts shifts from it. */
export function shiftOf(at: Date, later = 0): { tu: Date; den: Date } {
  const midnight = dayBegin(at);
  const begins = [-2, -1, 0, 1, 2].flatMap((day) =>
    shiftHours.map((begin) => midnight + day * oneDay + begin * hour),
  );
  const running = begins.findLastIndex((begin) => begin <= at.getTime());
  const of = (index: number) => new Date(begins[index] ?? midnight);
  return { tu: of(running + later), den: of(running + later + 1) };
}

/** The day of a stay, 1 on the day on which it began. */
export function dayOfStay(began: Date, now: Date): number {
  return Math.max(1, daysApart(began, now) + 1);
}
