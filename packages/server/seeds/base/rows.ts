import type { SeedTable } from '../table.ts';
import { inOrder, table, together, withLines } from '../table.ts';
import { nhomDiUngCheo } from './allergyFamilies.ts';
import { loaiBenhAn, phuongPhapPhauThuat, phuongPhapVoCam, tienTe, yLenhChamSoc } from './clinical.ts';
import { ketLuanHinhAnh, ketLuanThamDo, ketLuanThuThuat, ketLuanViSinh } from './conclusions.ts';
import { cachLayThuoc, duongDung, nhomDuoc } from './drugs.ts';
import {
  cotXuat,
  doiTuong,
  hachToan,
  hinhThucThanhToan,
  loaiGia,
  loaiPhieuThuChi,
  mauXuatButToan,
  nhomDoiTuong,
} from './fees.ts';
import { khangSinh, loaiBenhPham, viKhuan } from './microbiology.ts';
import { benhPhaiBaoCao } from './notifiable.ts';
import { chucDanh, chucVu, chuyenKhoa } from './organisation.ts';
import {
  danToc,
  loaiKhachHang,
  ngheNghiep,
  nguonKhachHang,
  nhomBenhNhan,
  nhomMau,
  quocTich,
  yeuToRh,
} from './people.ts';
import { tinh } from './provinces.ts';
import {
  chuongICD,
  donViTinh,
  hinhThucChuyen,
  huongGiaiQuyet,
  loaiDichVu,
  lyDo,
  nhomDichVu,
} from './services.ts';

/** The records that every site needs, each catalogue after those it refers to. */
export function seedRows(): SeedTable[] {
  return inOrder([
    table('ChuyenKhoa', chuyenKhoa),
    table('DM_ChucVu', chucVu),
    table('DM_ChucDanh', chucDanh),
    table('DanToc', danToc),
    table('QuocTich', quocTich),
    table('NgheNghiep', ngheNghiep),
    table('NhomMau', nhomMau),
    table('YeuToRh', yeuToRh),
    table('LoaiKhachHang', loaiKhachHang),
    table('NguonKhachHang', nguonKhachHang),
    table('NhomBenhNhan', nhomBenhNhan),
    table('DonViHanhChinh', tinh),
    table('DonViTinh', donViTinh),
    table('LoaiDichVu', loaiDichVu),
    table('NhomDichVu', nhomDichVu),
    table('HuongGiaiQuyet', huongGiaiQuyet),
    table('HinhThucChuyen', hinhThucChuyen),
    table('LyDo', lyDo),
    table('LoaiBenhAn', loaiBenhAn),
    table('DM_PhuongPhapPhauThuat', phuongPhapPhauThuat),
    table('DM_PhuongPhapVoCam', phuongPhapVoCam),
    table('YLenhChamSoc', yLenhChamSoc),
    table('ChuongICD', chuongICD),
    table('BenhPhaiBaoCao', benhPhaiBaoCao),
    table('LoaiGia', loaiGia),
    table('NhomDoiTuong', nhomDoiTuong),
    table('DM_DoiTuong', doiTuong),
    withLines(table('HinhThucThanhToan', hinhThucThanhToan), 'HachToans', hachToan),
    table('TienTe', tienTe),
    table('LoaiPhieuThuChi', loaiPhieuThuChi),
    withLines(table('MauXuatButToan', mauXuatButToan), 'Cots', cotXuat),
    table('DuongDung', duongDung),
    table('NhomDuoc', nhomDuoc),
    table('CachLayThuoc', cachLayThuoc),
    table('NhomDiUngCheo', nhomDiUngCheo),
    table('LoaiBenhPham', loaiBenhPham),
    table('ViKhuan', viKhuan),
    table('KhangSinh', khangSinh),
    together(
      table('TuDienKetLuan', ketLuanThamDo),
      table('TuDienKetLuan', ketLuanHinhAnh),
      table('TuDienKetLuan', ketLuanViSinh),
      table('TuDienKetLuan', ketLuanThuThuat),
    ),
  ]);
}
