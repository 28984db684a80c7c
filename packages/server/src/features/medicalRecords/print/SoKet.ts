import type { phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
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

/** A summary of progress on paper. */
export type SoKet = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoBenhAn: string;
  Khoa: string;
  Luc: string;
  ChanDoan: string;
  /** What it tells, by the names of the record. */
  NoiDung: Record<(typeof phieuSoKetTexts)[number], string | null>;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The summary as display strings. */
export function presentSoKet(one: SoKet, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoBenhAn: one.SoBenhAn,
    Khoa: one.Khoa,
    Luc: moment(one.Luc),
    ChanDoan: one.ChanDoan,
    ...said(one.NoiDung),
    NgayKy: longDay(one.Luc, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

function said(of: SoKet['NoiDung']): Record<(typeof phieuSoKetTexts)[number], string> {
  const { DienBienLamSang, XetNghiem, QuaTrinhDieuTri, DanhGiaKetQua, HuongDieuTri } = of;
  return {
    DienBienLamSang: DienBienLamSang ?? '',
    XetNghiem: XetNghiem ?? '',
    QuaTrinhDieuTri: QuaTrinhDieuTri ?? '',
    DanhGiaKetQua: DanhGiaKetQua ?? '',
    HuongDieuTri: HuongDieuTri ?? '',
  };
}

export function filesSoKet(one: SoKet): FormFiles {
  return pictureFiles(one.CoSo.Logo, one.ChuKyBacSi);
}
