import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { voucherSentence } from './voucherSentence.ts';

const t = ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as unknown as TFunction; // keys as words

it('a voucher says what it takes off, from which bill and at most', () => {
  const bare = { SoTienToiThieu: null, GiamToiDa: null };
  expect(voucherSentence({ LoaiGiamGia: 'SoTien', GiaTri: '100000.00', ...bare }, t)).toBe(
    'voucher.amountOff 100.000',
  );
  expect(
    voucherSentence(
      { LoaiGiamGia: 'PhanTram', GiaTri: '20.00', SoTienToiThieu: '500000.00', GiamToiDa: '150000.00' },
      t,
    ),
  ).toBe('voucher.percentOff 20, voucher.fromBill 500.000, voucher.atMost 150.000');
});
