import { describe, expect, it } from 'vitest';
import type { DongVienPhi } from './allocate.ts';
import { lineIssues, quyetToanTamUng, receiptIssues, tongBienLai } from './receipt.ts';

function aLine(BenhNhanTT: string): DongVienPhi {
  return { id: `line of ${BenhNhanTT}`, BenhNhanTT, KhuyenMai: '0', MienGiam: '0', HachToan: '0' };
}

describe('receipt total', () => {
  it('is rounded once, not line by line', () => {
    const lines = ['1104.00', '6879.60', '472.00', '80000.00'].map(aLine);
    expect(tongBienLai(lines)).toEqual({ GiaTriBienLai: '88456.00', ChenhLechLamTron: '0.40' });
    const three = ['0.40', '0.40', '0.40'].map(aLine);
    expect(tongBienLai(three).GiaTriBienLai).toBe('1.00');
  });

  it('of a stay of 299,814.60 is 299,815', () => {
    expect(tongBienLai([aLine('299814.60')]).GiaTriBienLai).toBe('299815.00');
  });

  it('may be rounded to the coins of the house', () => {
    expect(tongBienLai([aLine('299815')], 500)).toEqual({
      GiaTriBienLai: '300000.00',
      ChenhLechLamTron: '185.00',
    });
    expect(tongBienLai([aLine('299400')], 1000)).toEqual({
      GiaTriBienLai: '299000.00',
      ChenhLechLamTron: '-400.00',
    });
  });
});

describe('settling the advances of a stay', () => {
  const advances = [
    { id: '0000101', ConLai: '5000000' },
    { id: '0000155', ConLai: '3000000' },
  ];

  it('accounts them first in first out and pays the rest back', () => {
    const { phanBo, hoanUng, thuThem } = quyetToanTamUng(advances, [aLine('6420350')]);
    expect(phanBo.map(({ nguonId, soTien }) => [nguonId, soTien])).toEqual([
      ['0000101', '5000000.00'],
      ['0000155', '1420350.00'],
    ]);
    expect(hoanUng.GiaTriBienLai).toBe('1579650.00');
    expect(thuThem.GiaTriBienLai).toBe('0.00');
  });

  it('asks for more when they do not cover the patient part', () => {
    const { phanBo, hoanUng, thuThem } = quyetToanTamUng(advances, [aLine('9100000')]);
    expect(phanBo.map(({ soTien }) => soTien)).toEqual(['5000000.00', '3000000.00']);
    expect(hoanUng.GiaTriBienLai).toBe('0.00');
    expect(thuThem.GiaTriBienLai).toBe('1100000.00');
  });
});

describe('rules that amounts must keep', () => {
  const line = {
    ThanhTien: '100.00',
    BHChiTra: '80.00',
    BenhNhanTT: '20.00',
    NguonKhac: '0.00',
    KhuyenMai: '0.00',
    MienGiam: '5.00',
    HachToan: '15.00',
  };

  it('finds a line in order', () => {
    expect(lineIssues(line)).toEqual([]);
  });

  it.each([
    ['LINE_PARTS_DIFFER', { BHChiTra: '79.99' }],
    ['LINE_OVERPAID', { HachToan: '15.01' }],
    ['LINE_NEGATIVE', { MienGiam: '-1' }],
  ])('finds %s', (code, change) => {
    expect(lineIssues({ ...line, ...change })).toEqual([code]);
  });

  it('finds a receipt that posts more than it is worth', () => {
    const receipt = { GiaTriBienLai: '100.00', ChenhLechLamTron: '0.40' };
    const post = (soTien: string) => [{ nguonId: 'BL1', dongId: 'a', soTien }];
    expect(receiptIssues(receipt, post('99.60'))).toEqual([]);
    expect(receiptIssues(receipt, post('99.61'))).toEqual(['RECEIPT_OVERALLOCATED']);
    expect(receiptIssues(receipt, post('0.00'))).toEqual(['POSTING_NOT_POSITIVE']);
  });
});
