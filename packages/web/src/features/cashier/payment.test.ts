import { describe, expect, it } from 'vitest';
import { changeDue, dueOf, likelyNotes, missingOf, noPayment, partsOf } from './payment.ts';

describe('a payment at the counter', () => {
  it('is rounded once over the chosen lines', () => {
    const line = { MienGiam: '0', HachToan: '0' };
    expect(
      dueOf([
        { _id: 'a', BenhNhanTT: '0.40', ...line },
        { _id: 'b', BenhNhanTT: '0.40', ...line },
      ]),
    ).toBe('1.00');
  });

  it('by one way pays it all, by several needs their sum', () => {
    expect(partsOf(noPayment, '45000.00')).toEqual([{ kind: 'TienMat', SoTien: '45000.00' }]);
    const mixed = {
      ...noPayment,
      way: 'NhieuHinhThuc' as const,
      amounts: { TienMat: '30000', QuetThe: '10000', ChuyenKhoan: 'x' },
    };
    expect(partsOf(mixed, '45000.00')).toEqual([
      { kind: 'TienMat', SoTien: '30000.00' },
      { kind: 'QuetThe', SoTien: '10000.00' },
    ]);
    expect(missingOf(mixed, '45000.00')).toBe('5000.00');
    expect(changeDue({ ...mixed, given: '50000' }, '45000.00')).toBe('20000.00');
  });

  it('tells the change, and what is missing, only once cash was typed', () => {
    expect(changeDue(noPayment, '45000.00')).toBeNull();
    expect(changeDue({ ...noPayment, given: '100000' }, '45000.00')).toBe('55000.00');
    expect(changeDue({ ...noPayment, given: '40000' }, '45000.00')).toBe('-5000.00');
  });

  it('suggests the notes that people give', () => {
    expect(likelyNotes('94701.00')).toEqual(['94701', '100000', '200000', '500000']);
  });
});
