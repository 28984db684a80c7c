import { expect, it } from 'vitest';
import type { ReceiptEntryFragment } from './accounting.main.gen.ts';
import { changedLines, entryIssues, entryIssuesAt, entryValues, versionOf } from './entryLines.ts';

const money: ReceiptEntryFragment = {
  ...{ ThanhToan_Id: 't1', LoaiButToan: 'Ghi', Luc: '2026-11-29T08:00:00Z' },
  ...{ TenHinhThuc: 'Tiền mặt', SoTien: '45000', TinhTrang: 'ChuaDinhKhoan', SoDot: null },
  ...{ NoDeXuat: '111', CoDeXuat: '131', ButToan: null },
};
const entered: ReceiptEntryFragment = {
  ...money,
  ...{ ThanhToan_Id: 't2', TinhTrang: 'DaDinhKhoan' },
  ButToan: { _id: 'b2', version: 3, TaiKhoanNo: '112', TaiKhoanCo: '131' },
};
const of = (...entries: ReceiptEntryFragment[]) => ({ _id: 'r', entries });

it('money without an entry is sent as the catalogues propose it, an entry only when its accounts are others', () => {
  const record = of(money, entered);
  expect(changedLines(record, entryValues(record))).toEqual([
    { ThanhToan_Id: 't1', LoaiButToan: 'Ghi', version: null, TaiKhoanNo: '111', TaiKhoanCo: '131' },
  ]);
  const typed = { ...entryValues(record), 't1:Ghi:TaiKhoanCo': ' ', 't2:Ghi:TaiKhoanNo': ' 1121 ' };
  expect(changedLines(record, typed)).toEqual([
    { ThanhToan_Id: 't2', LoaiButToan: 'Ghi', version: 3, TaiKhoanNo: '1121', TaiKhoanCo: '131' },
  ]);
  expect(versionOf(record)).toBe(3);
});

it('an exported entry is not sent, whatever was typed before', () => {
  const record = of({ ...entered, TinhTrang: 'DaXuat' });
  const typed = { 't2:Ghi:TaiKhoanNo': '', 't2:Ghi:TaiKhoanCo': '511' };
  expect(changedLines(record, typed)).toEqual([]);
  expect(entryIssues(record, typed)).toEqual([]);
});

it.each([
  ['one account was emptied', { 't1:Ghi:TaiKhoanCo': '' }, ['t1:Ghi:TaiKhoanCo']],
  ['money without an entry may stay without', { 't1:Ghi:TaiKhoanNo': '', 't1:Ghi:TaiKhoanCo': '' }, []],
  [
    'an entry keeps its accounts',
    { 't2:Ghi:TaiKhoanNo': '', 't2:Ghi:TaiKhoanCo': '' },
    ['t2:Ghi:TaiKhoanNo', 't2:Ghi:TaiKhoanCo'],
  ],
])('%s', (_, typed, paths) => {
  const record = of(money, entered);
  expect(entryIssues(record, { ...entryValues(record), ...typed }).map(({ path }) => path)).toEqual(paths);
});

it('nothing is asked of a line that nobody typed in', () => {
  const record = of({ ...money, CoDeXuat: null }, entered);
  expect(entryIssues(record, { ...entryValues(record), 't2:Ghi:TaiKhoanNo': '1121' })).toEqual([]);
});

it('what the server says of a line that was sent stands at its field', () => {
  const record = of(money, entered);
  const sent = { ...entryValues(record), 't1:Ghi:TaiKhoanCo': '', 't2:Ghi:TaiKhoanCo': '112' };
  expect(entryIssuesAt([{ path: 'dongs.0.TaiKhoanCo', code: 'ENTRY_SAME_ACCOUNT' }], sent, record)).toEqual([
    { path: 't2:Ghi:TaiKhoanCo', code: 'ENTRY_SAME_ACCOUNT' },
  ]);
});
