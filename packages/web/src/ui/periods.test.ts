import { expect, it } from 'vitest';
import { daysOf, type PeriodName } from './periods.ts';

it.each<[PeriodName, string, string, string]>([
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'], // Monday
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'], // Sunday
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['today', '2028-02-10', '2028-02-10', '2028-02-10'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
])('%s of %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
