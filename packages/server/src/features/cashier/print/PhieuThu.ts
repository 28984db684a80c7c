import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, moment, money, quantity } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  type PresentedBenhNhan,
  type PresentedCoSo,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

export type DongPhieuThu = {
  TenDichVu: string;
  DonViTinh: string;
  SoLuong: string;
  DonGia: string;
  ThanhTien: string;
  BHChiTra: string;
  MienGiam: string;
  /** The percent that it was granted by; null for an amount. */
  MienGiamPhanTram: number | null;
  BenhNhanTT: string;
};

/** A receipt (cashier 8.1): book symbol, number, lines, and the amount in digits and words. */
export type PhieuThu = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  /** Of a spa: a customer pays, and nobody is insured. */
  laSpa: boolean;
  /** The form code that the accounting circular gives, 'C38-BB'; null prints none. */
  MauSo: string | null;
  KyHieu: string;
  Series: string | null;
  SoBienLai: number;
  MaBienLai: string;
  NgayBienLai: string;
  TenNguoiNop: string;
  /** To whom invoices are made out, where that is not the patient; null prints none. */
  TenTrenHoaDon: string | null;
  MaSoThue: string | null;
  LyDoThu: string;
  ChiTiets: readonly DongPhieuThu[];
  Tong: { ThanhTien: string; BHChiTra: string; MienGiam: string; BenhNhanTT: string };
  /** What programmes and vouchers took off these lines. */
  KhuyenMai: ReadonlyArray<{ Ten: string; SoTien: string }>;
  /** Vouchers that were given for the advance. */
  Voucher: ReadonlyArray<{ MaVoucher: string; NoiDung: string; NgayKetThuc: string }>;
  /** What settles the lines without cash: advances paid before. */
  DaTamUng: string;
  GiaTriBienLai: string;
  SoTienBangChu: string;
  HinhThucThanhToan: string;
  TenNguoiThu: string;
  /** 0 is the original, n the n-th reprint. */
  BanSaoLan: number;
  Huy: { NgayHuy: string; NguoiHuy: string; LyDoHuy: string } | null;
};

export type PresentedPhieuThu = {
  CoSo: PresentedCoSo;
  BenhNhan: PresentedBenhNhan;
  laSpa: boolean;
  MauSo: string;
  KyHieu: string;
  SoBienLai: string;
  MaBienLai: string;
  NgayBienLai: string;
  NgayKy: string;
  TenNguoiNop: string;
  TenTrenHoaDon: string;
  MaSoThue: string;
  LyDoThu: string;
  ChiTiets: (Omit<DongPhieuThu, 'MienGiamPhanTram'> & { STT: string })[];
  Tong: PhieuThu['Tong'];
  KhuyenMai: string;
  Voucher: PhieuThu['Voucher'];
  DaTamUng: string;
  GiaTriBienLai: string;
  SoTienBangChu: string;
  HinhThucThanhToan: string;
  TenNguoiThu: string;
  BanSaoLan: string;
  Huy: { NgayHuy: string; NguoiHuy: string; LyDoHuy: string } | null;
};

const NUMBER_WIDTH = 7; // cashier 8.1: the number equals the number of the pre-printed paper

/** The receipt as display strings. */
export function presentPhieuThu(receipt: PhieuThu, language: Language): PresentedPhieuThu {
  return {
    CoSo: presentCoSo(receipt.CoSo, language),
    BenhNhan: presentBenhNhan(receipt.BenhNhan, language),
    laSpa: receipt.laSpa,
    MauSo: receipt.MauSo ?? '',
    KyHieu: receipt.Series === null ? receipt.KyHieu : `${receipt.KyHieu}/${receipt.Series}`,
    SoBienLai: String(receipt.SoBienLai).padStart(NUMBER_WIDTH, '0'),
    MaBienLai: receipt.MaBienLai,
    NgayBienLai: moment(receipt.NgayBienLai),
    NgayKy: longDay(receipt.NgayBienLai, language),
    TenNguoiNop: receipt.TenNguoiNop,
    TenTrenHoaDon: receipt.TenTrenHoaDon ?? '',
    MaSoThue: receipt.MaSoThue ?? '',
    LyDoThu: receipt.LyDoThu,
    ChiTiets: receipt.ChiTiets.map((line, index) => ({
      STT: String(index + 1),
      TenDichVu: line.TenDichVu,
      DonViTinh: line.DonViTinh,
      SoLuong: quantity(line.SoLuong),
      DonGia: money(line.DonGia),
      ThanhTien: money(line.ThanhTien),
      BHChiTra: money(line.BHChiTra),
      MienGiam: exempted(line),
      BenhNhanTT: money(line.BenhNhanTT),
    })),
    Tong: {
      ThanhTien: money(receipt.Tong.ThanhTien),
      BHChiTra: money(receipt.Tong.BHChiTra),
      MienGiam: money(receipt.Tong.MienGiam),
      BenhNhanTT: money(receipt.Tong.BenhNhanTT),
    },
    KhuyenMai: receipt.KhuyenMai.map(({ Ten, SoTien }) => `${Ten} −${money(SoTien)}`).join('; '),
    Voucher: receipt.Voucher.map((one) => ({ ...one, NgayKetThuc: day(one.NgayKetThuc) })),
    DaTamUng: Number(receipt.DaTamUng) === 0 ? '' : money(receipt.DaTamUng),
    GiaTriBienLai: money(receipt.GiaTriBienLai),
    SoTienBangChu: receipt.SoTienBangChu,
    HinhThucThanhToan: receipt.HinhThucThanhToan,
    TenNguoiThu: receipt.TenNguoiThu,
    BanSaoLan: receipt.BanSaoLan === 0 ? '' : String(receipt.BanSaoLan),
    Huy: receipt.Huy === null ? null : { ...receipt.Huy, NgayHuy: moment(receipt.Huy.NgayHuy) },
  };
}

/** What was let off, with the percent that it was granted by. */
function exempted({ MienGiam, MienGiamPhanTram }: DongPhieuThu): string {
  return MienGiamPhanTram === null ? money(MienGiam) : `${money(MienGiam)} (${MienGiamPhanTram}%)`;
}

/** The QR with which the desk finds the receipt again. */
export function filesPhieuThu(receipt: PhieuThu): FormFiles {
  return { ...pictureFiles(receipt.CoSo.Logo), 'qr.svg': barcodeSvg(receipt.MaBienLai, 'qr') };
}
