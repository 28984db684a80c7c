import type { CatalogueDef, Label } from '../catalogue/catalogue.ts';
import { BenhPhaiBaoCao } from './BenhPhaiBaoCao.ts';
import { BenhVien } from './BenhVien.ts';
import { BoChiDinh } from './BoChiDinh.ts';
import { CachLayThuoc } from './CachLayThuoc.ts';
import { ChongChiDinhDichVu } from './ChongChiDinhDichVu.ts';
import { ChucVuChoPhep } from './ChucVuChoPhep.ts';
import { ChuongICD } from './ChuongICD.ts';
import { ChuyenKhoa } from './ChuyenKhoa.ts';
import { CongTy } from './CongTy.ts';
import { CongTyKSK } from './CongTyKSK.ts';
import { DanToc } from './DanToc.ts';
import { DiemGayKhangSinh } from './DiemGayKhangSinh.ts';
import { DinhMucDichVu } from './DinhMucDichVu.ts';
import { DM_ChucDanh } from './DM_ChucDanh.ts';
import { DM_ChucVu } from './DM_ChucVu.ts';
import { DM_DichVu } from './DM_DichVu.ts';
import { DM_DoiTuong } from './DM_DoiTuong.ts';
import { DM_LoiDan } from './DM_LoiDan.ts';
import { DM_LoiDanUongThuoc } from './DM_LoiDanUongThuoc.ts';
import { DM_PhuongPhapPhauThuat } from './DM_PhuongPhapPhauThuat.ts';
import { DM_PhuongPhapVoCam } from './DM_PhuongPhapVoCam.ts';
import { DonViDoiTac } from './DonViDoiTac.ts';
import { DonViHanhChinh } from './DonViHanhChinh.ts';
import { DonViTinh } from './DonViTinh.ts';
import { Duoc } from './Duoc.ts';
import { DuongDung } from './DuongDung.ts';
import { GiaTriThamChieu } from './GiaTriThamChieu.ts';
import { GiuongBenh } from './GiuongBenh.ts';
import { GoiDichVu } from './GoiDichVu.ts';
import { GoiKhamSucKhoe } from './GoiKhamSucKhoe.ts';
import { HanMucMienGiam } from './HanMucMienGiam.ts';
import { HinhThucChuyen } from './HinhThucChuyen.ts';
import { HinhThucThanhToan } from './HinhThucThanhToan.ts';
import { HoatChat } from './HoatChat.ts';
import { HuongGiaiQuyet } from './HuongGiaiQuyet.ts';
import { ICD } from './ICD.ts';
import { ICDThuongDung } from './ICDThuongDung.ts';
import { ICDXetNghiem } from './ICDXetNghiem.ts';
import { KhangSinh } from './KhangSinh.ts';
import { Kho } from './Kho.ts';
import { KyBaoCao } from './KyBaoCao.ts';
import { LieuTrinh } from './LieuTrinh.ts';
import { LoaiBenhAn } from './LoaiBenhAn.ts';
import { LoaiBenhPham } from './LoaiBenhPham.ts';
import { LoaiDichVu } from './LoaiDichVu.ts';
import { LoaiGia } from './LoaiGia.ts';
import { LoaiKhachHang } from './LoaiKhachHang.ts';
import { LoaiMauKham } from './LoaiMauKham.ts';
import { LoaiPhieuThuChi } from './LoaiPhieuThuChi.ts';
import { LyDo } from './LyDo.ts';
import { MauTruongKetQua } from './MauTruongKetQua.ts';
import { MauXuatButToan } from './MauXuatButToan.ts';
import { MayDICOM } from './MayDICOM.ts';
import { NgheNghiep } from './NgheNghiep.ts';
import { NguonKhachHang } from './NguonKhachHang.ts';
import { NhaCungCap } from './NhaCungCap.ts';
import { NhanVien } from './NhanVien.ts';
import { NhomBenhNhan } from './NhomBenhNhan.ts';
import { NhomCongNo } from './NhomCongNo.ts';
import { NhomDichVu } from './NhomDichVu.ts';
import { NhomDiUngCheo } from './NhomDiUngCheo.ts';
import { NhomDoiTuong } from './NhomDoiTuong.ts';
import { NhomDuoc } from './NhomDuoc.ts';
import { NhomICD } from './NhomICD.ts';
import { NhomMau } from './NhomMau.ts';
import { Node } from './Node.ts';
import { QuanLyHopDong } from './QuanLyHopDong.ts';
import { QuocTich } from './QuocTich.ts';
import { QuyenBienLai } from './QuyenBienLai.ts';
import { TaiKhoanNganHang } from './TaiKhoanNganHang.ts';
import { ThietBi } from './ThietBi.ts';
import { TienTe } from './TienTe.ts';
import { ToaThuocMau } from './ToaThuocMau.ts';
import { TuDienKetLuan } from './TuDienKetLuan.ts';
import { TuongTacThuoc } from './TuongTacThuoc.ts';
import { VatLieuKiemChuan } from './VatLieuKiemChuan.ts';
import { ViKhuan } from './ViKhuan.ts';
import { YeuToRh } from './YeuToRh.ts';
import { YLenhChamSoc } from './YLenhChamSoc.ts';

