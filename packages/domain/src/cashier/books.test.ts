import { describe, expect, it } from 'vitest';
import { type Quyen, quyenSapHet, soConLai } from './books.ts';

const book = (over: Partial<Quyen> = {}): Quyen => ({
  Loai: 'ThuTien',
  KyHieu: 'A',
  HieuLuc: true,
  TamNgung: false,
  Min_Number: 1,
  Current_Number: 0,
  Max_Number: 1000,
  ...over,
});

describe('receipt books', () => {
  it('warn from 50 numbers left, and say 0 at the end', () => {
    expect(quyenSapHet([book({ Current_Number: 949 })])).toEqual([]);
    expect(quyenSapHet([book({ Current_Number: 950 })])).toEqual([
      { Loai: 'ThuTien', KyHieu: 'A', conLai: 50 },
    ]);
    expect(quyenSapHet([book({ Current_Number: 1000 })])[0]?.conLai).toBe(0);
  });

  it('do not warn while a second book of the kind is open; a closed one does not count', () => {
    const full = book({ Current_Number: 1000 });
    expect(quyenSapHet([full, book({ KyHieu: 'B' })])).toEqual([]);
    expect(quyenSapHet([full, book({ KyHieu: 'B', HieuLuc: false })])).toHaveLength(1);
    expect(quyenSapHet([full, book({ KyHieu: 'B', TamNgung: true })])).toHaveLength(1);
    expect(quyenSapHet([full, book({ KyHieu: 'B', Loai: 'TamUng' })])).toEqual([
      { Loai: 'ThuTien', KyHieu: 'A', conLai: 0 },
    ]);
  });

  it.each([
    [5001, 6000, 0, 1000],
    [5001, 6000, 5001, 999],
    [5001, 6000, 6000, 0],
  ])('from %i to %i, with %i used last, have %i left', (Min_Number, Max_Number, Current_Number, left) => {
    expect(soConLai({ Min_Number, Max_Number, Current_Number })).toBe(left);
  });
});
