import type { Label } from '@sen/domain/catalogue/catalogue';
import { dec } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, moment, money, quantity } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** The columns that are summed up. */
export type TongBangKe = {
  ThanhTienBV: string;
  ThanhTienBH: string;
  Quy: string;
  CungChiTra: string;
  Khac: string;
  TuTra: string;
};

export type DongBangKe = TongBangKe & {
  Ten: string;
  DonViTinh: string;
  SoLuong: string;
  DonGiaBV: string;
  DonGiaBH: string;
  TyLeDV: number | null;
  TyLeBH: number | null;
};

type Muc = { So: string; Ten: Label; Tong: TongBangKe; Dongs: readonly DongBangKe[] };

/** The costs of one card and one percent. */
export type KhoiBangKe = {
  SoThe: string | null;
  TuNgay: string | null;
  DenNgay: string | null;
  DangKy: string | null;
  MucHuong: string;
  KhuVuc: string | null;
  Du5Nam: boolean;
  MienCungChiTra: boolean;
  Mucs: readonly Muc[];
  Tong: TongBangKe;
};

/** Form 01/KBCB of a visit (claims 10). Times are instants, days YYYY-MM-DD. */
export type BangKe = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  MaLK: string;
  Loai: '01' | '02' | '03' | '04';
  Khoa: string;
  /** Null for a visit without insurance. */
  MaDoiTuong: string | null;
  NgayVao: string;
  NgayRa: string | null;
  SoNgay: string | null;
  ChanDoan: string;
  MaBenhChinh: string;
  MaBenhKem: string;
  NoiChuyenDen: string;
  /** Costs may still change: the visit goes on, or its insured costs are not confirmed. */
  LaTamTinh: boolean;
  Khois: readonly KhoiBangKe[];
  PhuThu: { Dongs: readonly DongBangKe[]; Tong: TongBangKe } | null;
  Tong: TongBangKe;
  Ngay: string;
  NguoiLap: string;
};

const loais: Record<BangKe['Loai'], Label> = {
  '01': { vi: 'Khám bệnh', en: 'Examination' },
  '02': { vi: 'Điều trị ngoại trú', en: 'Outpatient treatment' },
  '03': { vi: 'Điều trị nội trú', en: 'Inpatient treatment' },
  '04': { vi: 'Điều trị ban ngày', en: 'Day treatment' },
};

const yes: Label = { vi: 'Có', en: 'Yes' };

/** The list as display strings. */
export function presentBangKe(list: BangKe, language: Language) {
  const blank = { DonViTinh: '', SoLuong: '', DonGiaBV: '', DonGiaBH: '', TyLeDV: '', TyLeBH: '' };
  const mark = (is: boolean) => (is ? yes[language] : '');
  return {
    CoSo: presentCoSo(list.CoSo, language),
    BenhNhan: presentBenhNhan(list.BenhNhan, language),
    MaLK: list.MaLK,
    Loai: `${list.Loai} – ${loais[list.Loai][language]}`,
    Khoa: list.Khoa,
    MaDoiTuong: list.MaDoiTuong ?? '',
    NgayVao: moment(list.NgayVao),
    NgayRa: moment(list.NgayRa),
    SoNgay: list.SoNgay ?? '',
    ChanDoan: list.ChanDoan,
    MaBenhChinh: list.MaBenhChinh,
    MaBenhKem: list.MaBenhKem,
    NoiChuyenDen: list.NoiChuyenDen,
    LaTamTinh: list.LaTamTinh,
    Khois: list.Khois.map((block) => ({
      SoThe: block.SoThe ?? '',
      HanThe: block.SoThe === null ? '' : `${day(block.TuNgay)} – ${day(block.DenNgay)}`,
      DangKy: block.DangKy ?? '',
      MucHuong: block.SoThe === null ? '' : `${quantity(block.MucHuong)} %`,
      KhuVuc: block.KhuVuc ?? '',
      Du5Nam: mark(block.Du5Nam),
      MienCungChiTra: mark(block.MienCungChiTra),
      ChiTiets: block.Mucs.flatMap((item) => [
        { LaMuc: true, Ten: `${item.So}. ${item.Ten[language]}`, ...blank, ...amounts(item.Tong) },
        ...item.Dongs.map((line) => ({ LaMuc: false, ...presentLine(line) })),
      ]),
      Tong: amounts(block.Tong),
    })),
    PhuThu: list.PhuThu?.Dongs.map((line) => ({ LaMuc: false, ...presentLine(line) })) ?? [],
    TongPhuThu: list.PhuThu ? amounts(list.PhuThu.Tong) : {},
    Tong: amounts(list.Tong),
    BangChu: amountInWords(list.Tong.ThanhTienBV),
    QuyBangChu: amountInWords(list.Tong.Quy),
    NgayKy: longDay(list.Ngay, language),
    Ngay: moment(list.Ngay),
    NguoiLap: list.NguoiLap,
  };
}

/** The barcode with which a desk finds the visit again. */
export function filesBangKe(list: BangKe): FormFiles {
  return { ...pictureFiles(list.CoSo.Logo), 'barcode.svg': barcodeSvg(list.MaLK, 'code128') };
}

function amounts({ ThanhTienBV, ThanhTienBH, Quy, CungChiTra, Khac, TuTra }: TongBangKe) {
  return {
    ThanhTienBV: money(ThanhTienBV),
    ThanhTienBH: money(ThanhTienBH),
    Quy: money(Quy),
    CungChiTra: money(CungChiTra),
    Khac: money(Khac),
    TuTra: money(TuTra),
  };
}

function presentLine(line: DongBangKe) {
  return {
    Ten: line.Ten,
    DonViTinh: line.DonViTinh,
    SoLuong: quantity(line.SoLuong),
    DonGiaBV: price(line.DonGiaBV),
    DonGiaBH: price(line.DonGiaBH),
    TyLeDV: line.TyLeDV?.toString() ?? '',
    TyLeBH: line.TyLeBH?.toString() ?? '',
    ...amounts(line),
  };
}

/** A unit price with all its decimals: a tablet costs 589,999. */
function price(amount: string): string {
  const [whole = '0', part = ''] = dec(amount).toFixed().split('.');
  return part === '' ? money(whole) : `${money(whole)},${part}`;
}
