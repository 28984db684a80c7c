import { describe, expect, it } from 'vitest';
import { blankRow, cellsOf, entryNamed, isBlank, nextCode } from './quickRows.ts';

describe('a paste from a spreadsheet', () => {
  it('has its rows and cells, empty cells in their place, empty rows left out', () => {
    expect(cellsOf('NV1\tLê An\t\tPK01\r\n\r\nNV2\tTrần  Bình\tBS\t\r\n')).toEqual([
      ['NV1', 'Lê An', '', 'PK01'],
      ['NV2', 'Trần Bình', 'BS', ''],
    ]);
  });

  it('takes a cell in quotes with a line break and quotes in it as one', () => {
    expect(cellsOf('"Lê\nAn ""Út"""\tBS')).toEqual([['Lê An "Út"', 'BS']]);
  });

  it('leaves a text with a quote inside as it is', () => {
    expect(cellsOf('5" x\tb')).toEqual([['5" x', 'b']]);
  });
});

describe('a proposed code', () => {
  it('follows the greatest of the kind that was used last', () => {
    expect(nextCode(['NV020', 'BS7', 'NV031'])).toBe('NV032');
    expect(nextCode(['KHAC', 'nv040', 'NV020', 'BS7'])).toBe('nv041');
    expect(nextCode(['NV999'])).toBe('NV1000');
  });

  it('is none where no code ends with a number', () => {
    expect(nextCode(['GIAMDOC'])).toBeNull();
    expect(nextCode([])).toBeNull();
  });
});

describe('a pasted reference', () => {
  const entry = (code: string, name: string) => ({
    _id: code,
    version: 1,
    TrangThai: 'DangSuDung',
    TamNgung: false,
    Ma: code,
    Ten: name,
  });
  const all = [entry('BS', 'Bác sĩ'), entry('DD', 'Điều dưỡng'), entry('X1', 'Phòng'), entry('X2', 'Phòng')];
  const by = { code: 'Ma', display: 'Ten' };

  it('is the entry with that code or name, however it is written', () => {
    expect(entryNamed(all, by, 'bs')?._id).toBe('BS');
    expect(entryNamed(all, by, 'dieu duong')?._id).toBe('DD');
  });

  it('is none where two have the name, or nothing has', () => {
    expect(entryNamed(all, by, 'Phòng')).toBeNull();
    expect(entryNamed(all, by, 'Bác')).toBeNull();
  });
});

it('counts a row with a proposed code alone as blank, one with a strange reference not', () => {
  expect(isBlank({ ...blankRow(1), values: { MaNhanVien: 'NV1' } })).toBe(true);
  expect(isBlank({ ...blankRow(1), values: { TenNhanVien: 'An' } })).toBe(false);
  expect(isBlank({ ...blankRow(1), unknown: { ChucVu_Id: 'Bác sỹ' } })).toBe(false);
});
