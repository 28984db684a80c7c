import type { BenhAnNgoaiTruFragment } from './medicalRecords.main.gen.ts';
import type { RaVienFragment } from './papers.main.gen.ts';
import { wholeMinute } from './wholeMinute.ts';

/** The long texts of a discharge, in the order of the form. */
export const dischargeTexts = ['PhuongPhapDieuTri', 'LoiDan', 'GhiChu'] as const;

export const dischargeFields = [
  'ThoiGianRaVien',
  'KetQuaDieuTri',
  'LoaiRaVien',
  'ChanDoanICD_Id',
  'ChanDoan',
  'ChanDoanPhuICD_Ids',
  ...dischargeTexts,
  'NguoiGiamHo',
] as const;

export type DischargeValues = {
  ThoiGianRaVien: string | null;
  KetQuaDieuTri: RaVienFragment['KetQuaDieuTri'] | null;
  LoaiRaVien: RaVienFragment['LoaiRaVien'] | null;
  ChanDoanICD_Id: string | null;
  ChanDoan: string | null;
  ChanDoanPhuICD_Ids: string[];
  PhuongPhapDieuTri: string | null;
  LoiDan: string | null;
  GhiChu: string | null;
  NguoiGiamHo: string | null;
};

/** The values of a discharge as stored. */
export function dischargeValues(of: RaVienFragment): DischargeValues {
  const { ThoiGianRaVien, KetQuaDieuTri, LoaiRaVien, ChanDoanICD_Id, ChanDoan, PhuongPhapDieuTri } = of;
  return {
    ThoiGianRaVien,
    KetQuaDieuTri,
    LoaiRaVien,
    ChanDoanICD_Id,
    ChanDoan,
    ChanDoanPhuICD_Ids: [...of.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri,
    LoiDan: of.LoiDan ?? null,
    GhiChu: of.GhiChu ?? null,
    NguoiGiamHo: of.NguoiGiamHo ?? null,
  };
}

/** A new discharge begins with the diagnosis and the plan of the record, now. */
export function newDischarge(record: BenhAnNgoaiTruFragment): DischargeValues {
  return {
    ThoiGianRaVien: wholeMinute(new Date()),
    KetQuaDieuTri: null,
    LoaiRaVien: 'RaVien',
    ChanDoanICD_Id: record.ChanDoanICD_Id,
    ChanDoan: record.ChanDoan ?? record.ChanDoanICD?.ten ?? null,
    ChanDoanPhuICD_Ids: [...record.ChanDoanPhuICD_Ids],
    PhuongPhapDieuTri: record.HuongDieuTri ?? null,
    LoiDan: null,
    GhiChu: null,
    NguoiGiamHo: null,
  };
}
