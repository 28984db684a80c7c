import { describe, expect, it } from 'vitest';
import { eGFR } from './kidney.ts';

const adult = (tuoi: number, GioiTinh: string) => ({ tuoi, GioiTinh, ChieuCao: null });
const mg = (KetQua: string) => ({ KetQua, DonViTinh: 'mg/dL' });

describe('the estimated filtration rate', () => {
  // values of the calculator of the National Kidney Foundation, CKD-EPI 2021
  it.each([
    ['0.9', 50, 'MALE', 104],
    ['1.0', 60, 'FEMALE', 64],
    ['2.0', 70, 'MALE', 35],
    ['0.6', 30, 'FEMALE', 124],
  ])('of creatinine %s mg/dL at %s years, %s, is %s', (KetQua, age, sex, rate) => {
    expect(eGFR(mg(KetQua), adult(age, sex))).toBe(rate);
  });

  it('reads micromoles, and the comma', () => {
    expect(eGFR({ KetQua: '176,8', DonViTinh: 'µmol/L' }, adult(70, 'MALE'))).toBe(35);
    expect(eGFR({ KetQua: '176.8', DonViTinh: 'μmol/l' }, adult(70, 'MALE'))).toBe(35);
  });

  it('of a value beyond what is measured is that of its bound: failing kidneys are never unknown', () => {
    expect(eGFR({ KetQua: '>1500', DonViTinh: 'µmol/L' }, adult(70, 'MALE'))).toBe(3);
    expect(eGFR({ KetQua: '<20', DonViTinh: 'µmol/L' }, adult(40, 'MALE'))).toBeGreaterThan(90);
  });

  it('of a child needs the height', () => {
    const child = { tuoi: 6, GioiTinh: 'MALE', ChieuCao: 115 };
    expect(eGFR(mg('0.5'), child)).toBe(95);
    expect(eGFR(mg('0.5'), { ...child, ChieuCao: null })).toBeNull();
  });

  it.each([
    { KetQua: 'Âm tính', DonViTinh: 'mg/dL' },
    { KetQua: '0', DonViTinh: 'mg/dL' },
    { KetQua: '90', DonViTinh: null },
    { KetQua: '90', DonViTinh: 'U/L' },
  ])('is unknown of %j', (value) => expect(eGFR(value, adult(50, 'MALE'))).toBeNull());
});
