import { barcodeSvg } from '../../printing/barcode.ts';
import { joined, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** The examination on admission on paper: what the ward takes the patient with. */
export type PhieuKhamVaoVien = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  MaNhapVien: string;
  NoiKham: string;
  ThoiGianVaoVien: string;
  /** The day of the order, YYYY-MM-DD. */
  Ngay: string;
  KhoaNhapVien: string;
  LoaiBenhAn: string;
  ChanDoan: string;
  MaICD: string;
  LyDoVaoVien: string;
  QuaTrinhBenhLy: string | null;
  TienSuBanThan: string | null;
  TienSuGiaDinh: string | null;
  KhamToanThan: string | null;
  KhamBoPhan: string | null;
  TomTatCanLamSang: string | null;
  DaXuLy: string | null;
  Mach: number | null;
  NhietDo: number | null;
  HuyetApCao: number | null;
  HuyetApThap: number | null;
  NhipTho: number | null;
  SpO2: number | null;
  CanNang: number | null;
  ChieuCao: number | null;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The form as display strings. */
export function presentPhieuKhamVaoVien(one: PhieuKhamVaoVien, language: Language) {
  const decimal = (value: number) => (language === 'vi' ? String(value).replace('.', ',') : String(value));
  const measured = (value: number | null, unit: string) =>
    value === null ? '' : `${decimal(value)} ${unit}`;
  const pressure = one.HuyetApCao === null ? '' : `${one.HuyetApCao}/${one.HuyetApThap ?? '–'} mmHg`;
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    MaNhapVien: one.MaNhapVien,
    NoiKham: one.NoiKham,
    ThoiGianVaoVien: moment(one.ThoiGianVaoVien),
    KhoaNhapVien: one.KhoaNhapVien,
    LoaiBenhAn: one.LoaiBenhAn,
    ChanDoan: joined([one.ChanDoan, one.MaICD && `(${one.MaICD})`], ' '),
    LyDoVaoVien: one.LyDoVaoVien,
    QuaTrinhBenhLy: one.QuaTrinhBenhLy ?? '',
    TienSuBanThan: one.TienSuBanThan ?? '',
    TienSuGiaDinh: one.TienSuGiaDinh ?? '',
    KhamToanThan: one.KhamToanThan ?? '',
    KhamBoPhan: one.KhamBoPhan ?? '',
    TomTatCanLamSang: one.TomTatCanLamSang ?? '',
    DaXuLy: one.DaXuLy ?? '',
    Mach: measured(one.Mach, language === 'vi' ? 'lần/phút' : '/min'),
    NhietDo: measured(one.NhietDo, '°C'),
    HuyetAp: pressure,
    NhipTho: measured(one.NhipTho, language === 'vi' ? 'lần/phút' : '/min'),
    SpO2: measured(one.SpO2, '%'),
    CanNang: measured(one.CanNang, 'kg'),
    ChieuCao: measured(one.ChieuCao, 'cm'),
    NgayKy: longDay(one.Ngay, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesPhieuKhamVaoVien(one: PhieuKhamVaoVien): FormFiles {
  return {
    ...pictureFiles(one.CoSo.Logo, one.ChuKyBacSi),
    'barcode.svg': barcodeSvg(one.MaNhapVien, 'code128'),
  };
}
