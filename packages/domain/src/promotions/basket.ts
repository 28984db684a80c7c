import type { Decimal } from '../money/decimal.ts';
import type { LoaiChuongTrinh, LoaiGiamGia } from './loaiKhuyenMai.ts';
import type { Step } from './steps.ts';

/**
 * What a line sells: examination and treatment (never promoted at a public facility), another service, goods, or a medicine (never
 * promoted).
 */
export type LoaiDong = 'KCB' | 'DichVuKhac' | 'SanPham' | 'Thuoc';

/** The order in which reductions follow each other, each on what the one before left. */
export type Buoc = 'Dong' | 'Combo' | 'HoaDon' | 'Voucher';

/** What one programme or voucher takes off one line. */
export type Giam = {
  buoc: Buoc;
  /** The programme or the voucher. */
  nguon_Id: string;
  /** 0 on a line that was bought for a gift on another one. */
  SoTien: Decimal;
  /** Units that are given or reduced; of a combo the sets, once on its first line. 0 on the whole bill. */
  SoLuong: number;
};

/** A line of the bill as promotions see it. */
export type BasketLine = {
  id: string;
  Ten: string;
  loai: LoaiDong;
  /** The service or the goods. */
  Muc_Id: string;
  SoLuong: Decimal;
  /** What the patient pays without any right of the insurance, before promotions; the co-payment is no part of it. */
  BNTT: Decimal;
  /** Local time of the order, 'YYYY-MM-DDTHH:mm:ss'. */
  NgayYLenh: string;
  /** The package or course that it was ordered as a part of. */
  Goi_Id: string | null;
  /** Of a line that is paid: what was taken off it. It stays, and nothing more is taken off. Null for one that is open. */
  coDinh: readonly Giam[] | null;
};

/** A service or goods in a programme, with how many. */
export type Muc = { Muc_Id: string; Ten: string; SoLuong: number };

/** What is left to give; null for no limit. What stands fixed on the basket was taken off before; what its open lines held was not. */
export type ConLai = {
  /** Units, sets or uses. */
  soLuong: number | null;
  soTien: Decimal | null;
  /** How often this patient may still have it. */
  lan: number | null;
};

/** A released programme as the rules read it. Days as YYYY-MM-DD, both within it. */
export type ChuongTrinh = {
  _id: string;
  Ten: string;
  Loai: LoaiChuongTrinh;
  NgayBatDau: string;
  NgayKetThuc: string;
  /** When it was released, ISO: of two that give the same the earlier one counts. */
  NgayPhatHanh: string;
  /** Patient groups; empty: everybody. */
  NhomKhachHang_Ids: readonly string[];
  /** What is bought; of a combo its parts. */
  dieuKiens: readonly Muc[];
  /** What is given; of a discount what is reduced. */
  khuyenMais: readonly Muc[];
  /** A discount on packages and courses. */
  Goi_Ids: readonly string[];
  /** A discount on the whole bill. */
  ToanHoaDon: boolean;
  SoTienDieuKien: Decimal | null;
  SoTienKhuyenMai: Decimal | null;
  PhanTramDieuKien: Decimal | null;
  PhanTramKhuyenMai: Decimal | null;
  /** The most that a bill is reduced by. */
  GiamToiDa: Decimal | null;
  con: ConLai;
};

/** A released voucher as the rules read it. */
export type Voucher = {
  _id: string;
  Ten: string;
  LoaiGiamGia: LoaiGiamGia;
  GiaTri: Decimal;
  NgayBatDau: string;
  NgayKetThuc: string;
  NhomKhachHang_Ids: readonly string[];
  /** The only patient who may use it; null: anybody. */
  BenhNhan_Id: string | null;
  SoTienToiThieu: Decimal | null;
  GiamToiDa: Decimal | null;
  con: ConLai;
};

/** What the house decides, and the law by its date. */
export type CachTinh = {
  /** A public facility promotes no examination and no treatment. */
  coSoCongLap: boolean;
  /** Several vouchers may be used on one bill. */
  nhieuVoucher: boolean;
  /** The most that a line may be reduced by, in percent of its price. */
  tranPhanTram: Decimal;
};

export type Basket = {
  lines: readonly BasketLine[];
  khach: { BenhNhan_Id: string; Nhom_Ids: readonly string[] };
  chuongTrinhs: readonly ChuongTrinh[];
  /** In the order in which they were given. */
  vouchers: readonly Voucher[];
  cach: CachTinh;
};

export type PricedLine = { id: string; giams: Giam[]; tongGiam: Decimal; conLai: Decimal };

export type PricedBasket = {
  /** In the order of the basket. */
  lines: PricedLine[];
  tongTruoc: Decimal;
  tongGiam: Decimal;
  tongSau: Decimal;
  steps: Step[];
};
