import { expect, it } from 'vitest';
import { defaultParameters } from '../../insurance/defaultParameters.ts';
import { claimDeadline, urgencyOf } from './deadline.ts';

it.each([
  ['seven working days', '2026-11-10T09:30', '2026-11-19T23:59'],
  ['weekends do not count', '2026-11-06T16:00', '2026-11-17T23:59'],
  ['before the fifth of the next month', '2026-11-30T10:00', '2026-12-04T23:59'],
  ['a month of December ends in January', '2026-12-30T10:00', '2027-01-04T23:59'],
  ['three hours from 2027', '2027-01-04T22:15', '2027-01-05T01:15'],
])('a claim is due: %s', (_why, ngayRa, due) => {
  expect(claimDeadline(ngayRa, defaultParameters)).toBe(due);
});

it('a deadline is passed, near or far', () => {
  expect(urgencyOf('2026-11-19T23:59', '2026-11-20T00:00')).toBe('passed');
  expect(urgencyOf('2026-11-19T23:59', '2026-11-18T08:00')).toBe('soon');
  // Friday: the next working day is Monday
  expect(urgencyOf('2026-11-16T23:59', '2026-11-13T08:00')).toBe('soon');
  expect(urgencyOf('2026-11-19T23:59', '2026-11-16T08:00')).toBe('far');
});
