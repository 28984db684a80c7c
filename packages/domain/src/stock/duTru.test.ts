import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec } from '../money/decimal.ts';
import { deXuatNhap, type NhuCau, sapHet } from './duTru.ts';

const need = (over: Partial<NhuCau>): NhuCau => ({
  free: '0',
  coming: '0',
  least: null,
  most: null,
  used: '0',
  days: 30,
  ...over,
});

describe('what a store should bring in', () => {
  it.each<[string, Partial<NhuCau>, boolean, string]>([
    ['enough: nothing', { free: '100', least: '100', used: '300' }, false, '0.000'],
    ['below its least: that and the use to come', { free: '40', least: '100', used: '300' }, true, '360.000'],
    ['never above the most', { free: '40', least: '100', most: '250', used: '300' }, true, '210.000'],
    ['what is on its way counts', { free: '40', coming: '200', least: '100', used: '0' }, true, '0.000'],
    ['never used: up to the least', { free: '40', least: '100' }, true, '60.000'],
    ['whole units', { free: '0.5', least: '10' }, true, '10.000'],
    ['without a limit, a week left', { free: '70', used: '300' }, true, '230.000'],
    ['without a limit, more than a week left', { free: '71', used: '300' }, false, '0.000'],
    ['without a limit and use', {}, false, '0.000'],
    ['more given back than supplied', { used: '-5', least: '1' }, true, '1.000'],
  ])('%s', (_what, over, low, amount) => {
    expect([sapHet(need(over)), deXuatNhap(need(over))]).toEqual([low, amount]);
  });

  it('is never negative, and never fills above the most by more than a part of a unit', () => {
    const amount = fc.integer({ min: 0, max: 100_000 }).map((n) => String(n / 10));
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (free, coming, least, over, used) => {
        const most = dec(least).plus(over).toString();
        const proposed = dec(deXuatNhap(need({ free, coming, least, most, used })));
        expect(proposed.gte(0)).toBe(true);
        if (proposed.gt(0)) expect(proposed.plus(free).plus(coming).minus(most).lt(1)).toBe(true);
      }),
    );
  });
});
