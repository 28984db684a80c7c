import type { KindValues } from '@sen/domain/medicalRecords/kinds/kind';
import type { Vitals } from '@sen/domain/vitals/plausible';
import { joined, type Language, longDay, moment, quantity } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';
import { presentByKind } from './byKind.ts';
import { presentRaVien, type RaVien } from './RaVien.ts';

/** One examination of a record. */
export type LanKham = {
  Dot: number;
  Luc: string;
  Noi: string;
  BacSi: string;
  SinhTon: Vitals;
  DienBien: string | null;
  ChanDoan: string;
  /** Services, and drugs with their quantity. */
  ChiDinh: string[];
  Thuoc: string[];
};

/** A record on paper: cover, content with what its kind asks for, of an outpatient one line an examination, and how it ended. */
export type BenhAn = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  DanToc: string;
  NgheNghiep: string;
  SoBenhAn: string;
  Loai: string;
  /** The code of its kind, and what was written by kind. */
  MaLoai: string;
  NoiDungRieng: KindValues;
  /** It is the record of a stay. */
  NoiTru: boolean;
  Khoa: string;
  Phong: string;
  VaoLuc: string;
  SinhTon: Vitals;
  LyDoVaoVien: string | null;
  QuaTrinhBenhLy: string | null;
  TienSuBenh: string | null;
  TienSuGiaDinh: string | null;
  KhamLamSang: string | null;
  TomTatCanLamSang: string | null;
  ChanDoan: string;
  BenhKem: string[];
  HuongDieuTri: string | null;
  LanKhams: LanKham[];
  RaVien: Pick<
    RaVien,
    'RaLuc' | 'ChanDoan' | 'BenhKem' | 'PhuongPhapDieuTri' | 'KetQuaDieuTri' | 'LoaiRaVien' | 'LoiDan'
  > | null;
  /** The day under the signature: of the discharge, or of the print. */
  NgayKy: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The record as display strings. */
export function presentBenhAn(one: BenhAn, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    DanToc: one.DanToc,
    NgheNghiep: one.NgheNghiep,
    SoBenhAn: one.SoBenhAn,
    Loai: one.Loai,
    NoiTru: one.NoiTru,
    Riengs: presentByKind(one, language),
    Khoa: one.Khoa,
    Phong: one.Phong,
    VaoLuc: moment(one.VaoLuc),
    LyDoVaoVien: one.LyDoVaoVien ?? '',
    QuaTrinhBenhLy: one.QuaTrinhBenhLy ?? '',
    TienSuBenh: one.TienSuBenh ?? '',
    TienSuGiaDinh: one.TienSuGiaDinh ?? '',
    SinhTon: vitalsText(one.SinhTon, language),
    KhamLamSang: one.KhamLamSang ?? '',
    TomTatCanLamSang: one.TomTatCanLamSang ?? '',
    ChanDoan: one.ChanDoan,
    BenhKem: one.BenhKem.join('; '),
    HuongDieuTri: one.HuongDieuTri ?? '',
    LanKhams: one.LanKhams.map((visit) => ({
      Dot: String(visit.Dot),
      Luc: moment(visit.Luc),
      Noi: joined([visit.Noi, visit.BacSi], ' · '),
      DienBien: joined([vitalsText(visit.SinhTon, language), visit.DienBien], '. '),
      ChanDoan: visit.ChanDoan,
      ChiDinh: visit.ChiDinh.join('; '),
      Thuoc: visit.Thuoc.join('; '),
    })),
    RaVien: presentEnd(one, language),
    NgayKy: longDay(one.NgayKy, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

function presentEnd(one: BenhAn, language: Language) {
  if (!one.RaVien) return null;
  const whole = { ...one, NguoiGiamHo: null, SoRaVien: '', PhienBan: 1, GhiChu: null, ...one.RaVien };
  const { RaLuc, ChanDoan, BenhKem, PhuongPhapDieuTri, KetQuaDieuTri, LoaiRaVien, LoiDan } = presentRaVien(
    whole,
    language,
  );
  return { RaLuc, ChanDoan, BenhKem, PhuongPhapDieuTri, KetQuaDieuTri, LoaiRaVien, LoiDan };
}

const words = {
  vi: {
    Mach: 'Mạch',
    NhietDo: 'Nhiệt độ',
    HuyetAp: 'HA',
    NhipTho: 'Nhịp thở',
    ChieuCao: 'Cao',
    CanNang: 'Nặng',
  },
  en: {
    Mach: 'Pulse',
    NhietDo: 'Temperature',
    HuyetAp: 'BP',
    NhipTho: 'Breaths',
    ChieuCao: 'Height',
    CanNang: 'Weight',
  },
};

/** 'Mạch 82/ph · HA 125/80 mmHg': the vital signs that were taken. */
export function vitalsText(vitals: Vitals, language: Language): string {
  const name = words[language];
  const minute = language === 'vi' ? '/ph' : '/min';
  const said = (label: string, value: number | null | undefined, unit: string) =>
    value === null || value === undefined ? null : `${label} ${quantity(String(value))}${unit}`;
  const { HuyetApCao: high, HuyetApThap: low } = vitals;
  return joined(
    [
      said(name.Mach, vitals.Mach, minute),
      high && low ? `${name.HuyetAp} ${high}/${low}\u00a0mmHg` : null,
      said(name.NhietDo, vitals.NhietDo, '\u00a0°C'),
      said(name.NhipTho, vitals.NhipTho, minute),
      said(name.ChieuCao, vitals.ChieuCao, '\u00a0cm'),
      said(name.CanNang, vitals.CanNang, '\u00a0kg'),
    ],
    ' · ',
  );
}

export function filesBenhAn(one: BenhAn): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
