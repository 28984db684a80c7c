import type { tomTatTexts } from '@sen/domain/recordSummaries/tomTatHoSo';
import { day, type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** The summary of a medical record on paper: form 03 of circular 25/2025. */
export type TomTat = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoDinhDanh: string | null;
  DanToc: string;
  NgheNghiep: string;
  NoiLamViec: string | null;
  SoTomTat: string;
  PhienBan: number;
  /** The code of the record that is summarised. */
  SoHoSo: string;
  Phong: string;
  TuNgay: string;
  DenNgay: string;
  /** What it tells, by the names of the record. */
  NoiDung: Record<(typeof tomTatTexts)[number], string | null>;
  BenhKem: string[];
  CapLai: boolean;
  NgayCap: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The summary as display strings. */
export function presentTomTat(one: TomTat, language: Language) {
  const said = Object.fromEntries(Object.entries(one.NoiDung).map(([name, text]) => [name, text ?? '']));
  return {
    ...(said as Record<(typeof tomTatTexts)[number], string>), // every text of the list
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoDinhDanh: one.SoDinhDanh ?? '',
    DanToc: one.DanToc,
    NgheNghiep: one.NgheNghiep,
    NoiLamViec: one.NoiLamViec ?? '',
    SoTomTat: one.SoTomTat,
    PhienBan: String(one.PhienBan),
    SoHoSo: one.SoHoSo,
    Phong: one.Phong,
    DieuTri: `${day(one.TuNgay)} – ${day(one.DenNgay)}`,
    BenhKem: one.BenhKem.join('; '),
    CapLai: one.CapLai,
    NgayKy: longDay(one.NgayCap, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesTomTat(one: TomTat): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
