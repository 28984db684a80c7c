import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/decimal.ts';
import { invoiceLines, type PaidCharge } from './invoiceLines.ts';

const charge = (NhomChiPhi: string, SoTien: string, over: Partial<PaidCharge> = {}): PaidCharge => ({
  NhomChiPhi,
  Ten: `${NhomChiPhi} ${SoTien}`,
  DonViTinh: 'Lần',
  SoTien,
  an: false,
  ...over,
});

/** What the patient of OP1 paid. */
const op1 = [
  charge('Thuoc', '47999.99'),
  charge('Thuoc', '3540.00'),
  charge('KhamBenh', '10120.00'),
  charge('KhamBenh', '3036.00'),
  charge('XetNghiem', '9940.00'),
  charge('ChanDoanHinhAnh', '11720.00'),
];

describe('lines of an invoice', () => {
  it('EI1: one a cost group, in whole dong, what rounding left on the last', () => {
    expect(invoiceLines(op1, '86356', 'NhomChiPhi').map(({ Ten, ThanhTien }) => [Ten, ThanhTien])).toEqual([
      ['Khám bệnh', '13156'],
      ['Xét nghiệm', '9940'],
      ['Chẩn đoán hình ảnh', '11720'],
      ['Thuốc', '51540'],
    ]);
  });

  it('are one where several come to less than half a dong each', () => {
    const lines = invoiceLines([charge('XetNghiem', '0.40'), charge('Thuoc', '0.30')], '1', 'NhomChiPhi');
    expect(lines.map(({ Ten, ThanhTien }) => [Ten, ThanhTien])).toEqual([['Thuốc', '1']]);
  });

  it('name each service where the house wants it; a hidden one stands under its group', () => {
    const lines = invoiceLines(
      [
        charge('XetNghiem', '100', { Ten: 'Glucose' }),
        charge('XetNghiem', '50', { Ten: 'Xét nghiệm HIV', an: true }),
        charge('KhamBenh', '20', { Ten: 'Khám nội' }),
      ],
      '170',
      'DichVu',
    );
    expect(lines).toEqual([
      { Ten: 'Khám nội', DonViTinh: 'Lần', ThanhTien: '20' },
      { Ten: 'Glucose', DonViTinh: 'Lần', ThanhTien: '100' },
      { Ten: 'Xét nghiệm', DonViTinh: null, ThanhTien: '50' },
    ]);
  });

  it('leave out what comes to nothing', () => {
    expect(invoiceLines([charge('KhamBenh', '10'), charge('Thuoc', '0.2')], '10', 'NhomChiPhi')).toHaveLength(
      1,
    );
  });

  it('add up to the receipt, whatever was paid of what', () => {
    const kinds = fc.constantFrom('KhamBenh', 'XetNghiem', 'Thuoc', 'VatTu', 'Khac');
    const paid = fc.record({ kind: kinds, dong: fc.integer({ min: 1, max: 90_000_000 }) });
    fc.assert(
      fc.property(
        fc.array(paid, { minLength: 1, maxLength: 30 }),
        fc.constantFrom<'NhomChiPhi' | 'DichVu'>('NhomChiPhi', 'DichVu'),
        (all, by) => {
          const charges = all.map(({ kind, dong }) => charge(kind, `${dong}.37`));
          const total = sum(charges.map(({ SoTien }) => SoTien))
            .round(0)
            .toFixed(0);
          const lines = invoiceLines(charges, total, by);
          expect(sum(lines.map(({ ThanhTien }) => ThanhTien)).toFixed(0)).toBe(total);
          expect(lines.every(({ ThanhTien }) => /^[1-9]\d*$/.test(ThanhTien))).toBe(true);
        },
      ),
    );
  });
});
