import { dayBegin, dayText, oneDay } from './houseClock.ts';

/** Every so many days of a stay its treatment is summed up. */
export const summaryDays = 15;

/** The summary that is due of a stay: the day, how often one was due by then, and how many days it is late. */
export type SummaryDue = { ngay: string; lan: number; tre: number };

const dayAfter = (began: Date, days: number) => dayText(new Date(dayBegin(began) + days * oneDay));

/**
 * The last summary that is due as of `now`: on the 15th day after the treatment began and each 15 days on, unless one was written
 * (`written`, YYYY-MM-DD each) on that day or later. Null where none is.
 */
export function summaryDue(began: Date, written: readonly string[], now: Date): SummaryDue | null {
  const lan = Math.floor((dayBegin(now) - dayBegin(began)) / oneDay / summaryDays);
  if (lan < 1) return null;
  const ngay = dayAfter(began, lan * summaryDays);
  if (written.some((day) => day >= ngay)) return null;
  return {
    ngay,
    lan,
    tre: Math.round((dayBegin(now) - dayBegin(new Date(`${ngay}T00:00:00+07:00`))) / oneDay),
  };
}

/** The day on which the next summary falls due, YYYY-MM-DD. */
export function nextSummary(began: Date, now: Date): string {
  const lan = Math.max(0, Math.floor((dayBegin(now) - dayBegin(began)) / oneDay / summaryDays));
  return dayAfter(began, (lan + 1) * summaryDays);
}
