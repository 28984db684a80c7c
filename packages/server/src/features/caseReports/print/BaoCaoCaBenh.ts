import {
  type ketQuaXetNghiem,
  phanLoaiCa,
  ketQuaXetNghiem as results,
  type tiemChung,
  tinhTrangCa,
  tiemChung as vaccinations,
} from '@sen/domain/caseReports/baoCaoCaBenh';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A case report on paper (circular 54/2015). */
export type BaoCaoCaBenh = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoBaoCao: string;
  PhienBan: number;
  DangSoan: boolean;
  SoDinhDanh: string | null;
  DanToc: string;
  ChanDoan: string;
  MaICD: string;
  PhanLoaiCa: keyof typeof phanLoaiCa | null;
  NgheNghiep: string | null;
  NoiLamViec: string | null;
  SoDienThoai: string | null;
  NguoiLienHe: string | null;
  NoiO: string | null;
  NoiMacBenh: string | null;
  NgayKhoiPhat: string | null;
  NgayKhamDauTien: string | null;
  NgayNhapVien: string | null;
  LayMau: boolean;
  NgayLayMau: string | null;
  LoaiMau: string | null;
  LoaiXetNghiem: string | null;
  KetQuaXetNghiem: keyof typeof ketQuaXetNghiem | null;
  NgayXetNghiem: string | null;
  NoiXetNghiem: string | null;
  TiemChung: keyof typeof tiemChung | null;
  SoMuiTiem: number | null;
  NgayTiemCuoi: string | null;
  TienSuDichTe: string | null;
  TinhTrang: keyof typeof tinhTrangCa | null;
  NgayTinhTrang: string | null;
  NoiChuyenDen: string | null;
  NgayGui: string | null;
  NoiNhan: string | null;
  SoThamChieu: string | null;
  LyDoThayThe: string | null;
  NgayBaoCao: string;
  DienThoaiBaoCao: string | null;
  NguoiBaoCao: string;
  ChuKyNguoiBaoCao: ChuKy | null;
};

/** The report as display strings. */
export function presentBaoCaoCaBenh(one: BaoCaoCaBenh, language: Language) {
  const yesNo = { vi: ['Có', 'Không'], en: ['Yes', 'No'] }[language];
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoBaoCao: one.SoBaoCao,
    PhienBan: one.PhienBan > 1 ? String(one.PhienBan) : '',
    DangSoan: one.DangSoan,
    SoDinhDanh: one.SoDinhDanh ?? '',
    DanToc: one.DanToc,
    ChanDoan: `${one.ChanDoan} (${one.MaICD})`,
    PhanLoaiCa: one.PhanLoaiCa ? phanLoaiCa[one.PhanLoaiCa][language] : '',
    NgheNghiep: one.NgheNghiep ?? '',
    NoiLamViec: one.NoiLamViec ?? '',
    SoDienThoai: one.SoDienThoai ?? '',
    NguoiLienHe: one.NguoiLienHe ?? '',
    NoiO: one.NoiO ?? '',
    NoiMacBenh: one.NoiMacBenh ?? '',
    NgayKhoiPhat: day(one.NgayKhoiPhat),
    NgayKhamDauTien: day(one.NgayKhamDauTien),
    NgayNhapVien: day(one.NgayNhapVien),
    LayMau: (one.LayMau ? yesNo?.[0] : yesNo?.[1]) ?? '',
    NgayLayMau: day(one.NgayLayMau),
    LoaiMau: one.LoaiMau ?? '',
    LoaiXetNghiem: one.LoaiXetNghiem ?? '',
    KetQuaXetNghiem: one.KetQuaXetNghiem ? results[one.KetQuaXetNghiem][language] : '',
    NgayXetNghiem: day(one.NgayXetNghiem),
    NoiXetNghiem: one.NoiXetNghiem ?? '',
    TiemChung: one.TiemChung ? vaccinations[one.TiemChung][language] : '',
    SoMuiTiem: one.SoMuiTiem === null ? '' : String(one.SoMuiTiem),
    NgayTiemCuoi: day(one.NgayTiemCuoi),
    TienSuDichTe: one.TienSuDichTe ?? '',
    TinhTrang: one.TinhTrang ? tinhTrangCa[one.TinhTrang][language] : '',
    NgayTinhTrang: day(one.NgayTinhTrang),
    NoiChuyenDen: one.NoiChuyenDen ?? '',
    NgayGui: moment(one.NgayGui),
    NoiNhan: one.NoiNhan ?? '',
    SoThamChieu: one.SoThamChieu ?? '',
    LyDoThayThe: one.LyDoThayThe ?? '',
    NgayKy: longDay(one.NgayBaoCao, language),
    DienThoaiBaoCao: one.DienThoaiBaoCao ?? '',
    NguoiBaoCao: one.NguoiBaoCao,
    ChuKyNguoiBaoCao: one.ChuKyNguoiBaoCao?.name ?? '',
  };
}

export function filesBaoCaoCaBenh(one: BaoCaoCaBenh): FormFiles {
  return {
    ...pictureFiles(one.CoSo.Logo, one.ChuKyNguoiBaoCao),
    'barcode.svg': barcodeSvg(one.SoBaoCao, 'code128'),
  };
}
