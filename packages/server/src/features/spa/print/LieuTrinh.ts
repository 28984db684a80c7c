import type { PhiaAnh } from '@sen/domain/readings/phiaAnh';
import { type DiemSoDo, matSoDo, mauSoDo } from '@sen/domain/spa/bodyMap';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, joined, type Language, longDay, moment } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';
import type { HinhTrenPhieu } from '../../readings/print/ketQuaMoTa.ts';
import { bodyMapSvg } from './bodyMapSvg.ts';

/** A session on paper: when and by whom, and what its verified report says. */
export type BuoiTrenPhieu = {
  Lan: number;
  NgayThucHien: string;
  KetThuc: string | null;
  NguoiThucHiens: readonly string[];
  NoiThucHien: string;
  ThietBi: string | null;
  GhiChu: string | null;
  QuaTrinh: string | null;
  KetQua: string | null;
  PhanUng: string | null;
  SoDo: readonly DiemSoDo[];
  HinhAnhs: ReadonlyArray<HinhTrenPhieu & { Phia: PhiaAnh }>;
  /** Pictures that are chosen for print and find no room in the form. */
  soHinhKhac: number;
};

/** The treatment sheet of a course, or of one of its sessions. */
export type LieuTrinhTrenPhieu = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoPhieuYeuCau: string;
  TenDichVu: string;
  TenLieuTrinh: string | null;
  SoBuoi: number;
  daLam: number;
  NgayYeuCau: string;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  ChanDoan: string;
  MaICD: string | null;
  NguoiDuyet: string;
  /** The day that it is signed on. */
  NgayKy: string;
  Buois: readonly BuoiTrenPhieu[];
};

/** The sheet as display strings; texts as their lines. */
export function presentLieuTrinh(sheet: LieuTrinhTrenPhieu, language: Language) {
  return {
    CoSo: presentCoSo(sheet.CoSo, language),
    BenhNhan: presentBenhNhan(sheet.BenhNhan, language),
    SoPhieuYeuCau: sheet.SoPhieuYeuCau,
    TenDichVu: sheet.TenDichVu,
    TenLieuTrinh: sheet.TenLieuTrinh === sheet.TenDichVu ? '' : (sheet.TenLieuTrinh ?? ''),
    SoBuoi: `${sheet.daLam}/${sheet.SoBuoi}`,
    NgayYeuCau: moment(sheet.NgayYeuCau),
    NoiYeuCau: sheet.NoiYeuCau,
    BacSiChiDinh: sheet.BacSiChiDinh,
    ChanDoan: joined([sheet.MaICD, sheet.ChanDoan], ' – '),
    NguoiDuyet: sheet.NguoiDuyet,
    NgayKy: longDay(sheet.NgayKy, language),
    Buois: sheet.Buois.map((one) => presentBuoi(one, sheet.SoBuoi, language)),
  };
}

function presentBuoi(one: BuoiTrenPhieu, SoBuoi: number, language: Language) {
  const picturesOf = (side: PhiaAnh) =>
    one.HinhAnhs.filter(({ Phia }) => Phia === side).map(({ Tep, ChuThich }) => ({
      Tep: Tep.name,
      ChuThich: ChuThich ?? '',
    }));
  return {
    Lan: `${one.Lan}/${SoBuoi}`,
    Ngay: day(one.NgayThucHien),
    Gio: joined([clock(one.NgayThucHien), one.KetThuc && clock(one.KetThuc)], ' – '),
    NguoiThucHien: one.NguoiThucHiens.join(', '),
    NoiThucHien: one.NoiThucHien,
    ThietBi: one.ThietBi ?? '',
    GhiChu: one.GhiChu ?? '',
    QuaTrinh: linesOf(one.QuaTrinh),
    KetQua: linesOf(one.KetQua),
    PhanUng: linesOf(one.PhanUng),
    SoDo: one.SoDo.length > 0 ? mapFile(one) : '',
    Diems: one.SoDo.map(({ Mat, Mau, GhiChu }, at) =>
      joined(
        [`${at + 1}. ${mauSoDo[Mau][language]} (${matSoDo[Mat][language].toLowerCase()})`, GhiChu],
        ': ',
      ),
    ),
    AnhTruoc: picturesOf('Truoc'),
    AnhSau: picturesOf('Sau'),
    HinhKhac: one.soHinhKhac > 0 ? String(one.soHinhKhac) : '',
  };
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line.trim() !== '');
const clock = (iso: string) =>
  moment(iso)
    .split(' ')
    .find((part) => part.includes(':')) ?? '';
const mapFile = ({ Lan }: BuoiTrenPhieu) => `so-do-${Lan}.svg`;

/** The logo, the body maps, the pictures of the sessions and the bar code of the slip. */
export function filesLieuTrinh({ CoSo, SoPhieuYeuCau, Buois }: LieuTrinhTrenPhieu): FormFiles {
  return {
    ...pictureFiles(CoSo.Logo),
    ...Object.fromEntries(
      Buois.filter(({ SoDo }) => SoDo.length > 0).map((one) => [mapFile(one), bodyMapSvg(one.SoDo)]),
    ),
    ...Object.fromEntries(Buois.flatMap(({ HinhAnhs }) => HinhAnhs.map(({ Tep }) => [Tep.name, Tep.bytes]))),
    'barcode.svg': barcodeSvg(SoPhieuYeuCau, 'code128'),
  };
}
