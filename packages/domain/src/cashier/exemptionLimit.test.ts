import { describe, expect, it } from 'vitest';
import { aboveLimit, type HanMucMienGiam, mostFor } from './exemptionLimit.ts';

const limit = (ChucVu_Id: string | null, SoTienToiDa: string | null, PhanTramToiDa: number | null = null) =>
  ({ ChucVu_Id, TenChucVu: ChucVu_Id, SoTienToiDa, PhanTramToiDa }) satisfies HanMucMienGiam;

const house = [limit('KT', '1000000', 30), limit('TN', '50000'), limit('GD', null), limit(null, '0')];

describe('the most that a position lets off of a visit', () => {
  it.each([
    ['the sum, where it is below the percent', 'KT', '5000000', '1000000.00'],
    ['the percent, where it is below the sum', 'KT', '1000000', '300000.00'],
    ['a sum alone', 'TN', '1000', '50000.00'],
    ['as much as there is', 'GD', '9000000', null],
    ['what all others have', 'BS', '9000000', '0.00'],
    ['what all others have, for who has no position', null, '9000000', '0.00'],
  ])('%s', (_case, position, owed, most) => expect(mostFor(house, position, owed)).toBe(most));

  it('is without a limit while the house states none for the position', () => {
    expect(mostFor([limit('KT', '1')], 'GD', '9')).toBeNull();
    expect(mostFor([], 'GD', '9')).toBeNull();
  });

  it('is the widest of several', () =>
    expect(mostFor([limit('KT', '1000'), limit('KT', '2000')], 'KT', '9000')).toBe('2000.00'));
});

describe('above a limit', () => {
  it('names the positions that may', () =>
    expect(aboveLimit(house, 'TN', '1000000', '200000')).toEqual({
      code: 'EXEMPTION_ABOVE_LIMIT',
      details: { SoTien: '200000', max: '50000.00', who: 'KT, GD' },
    }));
  it('sends to the administrator when nobody may', () =>
    expect(aboveLimit([limit('TN', '50000')], 'TN', '1000000', '50001')).toMatchObject({
      code: 'EXEMPTION_ABOVE_ALL',
    }));
  it('is not reached by the last dong of it', () =>
    expect(aboveLimit(house, 'TN', '1000000', '50000.00')).toBeNull());
});
