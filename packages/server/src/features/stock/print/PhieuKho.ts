import { dec } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { chenhLech, tienCuaDong, tongPhieu } from '@sen/domain/stock/dongPhieu';
import { type LoaiPhieuKho, phieuKhoActs, type TrangThaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, moment, money, quantity } from '../../printing/format.ts';
import { type CoSo, type FormFiles, pictureFiles, presentCoSo } from '../../printing/paper.ts';

export type DongTrenPhieuKho = {
  MaDuoc: string;
  TenDuoc: string;
  DonViTinh: string;
  SoLo: string;
  HanDung: string;
  SoLuong: string | null;
  SoLuongSo: string | null;
  DonGia: string | null;
  VAT: string | null;
  LyDo: string;
};

/** A stock paper: the facts that accounting asks of a goods received note and of the minutes of a stock-take. */
export type PhieuKhoTrenGiay = {
  CoSo: CoSo;
  LoaiPhieu: LoaiPhieuKho;
  SoPhieu: string;
  Ngay: string;
  TrangThai: TrangThaiPhieuKho;
  TenKho: string;
  TenKhoNhan: string;
  TenNhaCungCap: string;
  MaSoThue: string;
  SoHoaDon: string;
  NgayHoaDon: string | null;
  GoiThau: string;
  QuyetDinhThau: string;
  NguoiGiao: string;
  NgayChot: string | null;
  GhiChu: string;
  LyDo: string;
  Dongs: readonly DongTrenPhieuKho[];
  NguoiLap: string;
};

/** The codes that the accounting circulars give the papers; a transfer has none. */
const mauSo: Readonly<Record<LoaiPhieuKho, string>> = {
  NhapMua: '01-VT',
  TonDau: '01-VT',
  ChuyenKho: '',
  KiemKe: '05-VT',
};

/** The paper as display strings. */
export function presentPhieuKho(paper: PhieuKhoTrenGiay, language: Language) {
  const total = tongPhieu(paper.Dongs);
  return {
    CoSo: presentCoSo(paper.CoSo, language),
    LoaiPhieu: paper.LoaiPhieu,
    KiemKe: paper.LoaiPhieu === 'KiemKe',
    DaHuy: paper.TrangThai === 'DaHuy',
    MauSo: mauSo[paper.LoaiPhieu],
    SoPhieu: paper.SoPhieu,
    Ngay: day(paper.Ngay),
    NgayKy: longDay(paper.Ngay, language),
    TrangThai: phieuKhoActs.states[paper.TrangThai][language],
    TenKho: paper.TenKho,
    TenKhoNhan: paper.TenKhoNhan,
    TenNhaCungCap: paper.TenNhaCungCap,
    MaSoThue: paper.MaSoThue,
    SoHoaDon: paper.SoHoaDon,
    NgayHoaDon: paper.NgayHoaDon === null ? '' : day(paper.NgayHoaDon),
    GoiThau: paper.GoiThau,
    QuyetDinhThau: paper.QuyetDinhThau,
    NguoiGiao: paper.NguoiGiao,
    NgayChot: moment(paper.NgayChot),
    GhiChu: paper.GhiChu,
    LyDo: paper.LyDo,
    Dongs: paper.Dongs.map((line, index) => ({
      STT: String(index + 1),
      MaDuoc: line.MaDuoc,
      TenDuoc: line.TenDuoc,
      DonViTinh: line.DonViTinh,
      SoLo: line.SoLo,
      HanDung: line.HanDung === '' ? '' : day(line.HanDung),
      SoLuong: line.SoLuong === null ? '' : quantity(line.SoLuong),
      SoLuongSo: quantity(line.SoLuongSo ?? '0'),
      ChenhLech: line.SoLuong === null ? '' : signed(chenhLech(line)),
      DonGia: line.DonGia === null ? '' : quantity(line.DonGia),
      VAT: line.VAT === null ? '' : quantity(line.VAT),
      ThanhTien: money(tienCuaDong(line).ThanhTien),
      LyDo: line.LyDo,
    })),
    Tong: {
      ThanhTien: money(total.ThanhTien),
      TienVAT: money(total.TienVAT),
      TongTien: money(total.TongTien),
    },
    BangChu: amountInWords(total.TongTien),
    NguoiLap: paper.NguoiLap,
  };
}

function signed(amount: string): string {
  return dec(amount).gt(0) ? `+${quantity(amount)}` : quantity(amount);
}

/** The barcode with which the store finds the paper again. */
export function filesPhieuKho(paper: PhieuKhoTrenGiay): FormFiles {
  return { ...pictureFiles(paper.CoSo.Logo), 'barcode.svg': barcodeSvg(paper.SoPhieu, 'code128') };
}
