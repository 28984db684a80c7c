import { barcodeSvg } from '../../printing/barcode.ts';
import { type GioiTinh, gioiTinh, type Language, moment } from '../../printing/format.ts';

/** The label of a sample: one a specimen that its tests need. */
export type TemMau = {
  SIDMau: string;
  TenBenhNhan: string;
  MaYTe: string;
  NamSinh: number;
  GioiTinh: GioiTinh;
  LaKhanCap: boolean;
  LoaiBenhPhams: readonly string[];
  NgayLayMau: string;
};

export type PresentedTemMau = {
  SIDMau: string;
  TenBenhNhan: string;
  MaYTe: string;
  NamSinh: string;
  GioiTinh: string;
  KhanCap: boolean;
  Ongs: string[];
  NgayLayMau: string;
};

/** The sample label as display strings; a sample without a known specimen still gets one label. */
export function presentTemMau(label: TemMau, language: Language): PresentedTemMau {
  return {
    SIDMau: label.SIDMau,
    TenBenhNhan: label.TenBenhNhan.toLocaleUpperCase('vi'),
    MaYTe: label.MaYTe,
    NamSinh: String(label.NamSinh),
    GioiTinh: gioiTinh(label.GioiTinh, language),
    KhanCap: label.LaKhanCap,
    Ongs: label.LoaiBenhPhams.length > 0 ? [...label.LoaiBenhPhams] : [''],
    NgayLayMau: moment(label.NgayLayMau),
  };
}

/** The bar code of the sample's number. */
export function filesTemMau(label: TemMau): Record<string, string> {
  return { 'barcode.svg': barcodeSvg(label.SIDMau, 'code128') };
}
