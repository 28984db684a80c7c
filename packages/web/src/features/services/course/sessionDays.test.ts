import { describe, expect, it } from 'vitest';
import { sessionDays } from './sessionDays.ts';

describe('the days of a course', () => {
  it('stand the same number of days apart, over the end of a month and a year', () => {
    expect(sessionDays('2026-12-28', 3, 3)).toEqual(['2026-12-28', '2026-12-31', '2027-01-03']);
  });

  it('are one day where the sessions follow one another without a gap', () => {
    expect(sessionDays('2026-11-21', 2, 0)).toEqual(['2026-11-21', '2026-11-21']);
  });
});
