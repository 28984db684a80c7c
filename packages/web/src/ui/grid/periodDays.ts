import type { Filters, FilterValue, Period, Range } from './columns.ts';

function isPeriod(value: FilterValue): value is Period {
  return typeof value === 'object' && value !== null && 'in' in value;
}

/** The days of a period on a day, both YYYY-MM-DD; a week begins on Monday. */
export function daysOf({ in: period }: Period, today: string): { from: string; to: string } {
  if (period === 'today') return { from: today, to: today };
  const at = new Date(`${today}T00:00:00Z`);
  if (period === 'month') {
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0));
    return { from: `${today.slice(0, 7)}-01`, to: last.toISOString().slice(0, 10) };
  }
  const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000;
  const day = (after: number) => new Date(monday + after * 86_400_000).toISOString().slice(0, 10);
  return { from: day(0), to: day(6) };
}

/** Filters as a server is asked: periods as days of today, and days of moments from their first to their last second in Vietnam. */
export function askedFilters(
  filters: Filters,
  isMoment: (key: string) => boolean,
  today: string,
): Record<string, FilterValue> {
  const asked = Object.entries(filters).map(([key, value]): [string, FilterValue] => {
    const given = isPeriod(value) ? daysOf(value, today) : value;
    return [key, isMoment(key) && isRange(given) ? moments(given) : given];
  });
  return Object.fromEntries(asked);
}

function isRange(value: FilterValue): value is Range {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPeriod(value);
}

function moments({ from, to }: Range): Range {
  return {
    ...(from ? { from: `${from}T00:00:00+07:00` } : {}),
    ...(to ? { to: `${to}T23:59:59.999+07:00` } : {}),
  };
}
