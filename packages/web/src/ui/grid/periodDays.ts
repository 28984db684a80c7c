import { daysOf } from '../periods.ts';
import type { Filters, FilterValue, Period, Range } from './columns.ts';

function isPeriod(value: FilterValue): value is Period {
  return typeof value === 'object' && value !== null && 'in' in value;
}

/** Filters as a server is asked: periods as days of today, and days of moments from their first to their last second in Vietnam. */
export function askedFilters(
  filters: Filters,
  isMoment: (key: string) => boolean,
  today: string,
): Record<string, FilterValue> {
  const asked = Object.entries(filters).map(([key, value]): [string, FilterValue] => {
    const given = isPeriod(value) ? daysOf(value.in, today) : value;
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