/** The groups of the catalogue index, in the order of the screen. */
export const catalogueGroups: Record<string, Label> = {
  toChuc: { vi: 'Tổ chức', en: 'Organisation' },
  nhanSu: { vi: 'Nhân sự', en: 'Staff' },
  benhNhan: { vi: 'Người bệnh', en: 'Patients' },
  dichVu: { vi: 'Dịch vụ kỹ thuật', en: 'Services' },
  xetNghiem: { vi: 'Xét nghiệm', en: 'Laboratory' },
  chanDoan: { vi: 'Chẩn đoán và khám bệnh', en: 'Diagnosis and examination' },
  duoc: { vi: 'Dược và vật tư', en: 'Drugs and supplies' },
  vienPhi: { vi: 'Viện phí và bảo hiểm', en: 'Fees and insurance' },
  khac: { vi: 'Danh mục khác', en: 'Other lists' },
};

/** Every catalogue, in the order of the index: organisation first, then what refers to it. */
export const catalogues: readonly CatalogueDef[] = [
  Node,
  ChuyenKhoa,
  GiuongBenh,
  DonViDoiTac,
  DM_ChucVu,
  DM_ChucDanh,
  ChucVuChoPhep,
  NhanVien,
  NhomBenhNhan,
  LoaiKhachHang,
  NguonKhachHang,
  CongTy,
  CongTyKSK,
  QuanLyHopDong,
  DanToc,
  QuocTich,
  NgheNghiep,
  NhomMau,
  YeuToRh,
  LoaiDichVu,
  NhomDichVu,
  DM_DichVu,
  GiaTriThamChieu,
  GoiDichVu,
  BoChiDinh,
  GoiKhamSucKhoe,
  LieuTrinh,
  DinhMucDichVu,
  ChongChiDinhDichVu,
  ThietBi,
  MayDICOM,
  VatLieuKiemChuan,
  LoaiBenhPham,
  ViKhuan,
  KhangSinh,
  DiemGayKhangSinh,
  DM_PhuongPhapPhauThuat,
  DM_PhuongPhapVoCam,
  ChuongICD,
  NhomICD,
  ICD,
  ICDThuongDung,
  ICDXetNghiem,
  BenhPhaiBaoCao,
  LoaiBenhAn,
  YLenhChamSoc,
  HuongGiaiQuyet,
  HinhThucChuyen,
  LoaiMauKham,
  TuDienKetLuan,
  MauTruongKetQua,
  DM_LoiDan,
  Duoc,
  NhomDuoc,
  HoatChat,
  NhomDiUngCheo,
  TuongTacThuoc,
  DuongDung,
  ToaThuocMau,
  DM_LoiDanUongThuoc,
  CachLayThuoc,
  Kho,
  NhaCungCap,
  DM_DoiTuong,
  NhomDoiTuong,
  LoaiGia,
  HinhThucThanhToan,
  TaiKhoanNganHang,
  QuyenBienLai,
  HanMucMienGiam,
  LoaiPhieuThuChi,
  TienTe,
  MauXuatButToan,
  NhomCongNo,
  BenhVien,
  DonViHanhChinh,
  DonViTinh,
  LyDo,
  KyBaoCao,
];

/** The permissions to change catalogues, one a group. */
export const cataloguePermissions: readonly string[] = [...new Set(catalogues.map((def) => def.permission))];

const byName = new Map(catalogues.map((def) => [def.name, def]));

/** The catalogue of that name, or undefined. */
export function catalogueByName(name: string): CatalogueDef | undefined {
  return byName.get(name);
}
