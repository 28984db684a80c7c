import { describe, expect, it } from 'vitest';
import { billedToFund, type DrugOfPayer, priceOfDrug, toRewrite } from './drugPayer.ts';

const drug: DrugOfPayer = {
  ...{ LoaiToa: 'BHYT', duocBHYT: true, NgoaiBHYT: false },
  ...{ GiaBan: '1500', GiaBHYT: '1200' },
};
const insured = { laBHYT: true, hoTroGia: true };
const paying = { laBHYT: false, hoTroGia: false };

describe('a drug of a prescription', () => {
  it('is billed to the fund at its price while the payer is the insurance, else sold', () => {
    expect(priceOfDrug(drug, insured)).toEqual({
      ...{ LaBHYT: true, DonGia: '1200', DonGiaHoTro: '1200.000', DonGiaThanhToan: '0.000' },
    });
    expect(priceOfDrug(drug, paying)).toEqual({
      ...{ LaBHYT: false, DonGia: '1500', DonGiaHoTro: '0.000', DonGiaThanhToan: '1500.000' },
    });
  });

  it('of an ordinary prescription follows both ways, unless it was kept out of the insurance', () => {
    const ordinary = { ...drug, LoaiToa: 'Thuong' as const };
    expect(billedToFund(ordinary, insured)).toBe(true);
    expect(billedToFund(ordinary, paying)).toBe(false);
    expect(billedToFund({ ...ordinary, NgoaiBHYT: true }, insured)).toBe(false);
  });

  it.each([
    ['that the fund does not pay', { duocBHYT: false }],
    ['without a price of the fund', { GiaBHYT: '0' }],
    ['that is bought outside', { LoaiToa: 'MuaNgoai' }],
    ['among the supplies', { LoaiToa: 'VTYT' }],
  ] as const)('%s is never billed to the fund', (_what, over) => {
    expect(billedToFund({ ...drug, LoaiToa: 'Thuong', ...over }, insured)).toBe(false);
  });

  it('without a sale price has none under another payer', () => {
    expect(priceOfDrug({ ...drug, GiaBan: null }, paying)).toBeNull();
  });
});

describe('a prescription whose kind does not fit the payer', () => {
  it('is to be written anew', () => {
    expect(toRewrite('BHYT', [{ LaBHYT: false }], paying)).toBe('PRESCRIPTION_NOT_INSURED');
    const mixed = [{ LaBHYT: true }, { LaBHYT: false }];
    expect(toRewrite('Thuong', mixed, insured)).toBe('PRESCRIPTION_NOW_INSURED');
  });

  it('stands while it fits', () => {
    expect(toRewrite('BHYT', [{ LaBHYT: true }], insured)).toBeNull();
    expect(toRewrite('Thuong', [{ LaBHYT: false }], insured)).toBeNull();
    expect(toRewrite('Thuong', [{ LaBHYT: false }], paying)).toBeNull();
    expect(toRewrite('VTYT', [{ LaBHYT: false }], insured)).toBeNull();
  });
});
