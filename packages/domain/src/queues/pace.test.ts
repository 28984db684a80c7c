import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedMinutes, type Pace } from './pace.ts';

const pace = (more: Partial<Pace>): Pace => ({ lately: null, measured: 0, usually: null, ...more });

describe('the expected wait', () => {
  it('is unknown where nothing was measured', () => {
    expect(expectedMinutes(3, null)).toBeNull();
    expect(expectedMinutes(3, pace({}))).toBeNull();
  });

  it('follows today once enough was measured, else what is usual, else the little that is known', () => {
    expect(expectedMinutes(1, pace({ lately: 120, measured: 3, usually: 300 }))).toBe(4);
    expect(expectedMinutes(1, pace({ lately: 120, measured: 2, usually: 300 }))).toBe(10);
    expect(expectedMinutes(1, pace({ lately: 120, measured: 1 }))).toBe(4);
  });

  it('is told in steps of five minutes from a quarter of an hour on, and never as nothing', () => {
    expect(expectedMinutes(0, pace({ usually: 5 }))).toBe(1);
    expect(expectedMinutes(6, pace({ usually: 120 }))).toBe(14);
    expect(expectedMinutes(7, pace({ usually: 121 }))).toBe(20);
  });

  it('never grows shorter with more people before', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 3600 }), (before, usually) => {
        const one = expectedMinutes(before, pace({ usually })) ?? 0;
        return (expectedMinutes(before + 1, pace({ usually })) ?? 0) >= one;
      }),
    );
  });
});
