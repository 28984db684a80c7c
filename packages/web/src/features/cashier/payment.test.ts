import { describe, expect, it } from 'vitest';
import { changeDue, dueOf, givenOf, likelyNotes, missingOf, noPayment, partsOf, restOf } from './payment.ts';

describe('a payment at the counter', () => {
  it('is rounded once over the chosen lines', () => {
    const line = { KhuyenMai: '0', MienGiam: '0', HachToan: '0' };
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

  it('says what a way pays beside the others', () => {
    const mixed = { ...noPayment, way: 'NhieuHinhThuc' as const, amounts: { TienMat: '20000' } };
    expect(restOf(mixed, 'ChuyenKhoan', '45000.00')).toBe('25000');
    expect(restOf(mixed, 'TienMat', '45000.00')).toBe('45000');
    expect(restOf({ ...mixed, amounts: { TienMat: '50000' } }, 'QuetThe', '45000.00')).toBe('0');
  });

  it('cash that was given belongs to a payment in cash only', () => {
    expect(givenOf({ ...noPayment, given: '50000' }, '45000.00')).toBe('50000');
    expect(givenOf({ ...noPayment, way: 'ChuyenKhoan', given: '50000' }, '45000.00')).toBeNull();
  });

  it('suggests the notes that people give', () => {
    expect(likelyNotes('94701.00')).toEqual(['94701', '100000', '200000', '500000']);
  });
});
