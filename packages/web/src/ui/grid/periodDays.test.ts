import { expect, it } from 'vitest';
import { askedFilters, daysOf } from './periodDays.ts';

it.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'], // Monday
  ['2026-11-29', '2026-11-23', '2026-11-29'], // Sunday
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, from, to) => {
  expect(daysOf({ in: 'week' }, day)).toEqual({ from, to });
});

it('a month ends with its last day, also in February', () => {
  expect(daysOf({ in: 'month' }, '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf({ in: 'today' }, '2028-02-10')).toEqual({ from: '2028-02-10', to: '2028-02-10' });
});

it('asks for moments from the first to the last second of the days in Vietnam, for days as they are', () => {
  const filters = {
    at: { in: 'today' },
    day: { from: '2026-01-02' },
    name: 'x',
    kinds: ['a', null],
  } as const;
  expect(askedFilters(filters, (key) => key === 'at', '2026-11-23')).toEqual({
    at: { from: '2026-11-23T00:00:00+07:00', to: '2026-11-23T23:59:59.999+07:00' },
    day: { from: '2026-01-02' },
    name: 'x',
    kinds: ['a', null],
  });
});
