import { type CachDung, usualTimes } from '@sen/domain/treatment/doseTimes';
import { type ComparedField, changedFields, type DrugOrder } from '@sen/domain/treatment/yLenhThuoc';
import type { RefLabel } from '../../ui/entry.ts';
import type { SheetDrugFragment, TreatmentEntryFragment } from './sheet.main.gen.ts';

/** An order of a drug as it is typed: numbers as text. */
export type DrugLine = {
  key: string;
  /** The order that is corrected; null for a new one. */
  _id: string | null;
  Duoc_Id: string;
  TenDuoc: string;
  DonViTinh: string | null;
  NgayThu: number | null;
  Lieu: string | null;
  DuongDung_Id: string | null;
  duong: RefLabel | null;
  CachDung: CachDung;
  Gios: string;
  LyDoKhiCan: string;
  ToiDa24h: string | null;
  CachGio: string | null;
  TheTich: string | null;
  SoPhut: string | null;
  GiotMl: string | null;
  GhiChu: string;
  LapTu_Id: string | null;
  /** What the order says that it repeats. */
  truoc: DrugOrder | null;
};

/** An entry as it is typed. */
export type EntryValues = {
  ThoiGian: string | null;
  BacSi_Id: string | null;
  TinhTrang: TreatmentEntryFragment['TinhTrang'] | null;
  DienBien: string | null;
  CapChamSoc: TreatmentEntryFragment['CapChamSoc'];
  YLenhChamSoc_Ids: string[];
  ChamSoc: string | null;
  AnSang: string | null;
  AnTrua: string | null;
  AnToi: string | null;
  YLenhKhac: string | null;
  HieuLucDen: string | null;
  lines: readonly DrugLine[];
};

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : String(value);

function lineOf(one: SheetDrugFragment, repeats: boolean): DrugLine {
  const said = {
    Lieu: textOf(one.Lieu),
    DuongDung_Id: one.DuongDung_Id,
    CachDung: one.CachDung,
    Gios: one.Gios ?? '',
    LyDoKhiCan: one.LyDoKhiCan ?? '',
    ToiDa24h: textOf(one.ToiDa24h),
    CachGio: textOf(one.CachGio),
    TheTich: textOf(one.TheTich),
    SoPhut: textOf(one.SoPhut),
    GiotMl: textOf(one.GiotMl),
    GhiChu: one.GhiChu ?? '',
  };
  return {
    key: one._id,
    _id: repeats ? null : one._id,
    Duoc_Id: one.Duoc_Id,
    TenDuoc: one.TenDuoc,
    DonViTinh: one.DonViTinh,
    NgayThu: repeats ? null : one.NgayThu,
    ...said,
    duong: one.DuongDung ?? null,
    LapTu_Id: repeats ? one._id : one.LapTu_Id,
    truoc: repeats ? orderOf(said) : null,
  };
}

/** A drug that was picked, with its usual route, given twice a day at the times of the house. */
export function lineOfDrug(
  drug: { _id: string; name: string; route: string | null },
  times: string = usualTimes[2].join(', '),
): DrugLine {
  return {
    key: crypto.randomUUID(),
    _id: null,
    Duoc_Id: drug._id,
    TenDuoc: drug.name,
    DonViTinh: null,
    NgayThu: null,
    Lieu: '1',
    DuongDung_Id: drug.route,
    duong: null,
    CachDung: 'TheoGio',
    Gios: times,
    LyDoKhiCan: '',
    ToiDa24h: null,
    CachGio: null,
    TheTich: null,
    SoPhut: null,
    GiotMl: null,
    GhiChu: '',
    LapTu_Id: null,
    truoc: null,
  };
}

const numberOf = (text: string | null) => (text === null || text === '' ? null : Number(text));

type Said = Pick<
  DrugLine,
  | 'Lieu'
  | 'DuongDung_Id'
  | 'CachDung'
  | 'Gios'
  | 'LyDoKhiCan'
  | 'ToiDa24h'
  | 'CachGio'
  | 'TheTich'
  | 'SoPhut'
  | 'GiotMl'
  | 'GhiChu'
>;

/** What a line says, as rules read it. */
export function orderOf(one: Said): DrugOrder {
  const { Lieu, DuongDung_Id, CachDung, Gios, LyDoKhiCan, CachGio, TheTich, GhiChu } = one;
  return {
    ...{ Lieu, DuongDung_Id, CachDung, Gios, LyDoKhiCan, CachGio, TheTich, GhiChu },
    ToiDa24h: numberOf(one.ToiDa24h),
    SoPhut: numberOf(one.SoPhut),
    GiotMl: numberOf(one.GiotMl),
  };
}

/** The fields in which a line differs from the order that it repeats. */
export function changesOf(line: DrugLine): ComparedField[] {
  return line.truoc ? changedFields(line.truoc, orderOf(line)) : [];
}

/** A new entry of a doctor, now. */
export function blankEntry(BacSi_Id: string | null, now: Date): EntryValues {
  return {
    ThoiGian: now.toISOString(),
    BacSi_Id,
    TinhTrang: 'ChuaOnDinh',
    DienBien: null,
    CapChamSoc: null,
    YLenhChamSoc_Ids: [],
    ChamSoc: null,
    AnSang: null,
    AnTrua: null,
    AnToi: null,
    YLenhKhac: null,
    HieuLucDen: null,
    lines: [],
  };
}

/** An entry as it is stored. */
export function entryValues(entry: TreatmentEntryFragment): EntryValues {
  const { ThoiGian, BacSi_Id, TinhTrang, DienBien, CapChamSoc, ChamSoc, AnSang, AnTrua, AnToi } = entry;
  return {
    ...{ ThoiGian, BacSi_Id, TinhTrang, DienBien, CapChamSoc, ChamSoc, AnSang, AnTrua, AnToi },
    YLenhChamSoc_Ids: [...entry.YLenhChamSoc_Ids],
    YLenhKhac: entry.YLenhKhac,
    HieuLucDen: entry.HieuLucDen,
    lines: entry.thuocs.filter(({ TrangThai }) => TrangThai === 'DangDung').map((one) => lineOf(one, false)),
  };
}

/** A new entry that repeats another one: its orders and care, not its course; drugs that were stopped or are given once are left out. */
export function repeatedEntry(
  entry: TreatmentEntryFragment,
  BacSi_Id: string | null,
  now: Date,
): EntryValues {
  const { TinhTrang, CapChamSoc, ChamSoc, AnSang, AnTrua, AnToi, YLenhKhac } = entry;
  return {
    ...blankEntry(BacSi_Id, now),
    ...{ TinhTrang, CapChamSoc, ChamSoc, AnSang, AnTrua, AnToi, YLenhKhac },
    YLenhChamSoc_Ids: [...entry.YLenhChamSoc_Ids],
    lines: entry.thuocs
      .filter(({ TrangThai, CachDung }) => TrangThai === 'DangDung' && CachDung !== 'MotLan')
      .map((one) => lineOf(one, true)),
  };
}

/** The values as the API takes them. */
export function entryInput({ lines, ...values }: EntryValues) {
  return {
    ...values,
    // a choice that was emptied
    CapChamSoc: values.CapChamSoc ?? null,
    thuocs: lines.map((line) => ({
      ...(line._id ? { _id: line._id } : {}),
      ...orderOf(line),
      Duoc_Id: line.Duoc_Id,
      LapTu_Id: line.LapTu_Id,
    })),
  };
}
