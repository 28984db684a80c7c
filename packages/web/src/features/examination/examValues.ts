import type { Issue } from '@sen/domain/catalogue/validate';
import { followUpIssues } from '@sen/domain/examination/khamBenh';
import { tomTatBoxes } from '@sen/domain/examination/tomTat';
import { vitalIssues } from '@sen/domain/vitals/plausible';
import type { PhienKhamFragment } from './examination.main.gen.ts';

export const vitalFields = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'ChieuCao',
  'CanNang',
] as const;
const textFields = [
  'LyDoKham',
  'TrieuChungLamSang',
  'TienSuBenh',
  'TienSuDiUng',
  'ChanDoan',
  'LoiDan',
  'GhiChu',
  ...tomTatBoxes,
] as const;
const choiceFields = ['ChanDoanICD_Id', 'HuongGiaiQuyet_Id', 'NgayTaiKham'] as const;

/** The form of a session: numbers as typed text. */
export type ExamValues = Record<(typeof vitalFields)[number], string | null> &
  Record<(typeof textFields)[number], string | null> &
  Record<(typeof choiceFields)[number], string | null> & {
    ThaiSan: PhienKhamFragment['ThaiSan'];
    BenhManTinh: boolean;
    ChanDoanPhuICD_Ids: string[];
  };

/** The form's values of a session. */
export function valuesOf(session: PhienKhamFragment): ExamValues {
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : String(value);
  const { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, ChieuCao, CanNang } = session;
  return {
    Mach: number(Mach),
    NhietDo: number(NhietDo),
    HuyetApCao: number(HuyetApCao),
    HuyetApThap: number(HuyetApThap),
    NhipTho: number(NhipTho),
    SpO2: number(SpO2),
    ChieuCao: number(ChieuCao),
    CanNang: number(CanNang),
    LyDoKham: session.LyDoKham ?? null,
    TrieuChungLamSang: session.TrieuChungLamSang ?? null,
    TienSuBenh: session.TienSuBenh ?? null,
    TienSuDiUng: session.TienSuDiUng ?? null,
    ChanDoan: session.ChanDoan ?? null,
    LoiDan: session.LoiDan ?? null,
    GhiChu: session.GhiChu ?? null,
    QuaTrinhBenhLy: session.QuaTrinhBenhLy ?? null,
    KetQuaCanLamSang: session.KetQuaCanLamSang ?? null,
    PhuongPhapDieuTri: session.PhuongPhapDieuTri ?? null,
    HuongDieuTri: session.HuongDieuTri ?? null,
    ChanDoanICD_Id: session.ChanDoanICD_Id ?? null,
    HuongGiaiQuyet_Id: session.HuongGiaiQuyet_Id ?? null,
    NgayTaiKham: session.NgayTaiKham ?? null,
    ThaiSan: session.ThaiSan ?? null,
    BenhManTinh: session.BenhManTinh,
    ChanDoanPhuICD_Ids: [...session.ChanDoanPhuICD_Ids],
  };
}

/** The form before a session is open. */
export const emptyExam: ExamValues = {
  Mach: null,
  NhietDo: null,
  HuyetApCao: null,
  HuyetApThap: null,
  NhipTho: null,
  SpO2: null,
  ChieuCao: null,
  CanNang: null,
  LyDoKham: null,
  TrieuChungLamSang: null,
  TienSuBenh: null,
  TienSuDiUng: null,
  ChanDoan: null,
  LoiDan: null,
  GhiChu: null,
  QuaTrinhBenhLy: null,
  KetQuaCanLamSang: null,
  PhuongPhapDieuTri: null,
  HuongDieuTri: null,
  ChanDoanICD_Id: null,
  HuongGiaiQuyet_Id: null,
  NgayTaiKham: null,
  ThaiSan: null,
  BenhManTinh: false,
  ChanDoanPhuICD_Ids: [],
};

/** The fields of the form, in its order. */
export const examFields = [
  ...vitalFields,
  'LyDoKham',
  'TrieuChungLamSang',
  'TienSuBenh',
  'TienSuDiUng',
  'ThaiSan',
  'ChanDoanICD_Id',
  'ChanDoan',
  'ChanDoanPhuICD_Ids',
  'BenhManTinh',
  'HuongGiaiQuyet_Id',
  'NgayTaiKham',
  'LoiDan',
  'GhiChu',
  ...tomTatBoxes,
] as const satisfies ReadonlyArray<keyof ExamValues>;

/** The input of the API: typed numbers become numbers. */
export function inputOf(values: ExamValues) {
  const number = (text: string | null) => (text === null || text === '' ? null : Number(text));
  return {
    ...values,
    Mach: number(values.Mach),
    NhietDo: number(values.NhietDo),
    HuyetApCao: number(values.HuyetApCao),
    HuyetApThap: number(values.HuyetApThap),
    NhipTho: number(values.NhipTho),
    SpO2: number(values.SpO2),
    ChieuCao: number(values.ChieuCao),
    CanNang: number(values.CanNang),
  };
}

/** What the form refuses before it is sent, by the rules of the server. */
export function examIssues(values: ExamValues, NgayKham: string): Issue[] {
  return [...vitalIssues(inputOf(values)), ...followUpIssues({ NgayTaiKham: values.NgayTaiKham, NgayKham })];
}
