import { describe, expect, test } from 'vitest';
import { problems } from './problems.ts';
import { inOrder, naturalKey, table, withLines } from './table.ts';

describe('table', () => {
  test('a cell becomes what the kind of its field asks for', () => {
    const { rows } = table(
      'DM_DichVu',
      'MaDichVu|TenDichVu|NhomDichVu_Id|KhongKetQua|PhongThucHien_Ids|TyLeBHYT|GhiChu\nXN1|Đường máu|XN|1|P1;P2|100|',
    );
    expect(rows).toEqual([
      {
        MaDichVu: 'XN1',
        TenDichVu: 'Đường máu',
        NhomDichVu_Id: 'NhomDichVu:XN',
        KhongKetQua: true,
        PhongThucHien_Ids: ['Node:P1', 'Node:P2'],
        TyLeBHYT: '100',
      },
    ]);
  });

  test.each([
    ['an unknown catalogue', 'KhongCo', 'Ma\n1'],
    ['an unknown field', 'DanToc', 'MaDanToc|Mau\n01|xanh'],
    ['a line with a cell too many', 'DanToc', 'MaDanToc|TenDanToc\n01|Kinh|1'],
  ])('%s is refused', (_what, catalogue, text) => {
    expect(() => table(catalogue, text)).toThrow();
  });

  test('lines go to the record whose code they name', () => {
    const owners = table('GoiDichVu', 'MaGoiDichVu|TenGoiDichVu\nA|Gói A\nB|Gói B');
    const { rows } = withLines(owners, 'ChiTiets', 'Cua|DichVu_Id|SoLuong\nA|XN1|1\nA|XN2|2');
    expect(rows.map((row) => row.ChiTiets)).toEqual([
      [
        { DichVu_Id: 'DM_DichVu:XN1', SoLuong: '1' },
        { DichVu_Id: 'DM_DichVu:XN2', SoLuong: '2' },
      ],
      [],
    ]);
  });
});

test('a catalogue comes after those it refers to', () => {
  const empty = (catalogue: string) => ({ catalogue, rows: [] });
  const ordered = inOrder([
    empty('GiaTriThamChieu'),
    empty('DM_DichVu'),
    empty('NhomDichVu'),
    empty('LoaiDichVu'),
  ]);
  expect(ordered.map((one) => one.catalogue)).toEqual([
    'LoaiDichVu',
    'NhomDichVu',
    'DM_DichVu',
    'GiaTriThamChieu',
  ]);
});

test('a record without a code of its own is known by what it refers to', () => {
  expect(naturalKey('GiaTriThamChieu')).toEqual(['DichVu_Id', 'MaChiSo']);
  expect(naturalKey('ICD')).toEqual(['MaICD']);
});

describe('problems', () => {
  const units = table('DonViTinh', 'MaDonViTinh|TenDonViTinh\nVIEN|Viên');

  test('sound rows have none', () => {
    expect(problems([units], [])).toEqual([]);
  });

  test('a row that breaks a rule is named', () => {
    expect(problems([table('DonViTinh', 'MaDonViTinh|TenDonViTinh\nVIEN|')], [])).toEqual([
      'DonViTinh:VIEN TenDonViTinh REQUIRED',
    ]);
  });

  test('a reference to nothing is named, one to an earlier seed is not', () => {
    const drugs = table(
      'Duoc',
      'MaDuoc|TenDuoc|LoaiHang|DonViTinh_Id|LoaiKiemSoat\nT1|Thuốc|Thuoc|VIEN|Thuong',
    );
    expect(problems([drugs], [])).toEqual(['Duoc:T1 needs DonViTinh:VIEN']);
    expect(problems([drugs], [units])).toEqual([]);
  });

  test('a code used twice is named', () => {
    expect(problems([table('DonViTinh', 'MaDonViTinh|TenDonViTinh\nA|a\nA|b')], [])).toEqual([
      'DonViTinh:A is there twice',
    ]);
  });
});
