import { expect, test } from 'vitest';
import { isWithheld } from '../catalogue/catalogue.ts';
import { catalogues } from './all.ts';
import { NhanVien } from './NhanVien.ts';

/** What is given only to who may change the catalogue. */
const confidential: Readonly<Record<string, readonly string[]>> = {
  NhanVien: [
    ...['NgaySinh', 'SoDienThoai', 'Email', 'MaSoBHXH', 'SoTienBHXH', 'MaLienThongBacSi', 'ChuKy'],
    ...['PhanTramHoaHong', 'CMND', 'NgayVaoLam', 'DiaChi', 'DanToc_Id', 'QuocTich_Id', 'NgheNghiep_Id'],
    'GhiChu',
  ],
  CongTy: ['NguoiLienHe', 'GhiChu'],
  QuanLyHopDong: ['GiaTriHopDong', 'TamUng', 'MaHoaDon', 'SDTPhuTrach', 'GhiChu'],
  DM_DichVu: ['GiaVon', 'PhanTramThucHien', 'PhanTramHoaHong'],
  NhaCungCap: ['NguoiLienHe', 'GhiChu'],
  TaiKhoanNganHang: ['TenNganHang', 'MaBIN', 'SoTaiKhoan', 'ChuTaiKhoan', 'GhiChu'],
};

/** What looks confidential and is not: whose it is stands on its paper, its sign or its public entry. */
const open: Readonly<Record<string, readonly string[]>> = {
  Node: ['taxCode', 'phone', 'Logo', 'address'],
  DonViDoiTac: ['DiaChi', 'SoDienThoai', 'Email', 'MaSoThue'],
  CongTy: ['DiaChi', 'SoDienThoai', 'MaSoThue'],
  CongTyKSK: ['DiaChi', 'SoDienThoai', 'Email', 'MaSoThue'],
  NhaCungCap: ['DiaChi', 'SoDienThoai', 'Email', 'MaSoThue'],
  BenhVien: ['DiaChi', 'SoDienThoai'],
  MayDICOM: ['DiaChi'], // of a device on the network
  // accounts of the ledger, by their usual numbers
  LoaiPhieuThuChi: ['TaiKhoanNoTienMat', 'TaiKhoanCoTienMat', 'TaiKhoanNoNganHang', 'TaiKhoanCoNganHang'],
  TaiKhoanNganHang: ['MaTaiKhoan', 'TenTaiKhoan'],
};

const looks =
  /CMND|BHXH|HoaHong|GiaVon|TaiKhoan|NgaySinh|LienHe|DienThoai|^SDT|DiaChi|address|phone|ChuKy|MaSoThue/;

test('the confidential fields are those that were decided on', () => {
  const found = catalogues.flatMap((def) => {
    const names = Object.keys(def.fields).filter((name) => def.fields[name]?.confidential);
    return names.length > 0 ? [[def.name, names.sort()]] : [];
  });
  const decided = Object.entries(confidential).map(([name, names]) => [name, [...names].sort()]);
  expect(found.sort()).toEqual(decided.sort());
});

test('a field that looks personal or like money of the house is confidential, or open by decision', () => {
  const undecided = catalogues.flatMap((def) =>
    Object.entries(def.fields).flatMap(([name, field]) => {
      const pattern = field.kind === 'text' ? field.pattern : undefined;
      const suspect =
        looks.test(name) || field.kind === 'image' || ['phone', 'email', 'taxCode'].includes(pattern ?? '');
      return suspect && !field.confidential && !open[def.name]?.includes(name) ? [`${def.name}.${name}`] : [];
    }),
  );
  expect(undecided).toEqual([]);
});

test('what everybody needs to choose an entry, or what is derived from a field, is never confidential', () => {
  const wrong = catalogues.flatMap((def) => {
    const used = [def.code, def.display, ...(def.key ?? []), ...Object.values(def.filters ?? {})];
    const named = [...used, ...Object.values(def.withoutAccents ?? {})];
    const inLines = Object.values(def.fields).flatMap((field) =>
      field.kind === 'lines' ? Object.values(field.fields).filter((inner) => inner.confidential) : [],
    );
    const bad = named.filter((name) => name !== undefined && def.fields[name]?.confidential);
    return bad.length + inLines.length > 0 ? [def.name] : [];
  });
  expect(wrong).toEqual([]);
});

test('a confidential field is withheld from whoever may not change the catalogue', () => {
  const keeper = new Set<string>([NhanVien.permission]);
  expect(isWithheld(NhanVien, 'CMND', new Set<string>())).toBe(true);
  expect(isWithheld(NhanVien, 'CMND', keeper)).toBe(false);
  expect(isWithheld(NhanVien, 'TenNhanVien', new Set())).toBe(false);
  expect(isWithheld(NhanVien, 'TamNgung', new Set())).toBe(false);
});
