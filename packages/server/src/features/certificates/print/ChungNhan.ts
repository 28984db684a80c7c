import { type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A certificate of a stay on paper: the facility, the patient, and what it says by field, as display strings in their order. */
export type ChungNhan = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  So: string;
  PhienBan: number;
  SoGiayTo: string | null;
  DanToc: string;
  NgheNghiep: string;
  NoiDung: Readonly<Record<string, string>>;
  /** Who signs beside who wrote it; empty where nobody does. */
  NguoiNhan: string | null;
  NgayCap: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The certificate as display strings. */
export function presentChungNhan(one: ChungNhan, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    So: one.So,
    CapLai: one.PhienBan > 1 ? String(one.PhienBan) : '',
    SoGiayTo: one.SoGiayTo ?? '',
    DanToc: one.DanToc,
    NgheNghiep: one.NgheNghiep,
    NoiDung: one.NoiDung,
    NguoiNhan: one.NguoiNhan ?? '',
    NgayKy: longDay(one.NgayCap, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesChungNhan(one: ChungNhan): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
