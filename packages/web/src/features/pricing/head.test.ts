import { expect, it } from 'vitest';
import { headIssues, isSameHead, percentOf, startOf } from './head.ts';
import type { PriceList } from './lists.ts';

const list: PriceList = {
  _id: 'a',
  version: 1,
  LoaiGia_Id: 'bhyt',
  TenBangGia: 'Giá 2026',
  LoaiBangGia: 'DichVu',
  TrangThai: 'ChuaPhatHanh',
  NgayPhatHanh: null,
  TuNgay: '2026-12-01',
  DenNgay: null,
  SoQuyetDinh: '12/QĐ',
  GhiChu: null,
  soDichVu: 1,
  hanhDongs: [],
};

it('a head is the same while only prices of its list were changed', () => {
  const opened = startOf({ kind: 'edit', list }, '2026-11-22', '');
  expect(isSameHead(opened, list)).toBe(true);
  expect(isSameHead(opened, { ...list, TuNgay: '2026-12-02' })).toBe(false);
  expect(isSameHead(opened, { ...list, GhiChu: 'mới' })).toBe(false);
});

it('a new list and a copy begin tomorrow, also over the end of a year', () => {
  expect(startOf({ kind: 'copy', list }, '2026-12-31', 'Bản sao')).toMatchObject({
    TenBangGia: 'Bản sao',
    LoaiGia_Id: 'bhyt',
    TuNgay: '2027-01-01',
    SoQuyetDinh: null,
  });
});

it.each([
  ['10', '10'],
  ['-2.5', '-2.5'],
  ['-100.1', null],
  ['1000.5', null],
  ['2,5', null],
  [null, null],
])('a percentage of %s is %s', (phanTram, percent) => {
  expect(percentOf({ phanTram })).toBe(percent);
});

it('says what a head lacks by field, and of a copy the percentage too', () => {
  const values = { ...startOf({ kind: 'new', list: null }, '2026-11-22', ''), TuNgay: '1/1/27' };
  expect(headIssues(values, false).map(({ path }) => path)).toEqual(['TenBangGia', 'LoaiGia_Id', 'TuNgay']);
  expect(headIssues(values, true).map(({ path }) => path)).toContain('phanTram');
});
