import { benhAnVitals } from '@sen/domain/medicalRecords/benhAn';
import type { KindValues } from '@sen/domain/medicalRecords/kinds/kind';
import type { SessionOfTab } from '../../ui/feature.ts';
import type { BenhAnNgoaiTruFragment } from './medicalRecords.main.gen.ts';

/** Long texts of a record, in the order of the form. */
export const benhAnTexts = [
  'LyDoVaoVien',
  'QuaTrinhBenhLy',
  'TienSuBenh',
  'TienSuGiaDinh',
  'KhamLamSang',
  'TomTatCanLamSang',
] as const;

export const benhAnRefs = {
  LoaiBenhAn_Id: 'LoaiBenhAn',
  ChuyenKhoa_Id: 'ChuyenKhoa',
  PhongBan_Id: 'Node',
  BacSi_Id: 'NhanVien',
  ChanDoanICD_Id: 'ICD',
} as const;
type RefName = keyof typeof benhAnRefs;

/** The fields of the form in its order. */
export const benhAnFields = [
  'LoaiBenhAn_Id',
  'ChuyenKhoa_Id',
  'PhongBan_Id',
  'BacSi_Id',
  'ThoiGianVaoVien',
  ...benhAnVitals,
  ...benhAnTexts,
  'ChanDoanICD_Id',
  'ChanDoan',
  'ChanDoanPhuICD_Ids',
  'HuongDieuTri',
  'NoiDungRieng',
] as const;

/** The form of a record: numbers as typed text. */
export type BenhAnValues = Record<
  RefName | (typeof benhAnVitals)[number] | (typeof benhAnTexts)[number],
  string | null
> & {
  ThoiGianVaoVien: string | null;
  ChanDoan: string | null;
  HuongDieuTri: string | null;
  ChanDoanPhuICD_Ids: string[];
  /** What the kind of a stay's record asks for. */
  NoiDungRieng: KindValues;
};

/** The values of a record as stored. */
export function benhAnValues(record: BenhAnNgoaiTruFragment): BenhAnValues {
  return {
    ...pick([...benhAnTexts, 'ChanDoan', 'HuongDieuTri'] as const, record),
    ...pick(Object.keys(benhAnRefs) as RefName[], record), // its keys
    ...vitalsOf(record),
    ThoiGianVaoVien: record.ThoiGianVaoVien,
    ChanDoanPhuICD_Ids: [...record.ChanDoanPhuICD_Ids],
    NoiDungRieng: record.NoiDungRieng as KindValues, // judged when it was written
  };
}

/** A new record begins with what the examination knows, and the specialty of its room. */
export function benhAnOfSession(session: SessionOfTab, ChuyenKhoa_Id: string | null): BenhAnValues {
  return {
    LoaiBenhAn_Id: null,
    ChuyenKhoa_Id,
    PhongBan_Id: session.PhongBan_Id,
    BacSi_Id: session.BacSiKham?._id ?? null,
    ThoiGianVaoVien: session.NgayKham,
    ...vitalsOf(session),
    LyDoVaoVien: session.LyDoKham ?? null,
    QuaTrinhBenhLy: null,
    TienSuBenh: session.TienSuBenh ?? null,
    TienSuGiaDinh: null,
    KhamLamSang: session.TrieuChungLamSang ?? null,
    TomTatCanLamSang: null,
    ChanDoan: session.ChanDoan ?? session.ChanDoanICD?.ten ?? null,
    ChanDoanICD_Id: session.ChanDoanICD_Id ?? null,
    ChanDoanPhuICD_Ids: [...session.ChanDoanPhuICD_Ids],
    HuongDieuTri: null,
    NoiDungRieng: {},
  };
}

/** The values as the API takes them. */
export function benhAnInput({ NoiDungRieng: _, ...values }: BenhAnValues) {
  const number = (text: string | null) => (text === null || text === '' ? null : Number(text));
  const vitals = Object.fromEntries(benhAnVitals.map((name) => [name, number(values[name])]));
  return { ...values, ...(vitals as Record<(typeof benhAnVitals)[number], number | null>) }; // the names of the list
}

/** The same of the record of a stay, which is moved by its ward. */
export function benhAnNoiTruInput(values: BenhAnValues) {
  const {
    ChuyenKhoa_Id: _1,
    PhongBan_Id: _2,
    BacSi_Id: _3,
    ThoiGianVaoVien: _4,
    ...input
  } = benhAnInput(values);
  return { ...input, NoiDungRieng: values.NoiDungRieng };
}

function vitalsOf(one: Partial<Record<(typeof benhAnVitals)[number], number | null | undefined>>) {
  const entries = benhAnVitals.map((name) => {
    const value = one[name];
    return [name, value === null || value === undefined ? null : String(value)];
  });
  return Object.fromEntries(entries) as Record<(typeof benhAnVitals)[number], string | null>; // the names of the list
}

function pick<K extends string>(
  names: readonly K[],
  of: Partial<Record<K, string | null | undefined>>,
): Record<K, string | null> {
  return Object.fromEntries(names.map((name) => [name, of[name] ?? null])) as Record<K, string | null>; // the same names
}
