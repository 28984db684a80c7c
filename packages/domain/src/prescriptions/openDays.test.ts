import { expect, it } from 'vitest';
import { coveredUntil, openDays } from './openDays.ts';

it.each([
  ['2026-11-23', 5, '2026-11-23', 5],
  ['2026-11-22', 5, '2026-11-23', 4],
  ['2026-11-19', 5, '2026-11-23', 1],
  ['2026-11-18', 5, '2026-11-23', 0],
  ['2026-02-27', 30, '2026-03-28', 1], // over the end of a month
  ['2026-11-23', 0, '2026-11-23', 1],
])('of %s for %i days there are on %s %i left', (written, days, today, left) => {
  expect(openDays(written, days, today)).toBe(left);
});

it('ends on the last day that it covers', () => {
  expect(coveredUntil('2026-12-28', 7)).toBe('2027-01-03');
});
