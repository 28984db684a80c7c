import type { NgayGiuong } from '@sen/domain/stays/bedDays';
import type { NhapVienRow } from '../admission/tables.ts';
import type { BedChoice, WardMap } from './map.ts';
import type { DotGiuongRow, DotKhoaRow, PhieuChuyenKhoaRow, TinhTrangGiuongRow } from './tables.ts';
import type { Leaving, Lying, WardBed } from './wardBeds.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChuyenKhoaCho: PhieuChuyenKhoaRow;
  DotGiuong: DotGiuongRow;
  DotKhoa: DotKhoaRow;
  GiuongTrenSoDo: WardBed;
  LuaChonGiuong: BedChoice;
  NgayGiuong: NgayGiuong;
  NguoiNam: Lying;
  NguoiRaVien: Leaving;
  NoiTru: NhapVienRow;
  PhieuChuyenKhoa: PhieuChuyenKhoaRow;
  SoDoGiuongBenh: WardMap;
  TinhTrangGiuong: TinhTrangGiuongRow;
};
