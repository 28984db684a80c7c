import { type CachDung, cachDung } from '@sen/domain/treatment/doseTimes';
import { type CapChamSoc, capChamSoc } from '@sen/domain/treatment/toDieuTri';
import { type Language, moment, quantity } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A drug as it is ordered on paper. */
export type ThuocTrenTo = {
  TenDuoc: string;
  NgayThu: number | null;
  Lieu: string;
  DonViTinh: string | null;
  DuongDung: string;
  CachDung: CachDung;
  Gios: string | null;
  LyDoKhiCan: string | null;
  ToiDa24h: number | null;
  CachGio: string | null;
  TheTich: string | null;
  SoPhut: number | null;
  TocDo: number | null;
  GhiChu: string | null;
  NgungLuc: string | null;
  LyDoNgung: string | null;
};

/** An entry on paper. */
export type DongTrenTo = {
  SoThuTu: number;
  ThoiGian: string;
  DienBien: string;
  BacSi: string;
  /** A verbal order that its doctor did not confirm yet. */
  choXacNhan: boolean;
  Thuocs: readonly ThuocTrenTo[];
  ChamSoc: readonly string[];
  CapChamSoc: CapChamSoc | null;
  /** Breakfast, lunch, dinner. */
  BuaAns: readonly (string | null)[];
  YLenhKhac: string | null;
  ChiDinhs: readonly string[];
};

/** The treatment sheet of a stay on paper. */
export type ToDieuTriTrenPhieu = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoBenhAn: string;
  Khoa: string;
  Giuong: string;
  ChanDoan: string;
  Dongs: readonly DongTrenTo[];
};

const words = {
  vi: {
    day: 'ngày',
    stopped: 'Ngừng',
    needed: 'khi',
    most: 'tối đa {n} lần trong 24 giờ, cách nhau {h} giờ',
    over: '{ml} ml trong {p} phút, {d} giọt/phút',
    care: 'Chăm sóc',
    meals: ['sáng', 'trưa', 'tối'],
    diet: 'Ăn',
    tests: 'Chỉ định',
    verbal: 'Y lệnh miệng, chưa xác nhận',
  },
  en: {
    day: 'day',
    stopped: 'Stopped',
    needed: 'for',
    most: '{n} times in 24 hours at most, {h} hours apart',
    over: '{ml} ml in {p} minutes, {d} drops a minute',
    care: 'Care',
    meals: ['breakfast', 'lunch', 'dinner'],
    diet: 'Diet',
    tests: 'Ordered',
    verbal: 'Verbal, not confirmed',
  },
} as const;

/** The sheet as display strings. */
export function presentToDieuTri(one: ToDieuTriTrenPhieu, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoBenhAn: one.SoBenhAn,
    Khoa: one.Khoa,
    Giuong: one.Giuong,
    ChanDoan: one.ChanDoan,
    Dongs: one.Dongs.map((line) => ({
      ThoiGian: moment(line.ThoiGian),
      DienBien: line.DienBien,
      YLenhs: ordersOf(line, language),
      BacSi: line.choXacNhan ? `${line.BacSi}\n${words[language].verbal}` : line.BacSi,
    })),
  };
}

function ordersOf(line: DongTrenTo, language: Language): string[] {
  const t = words[language];
  const meals = line.BuaAns.flatMap((meal, at) => (meal ? [`${t.meals[at]} ${meal}`] : []));
  const care = [line.CapChamSoc ? capChamSoc[line.CapChamSoc][language] : null, ...line.ChamSoc].filter(
    Boolean,
  );
  return [
    ...line.Thuocs.map((one) => drugText(one, language)),
    ...(line.ChiDinhs.length > 0 ? [`${t.tests}: ${line.ChiDinhs.join(', ')}`] : []),
    ...(care.length > 0 ? [`${t.care}: ${care.join(', ')}`] : []),
    ...(meals.length > 0 ? [`${t.diet}: ${meals.join(', ')}`] : []),
    ...(line.YLenhKhac ? [line.YLenhKhac] : []),
  ];
}

/** 'Ceftriaxon 1 g (ngày 2): 1 Lọ, Tiêm truyền, 08:00, 20:00'. */
function drugText(one: ThuocTrenTo, language: Language): string {
  const t = words[language];
  const name = one.NgayThu === null ? one.TenDuoc : `${one.TenDuoc} (${t.day} ${one.NgayThu})`;
  const parts = [
    `${quantity(one.Lieu)} ${one.DonViTinh ?? ''}`.trim(),
    one.DuongDung,
    one.CachDung === 'TheoGio' ? one.Gios : cachDung[one.CachDung][language].toLowerCase(),
    one.CachDung === 'KhiCan' ? `${t.needed} ${one.LyDoKhiCan}` : null,
    one.CachDung === 'KhiCan'
      ? t.most.replace('{n}', String(one.ToiDa24h)).replace('{h}', quantity(one.CachGio ?? '0'))
      : null,
    one.TheTich
      ? t.over
          .replace('{ml}', quantity(one.TheTich))
          .replace('{p}', String(one.SoPhut))
          .replace('{d}', String(one.TocDo))
      : null,
    one.GhiChu,
    one.NgungLuc ? `${t.stopped} ${moment(one.NgungLuc)} (${one.LyDoNgung})` : null,
  ];
  return `${name}: ${parts.filter(Boolean).join(', ')}`;
}

export function filesToDieuTri(one: ToDieuTriTrenPhieu): FormFiles {
  return pictureFiles(one.CoSo.Logo, null);
}
