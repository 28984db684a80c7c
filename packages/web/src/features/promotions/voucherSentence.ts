import type { TFunction } from 'i18next';
import { showDecimal } from '../../ui/numberText.ts';
import type { DongVoucherFragment } from './vouchers.main.gen.ts';

type Said = Pick<DongVoucherFragment, 'LoaiGiamGia' | 'GiaTri' | 'SoTienToiThieu' | 'GiamToiDa'>;

/** What a voucher takes off, in a sentence: 'Giảm 20 %, hóa đơn từ 500.000, tối đa 150.000'. */
export function voucherSentence(
  { LoaiGiamGia, GiaTri, SoTienToiThieu, GiamToiDa }: Said,
  t: TFunction,
): string {
  const value = showDecimal(GiaTri);
  return [
    LoaiGiamGia === 'PhanTram' ? t('voucher.percentOff', { value }) : t('voucher.amountOff', { value }),
    SoTienToiThieu === null ? null : t('voucher.fromBill', { amount: showDecimal(SoTienToiThieu) }),
    GiamToiDa === null ? null : t('voucher.atMost', { amount: showDecimal(GiamToiDa) }),
  ]
    .filter(Boolean)
    .join(', ');
}
