import type { Period } from '@sen/domain/prescriptions/addictive';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, joined, type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  type PresentedBenhNhan,
  type PresentedCoSo,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';
import { type PresentedThuoc, presentThuoc, type ThuocTrenDon } from './thuocTrenDon.ts';

/** A prescription by TT 26/2025 (prescriptions 5.4). */
export type DonThuoc = {
  CoSo: CoSo;
  KhoGiay: 'a5' | 'a4';
  BenhNhan: BenhNhanTrenPhieu;
  CMNDHoacHoChieu: string | null;
  /** Kilograms; the law wants it of a child below 72 months. */
  CanNang: string | null;
  NguoiDiCung: {
    TenNguoiLienHe: string;
    QuanHeNguoiLienHe: string;
    SoDienThoaiNguoiLienHe: string | null;
  } | null;
  MaDonThuoc: string;
  /** c: ordinary; n: addictive; h: psychotropic or precursor; t: traditional, by the bundle. */
  LoaiDon: 'c' | 'n' | 'h' | 't';
  /** The periods in which an addictive drug is handed out; none where it is handed out once. Days as YYYY-MM-DD. */
  DotDungThuocs: readonly Period[];
  /** The code of the prescription that this one replaces. */
  ThayTheDon: string | null;
  ChanDoans: readonly { MaICD: string; TenICD: string }[];
  Thuocs: readonly ThuocTrenDon[];
  LoiDan: string | null;
  NgayTaiKham: string | null;
  NgayKeDon: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
  SoDienThoaiBacSi: string | null;
};

export type PresentedDonThuoc = {
  CoSo: PresentedCoSo;
  KhoGiay: string;
  BenhNhan: PresentedBenhNhan;
  CMNDHoacHoChieu: string;
  CanNang: string;
  NguoiDiCung: string;
  MaDonThuoc: string;
  LoaiDon: string;
  DotDungThuocs: string[];
  ThayTheDon: string;
  ChanDoan: string;
  Thuocs: (PresentedThuoc & { STT: string })[];
  SoKhoan: string;
  LoiDan: string;
  NgayTaiKham: string;
  NgayKy: string;
  BacSi: string;
  /** The file of the specimen signature, or nothing. */
  ChuKyBacSi: string;
  SoDienThoaiBacSi: string;
};

/** The prescription as display strings, poisons first. Throws when the law asks for more than is there. */
export function presentDonThuoc(don: DonThuoc, language: Language): PresentedDonThuoc {
  // Below 72 months an age is counted in months or days: the age rule itself tells the child.
  const isChild = don.BenhNhan.LoaiTuoi !== 'Nam';
  if (isChild && (don.CanNang === null || don.NguoiDiCung === null)) {
    throw new Error(
      `prescription ${don.MaDonThuoc}: a child below 72 months needs its weight and who came with it`,
    );
  }
  if (don.LoaiDon === 'n' && don.Thuocs.some(({ SoLuongBangChu }) => SoLuongBangChu === null)) {
    throw new Error(`prescription ${don.MaDonThuoc}: an addictive drug needs its quantity in words`);
  }
  const guardian = don.NguoiDiCung;
  return {
    CoSo: presentCoSo(don.CoSo, language),
    KhoGiay: don.KhoGiay,
    BenhNhan: presentBenhNhan(don.BenhNhan, language),
    CMNDHoacHoChieu: don.CMNDHoacHoChieu ?? '',
    CanNang: don.CanNang === null ? '' : `${don.CanNang.replace('.', ',')} kg`,
    NguoiDiCung:
      guardian === null
        ? ''
        : joined(
            [`${guardian.TenNguoiLienHe} (${guardian.QuanHeNguoiLienHe})`, guardian.SoDienThoaiNguoiLienHe],
            ' · ',
          ),
    MaDonThuoc: don.MaDonThuoc,
    LoaiDon: don.LoaiDon,
    DotDungThuocs: don.DotDungThuocs.map(
      ({ dot, tuNgay, denNgay }) => `${dot}: ${day(tuNgay)} – ${day(denNgay)}`,
    ),
    ThayTheDon: don.ThayTheDon ?? '',
    ChanDoan: don.ChanDoans.map(({ MaICD, TenICD }) => `${MaICD} – ${TenICD}`).join('; '),
    Thuocs: poisonsFirst(don.Thuocs).map((thuoc, index) => ({
      STT: String(index + 1),
      ...presentThuoc(thuoc, language),
    })),
    SoKhoan: String(don.Thuocs.length).padStart(2, '0'),
    LoiDan: don.LoiDan ?? '',
    NgayTaiKham: don.NgayTaiKham === null ? '' : day(don.NgayTaiKham),
    NgayKy: longDay(don.NgayKeDon, language),
    BacSi: don.BacSi,
    ChuKyBacSi: don.ChuKyBacSi?.name ?? '',
    SoDienThoaiBacSi: don.SoDienThoaiBacSi ?? '',
  };
}

/** The QR of the national prescription code, which the pharmacy scans. */
export function filesDonThuoc(don: DonThuoc): FormFiles {
  return { ...pictureFiles(don.CoSo.Logo, don.ChuKyBacSi), 'qr.svg': barcodeSvg(don.MaDonThuoc, 'qr') };
}

function poisonsFirst(thuocs: readonly ThuocTrenDon[]): ThuocTrenDon[] {
  return [...thuocs].sort((a, b) => Number(b.LaThuocDoc) - Number(a.LaThuocDoc));
}
