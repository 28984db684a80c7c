import type { LeavingFragment, LeavingStayFragment, RaVienNoiTruInput } from './discharges.main.gen.ts';

/** The long texts of a discharge, in the order of the form. */
export const leaveTexts = [
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'PhuongPhapDieuTri',
  'HuongDieuTri',
  'LoiDan',
  'GhiChu',
] as const;

export const leaveFields = [
  'ThoiGianRaVien',
  'KetQuaDieuTri',
  'LoaiRaVien',
  'ChanDoanICD_Id',
  'ChanDoan',
  'ChanDoanPhuICD_Ids',
  'ThoiGianTuVong',
  'NguyenNhanTuVongICD_Id',
  'NguyenNhanTuVong',
  'LanCuoiThay',
  'XuLyTronVien',
  ...leaveTexts,
  'NgayTaiKham',
  'NguoiGiamHo',
] as const;
export type LeaveField = (typeof leaveFields)[number];

export type LeaveValues = {
  [K in Exclude<LeaveField, 'ChanDoanPhuICD_Ids' | 'KetQuaDieuTri' | 'LoaiRaVien'>]: string | null;
} & {
  KetQuaDieuTri: LeavingFragment['KetQuaDieuTri'] | null;
  LoaiRaVien: LeavingFragment['LoaiRaVien'] | null;
  ChanDoanPhuICD_Ids: string[];
};

/** The values of a discharge as stored. */
export function leaveValues(of: LeavingFragment): LeaveValues {
  const values = Object.fromEntries(leaveFields.map((name) => [name, of[name] ?? null]));
  return { ...values, ChanDoanPhuICD_Ids: [...of.ChanDoanPhuICD_Ids] } as LeaveValues; // its fields
}

/** A new discharge begins now, with the disease of the stay. */
export function newLeave({ ChanDoanICD }: Pick<LeavingStayFragment, 'ChanDoanICD'>): LeaveValues {
  const empty = Object.fromEntries(leaveFields.map((name) => [name, null])) as Record<LeaveField, null>; // every field
  return {
    ...empty,
    ThoiGianRaVien: thisMinute(),
    LoaiRaVien: 'RaVien',
    ChanDoanICD_Id: ChanDoanICD?._id ?? null,
    ChanDoan: ChanDoanICD?.ten ?? null,
    ChanDoanPhuICD_Ids: [],
  };
}

/** What of the values the kind of discharge asks for; the rest is emptied. */
export function leaveInput(values: LeaveValues): Omit<RaVienNoiTruInput, 'requestId' | 'version'> {
  const died = values.KetQuaDieuTri === 'TuVong';
  const escaped = !died && values.LoaiRaVien === 'BoDieuTri';
  return {
    ...values,
    ...(died ? {} : { ThoiGianTuVong: null, NguyenNhanTuVong: null, NguyenNhanTuVongICD_Id: null }),
    ...(died ? { NgayTaiKham: null } : {}),
    ...(escaped ? {} : { LanCuoiThay: null, XuLyTronVien: null }),
  };
}

/** The instant at the beginning of this minute, as fields show it. */
function thisMinute(): string {
  return new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
}
