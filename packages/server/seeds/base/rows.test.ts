import { expect, test } from 'vitest';
import { problems } from '../problems.ts';
import { seedRows } from './rows.ts';

const tables = seedRows();
const rowsOf = (catalogue: string) => tables.find((one) => one.catalogue === catalogue)?.rows ?? [];

test('every row passes the rules of its catalogue, and every reference finds its record before it', () => {
  expect(problems(tables, [])).toEqual([]);
});

test('the lists are whole', () => {
  expect(rowsOf('DanToc')).toHaveLength(56);
  expect(rowsOf('DonViHanhChinh')).toHaveLength(34);
  expect(rowsOf('QuocTich')).toHaveLength(21);
  expect(rowsOf('ChuongICD')).toHaveLength(22);
  expect(rowsOf('ChuyenKhoa')).toHaveLength(51);
});

test('the insurance group and the cash method have the codes that the specification names', () => {
  expect(rowsOf('NhomDoiTuong').map((row) => row.MaNhomDoiTuong)).toContain('BaoHiemYTe');
  expect(rowsOf('HinhThucThanhToan').find((row) => row.MacDinh)).toMatchObject({ Loai: 'TienMat' });
});

test.each(['DanToc', 'QuocTich', 'DM_DoiTuong', 'LoaiGia', 'HuongGiaiQuyet'])(
  '%s has exactly one default',
  (catalogue) => {
    expect(rowsOf(catalogue).filter((row) => row.MacDinh)).toHaveLength(1);
  },
);

test('each kind of reason has one default', () => {
  const kinds = new Set(rowsOf('LyDo').map((row) => row.LoaiLyDo));
  for (const kind of kinds) {
    expect(rowsOf('LyDo').filter((row) => row.LoaiLyDo === kind && row.MacDinh)).toHaveLength(1);
  }
});
