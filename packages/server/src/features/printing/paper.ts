import { day, type GioiTinh, gioiTinh, joined, type Language, type LoaiTuoi, tuoi } from './format.ts';

/** The house that prints. */
export type CoSo = {
  CoQuanChuQuan: string | null;
  TenCoSo: string;
  DiaChi: string | null;
  SoDienThoai: string | null;
  /** Its code at the health insurance; the shipped samples have none. */
  MaCSKCB?: string | null;
  MaSoThue?: string | null;
  Logo: ChuKy | null;
};

/** The patient as forms show them. `NgaySinh` null: only the year is known. */
export type BenhNhanTrenPhieu = {
  MaYTe: string;
  TenBenhNhan: string;
  NgaySinh: string | null;
  NamSinh: number;
  GioiTinh: GioiTinh;
  Tuoi: number;
  LoaiTuoi: LoaiTuoi;
  fullAddress: string | null;
  SoDienThoai: string | null;
  TenDoiTuong: string;
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
};

/** A signature or a logo as a picture: the name of a file of the form, PNG or JPEG. */
export type ChuKy = { name: string; bytes: Uint8Array };

/** Files beside a form, by name: SVG as text, pictures as bytes. */
export type FormFiles = Record<string, string | Uint8Array>;

/** The logo and the signatures of a form as its files. */
export function pictureFiles(...pictures: readonly (ChuKy | null)[]): Record<string, Uint8Array> {
  return Object.fromEntries(pictures.flatMap((one) => (one ? [[one.name, one.bytes]] : [])));
}

export type PresentedCoSo = {
  CoQuanChuQuan: string;
  TenCoSo: string;
  /** Address and telephone in one line, for templates that set their letterhead themselves. */
  LienHe: string;
  DiaChi: string;
  DienThoai: string;
  MaCSKCB: string;
  MaSoThue: string;
  Logo: string;
};

/** The letterhead: address and telephone in one line. */
export function presentCoSo(coSo: CoSo, language: Language): PresentedCoSo {
  const phone = coSo.SoDienThoai === null ? null : `${language === 'vi' ? 'ĐT' : 'Tel.'} ${coSo.SoDienThoai}`;
  return {
    CoQuanChuQuan: coSo.CoQuanChuQuan ?? '',
    TenCoSo: coSo.TenCoSo,
    LienHe: joined([coSo.DiaChi, phone], ' · '),
    DiaChi: coSo.DiaChi ?? '',
    DienThoai: phone ?? '',
    MaCSKCB: coSo.MaCSKCB ? `${language === 'vi' ? 'Mã CSKCB' : 'Facility code'}: ${coSo.MaCSKCB}` : '',
    MaSoThue: coSo.MaSoThue ? `${language === 'vi' ? 'MST' : 'Tax code'}: ${coSo.MaSoThue}` : '',
    Logo: coSo.Logo?.name ?? '',
  };
}

export type PresentedBenhNhan = {
  MaYTe: string;
  TenBenhNhan: string;
  NgaySinh: string;
  Tuoi: string;
  GioiTinh: string;
  DiaChi: string;
  SoDienThoai: string;
  DoiTuong: string;
  SoTheBHYT: string;
  HanThe: string;
};

/** Names in capitals, as on every paper of a Vietnamese hospital. */
export function presentBenhNhan(benhNhan: BenhNhanTrenPhieu, language: Language): PresentedBenhNhan {
  const hasCard = benhNhan.SoTheBHYT !== null;
  return {
    MaYTe: benhNhan.MaYTe,
    TenBenhNhan: benhNhan.TenBenhNhan.toLocaleUpperCase('vi'),
    NgaySinh: benhNhan.NgaySinh === null ? String(benhNhan.NamSinh) : day(benhNhan.NgaySinh),
    Tuoi: tuoi(benhNhan.Tuoi, benhNhan.LoaiTuoi, language),
    GioiTinh: gioiTinh(benhNhan.GioiTinh, language),
    DiaChi: benhNhan.fullAddress ?? '',
    SoDienThoai: benhNhan.SoDienThoai ?? '',
    DoiTuong: benhNhan.TenDoiTuong,
    SoTheBHYT: benhNhan.SoTheBHYT ?? '',
    HanThe: hasCard ? `${day(benhNhan.BHYTNgayHieuLuc)} – ${day(benhNhan.BHYTNgayHetHieuLuc)}` : '',
  };
}
