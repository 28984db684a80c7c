/** Days from and to, both YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

/** Ranges of days that move on with the calendar, as people speak of them. */
export const periods = ['today', 'yesterday', 'week', 'month', 'lastMonth'] as const;
export type PeriodName = (typeof periods)[number];

/** The days of a period as seen from `today` (YYYY-MM-DD); a week begins on Monday. */
export function daysOf(period: PeriodName, today: string): DayRange {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  // days of a month count on into its neighbours
  const day = (months: number, days: number) =>
    new Date(Date.UTC(year, month - 1 + months, days)).toISOString().slice(0, 10);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: day(0, date - 1), to: day(0, date - 1) };
    case 'week': {
      const monday = date - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7);
      return { from: day(0, monday), to: day(0, monday + 6) };
    }
    case 'month':
      return { from: day(0, 1), to: day(1, 0) };
    case 'lastMonth':
      return { from: day(-1, 1), to: day(0, 0) };
  }
}
