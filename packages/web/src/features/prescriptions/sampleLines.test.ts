import { expect, it } from 'vitest';
import type { DrugLine } from './drugLine.ts';
import { sampleLines } from './sampleLines.ts';

const line = (set: Partial<DrugLine> = {}): DrugLine => ({
  key: 'k',
  Duoc_Id: 'a',
  TenDuoc: 'a',
  starred: false,
  DonViTinh: 'Viên',
  LoaiToa: 'Thuong',
  Kho_Id: 'kho',
  available: '10',
  whole: true,
  SoNgay: 5,
  Sang: '1',
  Trua: null,
  Chieu: null,
  Toi: null,
  SoLuong: null,
  DuongDung_Id: 'oral',
  CachDung: 'Uống sau ăn',
  ...set,
});

it('keeps doses and days, and a quantity only where the doses do not make it', () => {
  const kept = { Duoc_Id: 'a', SoNgay: '5', Sang: '1', DuongDung_Id: 'oral', CachDung: 'Uống sau ăn' };
  expect(sampleLines([line(), line({ SoLuong: '5.000' })])).toEqual([kept, kept]);
  expect(sampleLines([line({ SoLuong: '20' })])).toEqual([{ ...kept, SoLuong: '20' }]);
});

it('leaves out what is no number yet, and days that no sample may have', () => {
  expect(sampleLines([line({ Sang: '1/', SoLuong: 'x', SoNgay: 0 })])).toEqual([
    { Duoc_Id: 'a', SoNgay: '1', DuongDung_Id: 'oral', CachDung: 'Uống sau ăn' },
  ]);
  expect(sampleLines([line({ SoNgay: 120 })])[0]?.SoNgay).toBe('90');
});
