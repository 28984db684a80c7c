const DAY_MS = 86_400_000;

/** The day 'YYYY-MM-DD' of a local time 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. Throws RangeError on other text. */
export function dayOf(time: string): string {
  const day = time.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    throw new RangeError(`not a local date: ${time}`);
  }
  return day;
}

/** The day that lies so many days after a day or local time. */
export function dayAfter(time: string, days: number): string {
  return new Date(Date.parse(dayOf(time)) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole calendar days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);
}

/** Days from Monday to Friday after `from` until `to`; a site has no list of public holidays. */
export function workingDaysBetween(from: string, to: string): number {
  const first = new Date(dayOf(from)).getUTCDay();
  const days = Array.from(
    { length: Math.max(daysBetween(from, to), 0) },
    (_, index) => (first + index + 1) % 7,
  );
  return days.filter((day) => day !== 0 && day !== 6).length;
}

/** The day that lies so many working days after `day`. */
export function workingDayAfter(day: string, days: number): string {
  let distance = days;
  while (workingDaysBetween(day, dayAfter(day, distance)) < days) distance += 1;
  return dayAfter(day, distance);
}

/** Hours from `from` to `to`, local times with minutes; a bare day is its midnight. */
export function hoursBetween(from: string, to: string): number {
  return (instant(to) - instant(from)) / 3_600_000;
}

// Viet Nam keeps one offset all year, so local times may be compared as if they were UTC.
function instant(time: string): number {
  const text = time.length > 10 ? `${dayOf(time)}T${time.slice(11, 16)}Z` : dayOf(time);
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new RangeError(`not a local time: ${time}`);
  return ms;
}
