import { type Decimal, dec, formatVnd } from '../money/decimal.ts';
import type { LoaiGiamGia } from './loaiKhuyenMai.ts';

/** What a sentence says of a voucher. */
export type SaidVoucher = {
  LoaiGiamGia: LoaiGiamGia;
  GiaTri: Decimal;
  SoTienToiThieu: Decimal | null;
  GiamToiDa: Decimal | null;
};

const words = {
  vi: { off: (value: string) => `Giảm ${value}`, from: 'hóa đơn từ', most: 'tối đa' },
  en: { off: (value: string) => `${value} off`, from: 'a bill from', most: 'at most' },
} as const;

/** What a voucher takes off, as a sentence: 'Giảm 20 %, hóa đơn từ 500.000, tối đa 150.000'. */
export function voucherSentence(one: SaidVoucher, language: 'vi' | 'en'): string {
  const { LoaiGiamGia, GiaTri, SoTienToiThieu, GiamToiDa } = one;
  const w = words[language];
  const percent = `${dec(GiaTri).toString().replace('.', ',')} %`;
  return [
    w.off(LoaiGiamGia === 'PhanTram' ? percent : formatVnd(GiaTri)),
    SoTienToiThieu === null ? null : `${w.from} ${formatVnd(SoTienToiThieu)}`,
    GiamToiDa === null ? null : `${w.most} ${formatVnd(GiamToiDa)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
