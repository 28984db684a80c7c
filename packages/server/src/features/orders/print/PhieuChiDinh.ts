import { barcodeSvg } from '../../printing/barcode.ts';
import { joined, type Language, longDay, moment, money, quantity } from '../../printing/format.ts';
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

export type DongChiDinh = {
  TenDichVu: string;
  NoiThucHien: string;
  SoLuong: string;
  DonGia: string;
  ThanhTien: string;
  BHChiTra: string;
  BenhNhanTT: string;
};

/** An order slip: one kind of service, its lines with their rooms, and who pays what. */
export type PhieuChiDinh = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoPhieuYeuCau: string;
  /** 'Xét nghiệm': the kind of service, which the title names. */
  LoaiDichVu: string;
  LaKhanCap: boolean;
  NgayYeuCau: string;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  ChuKyBacSiChiDinh: ChuKy | null;
  ChanDoan: string;
  MaICD: string | null;
  GhiChu: string | null;
  DichVus: readonly DongChiDinh[];
  TongThanhTien: string;
  TongBHChiTra: string;
  TongBenhNhanTT: string;
};

export type PresentedPhieuChiDinh = {
  CoSo: PresentedCoSo;
  BenhNhan: PresentedBenhNhan;
  SoPhieuYeuCau: string;
  LoaiDichVu: string;
  KhanCap: boolean;
  NgayYeuCau: string;
  NgayKy: string;
  NoiYeuCau: string;
  BacSiChiDinh: string;
  /** The file of the specimen signature, or nothing. */
  ChuKyBacSiChiDinh: string;
  ChanDoan: string;
  GhiChu: string;
  DichVus: (DongChiDinh & { STT: string })[];
  Tong: { ThanhTien: string; BHChiTra: string; BenhNhanTT: string };
};

/** The order slip as display strings. */
export function presentPhieuChiDinh(slip: PhieuChiDinh, language: Language): PresentedPhieuChiDinh {
  return {
    CoSo: presentCoSo(slip.CoSo, language),
    BenhNhan: presentBenhNhan(slip.BenhNhan, language),
    SoPhieuYeuCau: slip.SoPhieuYeuCau,
    LoaiDichVu: slip.LoaiDichVu,
    KhanCap: slip.LaKhanCap,
    NgayYeuCau: moment(slip.NgayYeuCau),
    NgayKy: longDay(slip.NgayYeuCau, language),
    NoiYeuCau: slip.NoiYeuCau,
    BacSiChiDinh: slip.BacSiChiDinh,
    ChuKyBacSiChiDinh: slip.ChuKyBacSiChiDinh?.name ?? '',
    ChanDoan: joined([slip.MaICD, slip.ChanDoan], ' – '),
    GhiChu: slip.GhiChu ?? '',
    DichVus: slip.DichVus.map((line, index) => ({
      STT: String(index + 1),
      TenDichVu: line.TenDichVu,
      NoiThucHien: line.NoiThucHien,
      SoLuong: quantity(line.SoLuong),
      DonGia: money(line.DonGia),
      ThanhTien: money(line.ThanhTien),
      BHChiTra: money(line.BHChiTra),
      BenhNhanTT: money(line.BenhNhanTT),
    })),
    Tong: {
      ThanhTien: money(slip.TongThanhTien),
      BHChiTra: money(slip.TongBHChiTra),
      BenhNhanTT: money(slip.TongBenhNhanTT),
    },
  };
}

/** The bar code that the performing room and the cashier scan. */
export function filesPhieuChiDinh(slip: PhieuChiDinh): FormFiles {
  return {
    ...pictureFiles(slip.CoSo.Logo, slip.ChuKyBacSiChiDinh),
    'barcode.svg': barcodeSvg(slip.SoPhieuYeuCau, 'code128'),
  };
}
