import { expect, it } from 'vitest';
import { voucherSentence } from './voucherSentence.ts';

it('a voucher says what it takes off, from which bill and at most', () => {
  const bare = { SoTienToiThieu: null, GiamToiDa: null };
  expect(voucherSentence({ LoaiGiamGia: 'SoTien', GiaTri: '100000.00', ...bare }, 'vi')).toBe('Giảm 100.000');
  const whole = {
    LoaiGiamGia: 'PhanTram',
    GiaTri: '12.50',
    SoTienToiThieu: '500000.00',
    GiamToiDa: '150000.00',
  } as const;
  expect(voucherSentence(whole, 'vi')).toBe('Giảm 12,5 %, hóa đơn từ 500.000, tối đa 150.000');
  expect(voucherSentence(whole, 'en')).toBe('12,5 % off, a bill from 500.000, at most 150.000');
});
