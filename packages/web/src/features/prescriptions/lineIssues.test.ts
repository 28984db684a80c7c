import { describe, expect, it } from 'vitest';
import type { DrugLine } from './drugLine.ts';
import { atLines, exceedsStock, issuesByLine } from './lineIssues.ts';

const line = (key: string, over: Partial<DrugLine> = {}): DrugLine => ({
  key,
  Duoc_Id: key,
  TenDuoc: key,
  starred: false,
  DonViTinh: 'Viên',
  LoaiToa: 'Thuong',
  Kho_Id: 'k',
  available: '10',
  whole: true,
  SoNgay: 5,
  Sang: null,
  Trua: null,
  Chieu: null,
  Toi: null,
  SoLuong: null,
  DuongDung_Id: null,
  CachDung: null,
  ...over,
});

describe('what is wrong with a prescription', () => {
  it('stands at the line and the field that were refused', () => {
    const found = issuesByLine(
      atLines(
        [
          { path: 'dongs.1.SoLuong', code: 'TOO_SMALL', details: { min: 1 } },
          { path: 'dongs.1.SoNgay', code: 'DRUG_DAYS_TOO_MANY', details: { max: 30 } },
        ],
        [line('a'), line('b')],
      ),
    );
    expect([...found.keys()]).toEqual(['b']);
    expect([...(found.get('b')?.keys() ?? [])]).toEqual(['SoLuong', 'SoNgay']);
  });

  it('leaves out what belongs to no line', () => {
    expect(issuesByLine(atLines([{ path: 'LoiDan', code: 'TOO_LONG' }], [line('a')])).size).toBe(0);
    expect(issuesByLine(atLines([{ path: 'GhiChu', code: 'TOO_LONG' }], [line('a')])).size).toBe(0);
  });
});

it.each([
  ['more than the store has', { SoLuong: '10.5' }, true],
  ['all that the store has', { SoLuong: '10' }, false],
  ['more by its doses', { Sang: '3' }, true],
  ['more, bought outside', { SoLuong: '11', LoaiToa: 'MuaNgoai' }, false],
  ['a written line, whose stock is promised already', { SoLuong: '99', available: null }, false],
  ['no number', { SoLuong: 'mười' }, false],
] as const)('tells whether a store is short: %s', (_name, over, short) => {
  expect(exceedsStock(line('a', over))).toBe(short);
});
