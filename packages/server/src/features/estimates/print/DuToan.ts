import { amountInWords } from '@sen/domain/money/words';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, money, quantity } from '../../printing/format.ts';
import { type CoSo, type FormFiles, pictureFiles, presentCoSo } from '../../printing/paper.ts';

/** An estimate as it is handed to who asks. */
export type DuToanTrenGiay = {
  CoSo: CoSo;
  SoDuToan: string;
  Ngay: string;
  HieuLucDen: string;
  TenNguoiHoi: string;
  SoDienThoai: string;
  MaYTe: string;
  DoiTuong: string;
  SoTheBHYT: string;
  TuyenDen: { vi: string; en: string } | null;
  PhanTramHuong: string | null;
  Dongs: ReadonlyArray<{
    Ten: string;
    DonViTinh: string | null;
    SoLuong: string;
    DonGia: string;
    ThanhTien: string;
    BHChiTra: string;
    KhuyenMai: string;
    BenhNhanTT: string;
  }>;
  Tong: { ThanhTien: string; BHChiTra: string; KhuyenMai: string; BenhNhanTT: string };
  MienGiam: string;
  PhaiTra: string;
  KhuyenMais: readonly string[];
  GhiChu: string;
  NguoiLap: string;
  DaHuy: { LyDoHuy: string } | null;
};

/** The paper as display strings. */
export function presentDuToan(paper: DuToanTrenGiay, language: Language) {
  const amounts = ({ ThanhTien, BHChiTra, KhuyenMai, BenhNhanTT }: DuToanTrenGiay['Tong']) => ({
    ThanhTien: money(ThanhTien),
    BHChiTra: money(BHChiTra),
    KhuyenMai: money(KhuyenMai),
    BenhNhanTT: money(BenhNhanTT),
  });
  return {
    CoSo: presentCoSo(paper.CoSo, language),
    SoDuToan: paper.SoDuToan,
    Ngay: day(paper.Ngay),
    NgayKy: longDay(paper.Ngay, language),
    HieuLucDen: day(paper.HieuLucDen),
    TenNguoiHoi: paper.TenNguoiHoi,
    SoDienThoai: paper.SoDienThoai,
    MaYTe: paper.MaYTe,
    DoiTuong: paper.DoiTuong,
    SoTheBHYT: paper.SoTheBHYT,
    TuyenDen: paper.TuyenDen?.[language] ?? '',
    PhanTramHuong: paper.PhanTramHuong === null ? '' : `${quantity(paper.PhanTramHuong)} %`,
    ChiTiets: paper.Dongs.map((line, index) => ({
      STT: String(index + 1),
      Ten: line.Ten,
      DonViTinh: line.DonViTinh ?? '',
      SoLuong: quantity(line.SoLuong),
      DonGia: money(line.DonGia),
      ...amounts(line),
    })),
    Tong: amounts(paper.Tong),
    MienGiam: Number(paper.MienGiam) === 0 ? '' : money(paper.MienGiam),
    PhaiTra: money(paper.PhaiTra),
    BangChu: amountInWords(paper.PhaiTra),
    KhuyenMais: [...paper.KhuyenMais],
    GhiChu: paper.GhiChu,
    NguoiLap: paper.NguoiLap,
    DaHuy: paper.DaHuy !== null,
    LyDoHuy: paper.DaHuy?.LyDoHuy ?? '',
  };
}

/** The barcode with which a desk finds the estimate again. */
export function filesDuToan(paper: DuToanTrenGiay): FormFiles {
  return { ...pictureFiles(paper.CoSo.Logo), 'barcode.svg': barcodeSvg(paper.SoDuToan, 'code128') };
}
