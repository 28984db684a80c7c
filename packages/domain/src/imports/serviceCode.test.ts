import { describe, expect, it } from 'vitest';
import { groupOfServiceCode, isEquivalentCode } from './serviceCode.ts';

describe('the group of a service', () => {
  it.each([
    ['02.1897', 'KB'],
    ['K03.1917', 'NG'],
    ['18.0119.0028', 'CDHA-XQ'],
    ['02.03.0010.0001', 'CDHA-SA'],
    ['18.0149.0040', 'CDHA-CT'],
    ['18.0296.0066', 'CDHA-MRI'],
    ['02.0085.1778', 'TDCN-DT'],
    ['22.0120.1370', 'XN-HH'],
    ['23.0075.1494', 'XN-SH'],
    ['24.0001.1714', 'XN-VS'],
    ['27.0187.2039', 'PT'],
    ['17.0011.0237', 'TT'],
    ['23.75', 'XN-SH'],
    // chapters that hold surgery beside procedures tell none, and neither do a site's own codes
    ['13.0033.0614', ''],
    ['XN01', ''],
    ['', ''],
  ])('of the code %s is %s', (code, group) => {
    expect(groupOfServiceCode(code)).toBe(group);
  });

  it('is paid by an equivalent code with its price, not by a number of a circular or of the site', () => {
    const codes = ['18.0119.0028', '02.03.0010.0001', '02.1897', 'K03.1917', '23.75', 'XN01', '18.0119'];
    expect(codes.map(isEquivalentCode)).toEqual([true, true, true, true, false, false, false]);
  });
});
