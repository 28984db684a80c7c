import type { Label } from '../catalogue/catalogue.ts';

/** Kinds of promotion programmes. */
export const loaiChuongTrinh = {
  MuaXTangY: { vi: 'Mua X tặng Y', en: 'Buy X get Y' },
  MuaXTangYGioiHan: { vi: 'Mua X tặng Y, giới hạn giá trị quà', en: 'Buy X get Y up to a value' },
  TamUngTangVoucher: { vi: 'Tạm ứng tặng voucher', en: 'Advance payment gets a voucher' },
  GiamGiaDichVu: { vi: 'Giảm giá dịch vụ', en: 'Discount on services' },
  GiamGiaCombo: { vi: 'Giảm giá combo', en: 'Discount on a combo' },
} as const satisfies Record<string, Label>;

export type LoaiChuongTrinh = keyof typeof loaiChuongTrinh;

/** Whether a value names a kind of programmes. */
export function isLoaiChuongTrinh(value: unknown): value is LoaiChuongTrinh {
  return typeof value === 'string' && Object.hasOwn(loaiChuongTrinh, value);
}

/** How a voucher reduces: by a percent of what is left, or by an amount. */
export const loaiGiamGia = {
  PhanTram: { vi: 'Phần trăm', en: 'Percent' },
  SoTien: { vi: 'Số tiền', en: 'Amount' },
} as const satisfies Record<string, Label>;

export type LoaiGiamGia = keyof typeof loaiGiamGia;

/** Whether a kind gives things for what is bought. */
export function isGift(loai: LoaiChuongTrinh): boolean {
  return loai === 'MuaXTangY' || loai === 'MuaXTangYGioiHan';
}
