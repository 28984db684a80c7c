import { describe, expect, it } from 'vitest';
import { packageSum } from './packageSum.ts';

describe('the services of a package against its price', () => {
  it('are summed by their numbers, and the package is cheaper', () => {
    const lines = [
      { SoLuong: '2', DonGia: '100000.00' },
      { SoLuong: '1', DonGia: '50000' },
    ];
    expect(packageSum(lines, '200000')).toEqual({
      sum: '250000.00',
      unpriced: 0,
      difference: '-50000.00',
      percent: '-20',
    });
  });

  it('say how many have no price, and wait for what is being typed', () => {
    expect(packageSum([{ SoLuong: '1' }, { SoLuong: '1,', DonGia: '5' }], null)).toEqual({
      sum: '0.00',
      unpriced: 1,
      difference: null,
      percent: null,
    });
  });
});
