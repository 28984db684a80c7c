import {
  type KetQuaDieuTri,
  ketQuaDieuTri,
  type LoaiRaVien,
  loaiRaVien,
} from '@sen/domain/medicalRecords/raVien';
import { type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** An outpatient discharge on paper: form 02 of circular 25/2025. */
export type RaVien = {
  CoSo: CoSo;
  Khoa: string;
  BenhNhan: BenhNhanTrenPhieu;
  DanToc: string;
  NgheNghiep: string;
  NguoiGiamHo: string | null;
  SoRaVien: string;
  PhienBan: number;
  SoBenhAn: string;
  VaoLuc: string;
  RaLuc: string;
  ChanDoan: string;
  BenhKem: string[];
  PhuongPhapDieuTri: string;
  KetQuaDieuTri: KetQuaDieuTri;
  LoaiRaVien: LoaiRaVien;
  LoiDan: string | null;
  GhiChu: string | null;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The discharge as display strings. */
export function presentRaVien(one: RaVien, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    Khoa: one.Khoa,
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    DanToc: one.DanToc,
    NgheNghiep: one.NgheNghiep,
    NguoiGiamHo: one.NguoiGiamHo ?? '',
    SoRaVien: one.SoRaVien,
    ThayThe: one.PhienBan > 1 ? String(one.PhienBan) : '',
    SoBenhAn: one.SoBenhAn,
    VaoLuc: moment(one.VaoLuc),
    RaLuc: moment(one.RaLuc),
    ChanDoan: one.ChanDoan,
    BenhKem: one.BenhKem.join('; '),
    PhuongPhapDieuTri: one.PhuongPhapDieuTri,
    KetQuaDieuTri: ketQuaDieuTri[one.KetQuaDieuTri][language],
    LoaiRaVien: loaiRaVien[one.LoaiRaVien][language],
    LoiDan: one.LoiDan ?? '',
    GhiChu: one.GhiChu ?? '',
    NgayKy: longDay(one.RaLuc, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesRaVien(one: RaVien): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
