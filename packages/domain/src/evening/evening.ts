import type { Label } from '../catalogue/catalogue.ts';
import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import { type LoaiLech, loaiLech, type PhanDoiChieu } from './findings.ts';

/** The comparisons of a day: what is said on one side has to be said on the other. */
export const loaiPhep = {
  SoCai: { vi: 'Tiền thu = sổ cái', en: 'Takings = ledger' },
  Ca: { vi: 'Tiền thu = các ca đã kết', en: 'Takings = closed shifts' },
  TamUng: { vi: 'Tạm ứng còn lại = viện phí', en: 'Advances left = bills' },
  HoaDon: { vi: 'Tiền dịch vụ = hóa đơn', en: 'Paid services = invoices' },
  Quy: { vi: 'Phần quỹ trả = hồ sơ giám định', en: 'Fund part = claims' },
} as const satisfies Record<string, Label>;

export type LoaiPhep = keyof typeof loaiPhep;

/** What stands on the sides of a comparison. */
export const loaiVe = {
  TienThuChi: { vi: 'Thu trừ chi', en: 'In less out' },
  ButToan: { vi: 'Bút toán', en: 'Entries' },
  CaDaKet: { vi: 'Ca đã kết', en: 'Closed shifts' },
  TheoPhieu: { vi: 'Theo phiếu tạm ứng', en: 'By receipts' },
  TheoVienPhi: { vi: 'Theo viện phí', en: 'By bills' },
  DichVu: { vi: 'Đã thu cho dịch vụ', en: 'Paid for services' },
  HoaDonRieng: { vi: 'Hóa đơn', en: 'Invoices' },
  TongHop: { vi: 'Hóa đơn tổng hợp', en: 'Summaries' },
  DieuChinh: { vi: 'Điều chỉnh', en: 'Adjustments' },
  DaXacNhan: { vi: 'Đã xác nhận', en: 'Confirmed' },
  HoSo: { vi: 'Hồ sơ T_BHTT', en: 'Claims T_BHTT' },
} as const satisfies Record<string, Label>;

export type LoaiVe = keyof typeof loaiVe;

/** A side of a comparison: what it adds up of. */
export type Ve = { loai: LoaiVe; SoTien: Decimal };

/** One comparison; `lech` is the left side less the right one. */
export type Phep = {
  loai: LoaiPhep;
  phan: PhanDoiChieu;
  trai: Ve[];
  phai: Ve[];
  lech: Decimal;
  khop: boolean;
};

/** Compares the sums of two sides exactly. */
export function soSanh(loai: LoaiPhep, phan: PhanDoiChieu, trai: Ve[], phai: Ve[]): Phep {
  const of = (side: readonly Ve[]) => sum(side.map(({ SoTien }) => SoTien));
  const lech = toMoney(of(trai).minus(of(phai)));
  return { loai, phan, trai, phai, lech, khop: dec(lech).eq(0) };
}

/** What was found of a kind: how many, what they come to, and the first of them. */
export type Nhom<L> = { loai: LoaiLech; soLuong: number; SoTien: Decimal; dongs: readonly L[] };

/** A day agrees where nothing was found and both sides of every comparison come to the same. */
export function ketLuan(pheps: readonly Phep[], nhoms: ReadonlyArray<Nhom<unknown>>) {
  const soLech = nhoms.reduce((all, { soLuong }) => all + soLuong, 0);
  // a sum that differs without a line that says why is one more
  const kept = pheps.filter(
    ({ khop, phan }) => !khop && !nhoms.some(({ loai }) => loaiLech[loai].phan === phan),
  );
  return { khop: soLech + kept.length === 0, soLech: soLech + kept.length };
}
