import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';
import { muc, programme } from './testBasket.ts';

const us = (SoLuong: number) => ({ ...muc('US', SoLuong), Ten: 'Siêu âm' });
const said = (one: Parameters<typeof programme>[0], gois: string[] = []) =>
  (['vi', 'en'] as const).map((language) => sentenceOf({ ...programme(one), gois }, language));

it('a programme reads as a sentence', () => {
  expect(said({ Loai: 'MuaXTangY', dieuKiens: [us(5)], khuyenMais: [us(1)] })).toEqual([
    'Mua 5 Siêu âm tặng 1',
    'Buy 5 Siêu âm get 1',
  ]);
  const limited = {
    ...{ dieuKiens: [us(2)], khuyenMais: [muc('XN'), muc('ECG')], SoTienKhuyenMai: '300000' },
  };
  expect(said({ Loai: 'MuaXTangYGioiHan', ...limited })[0]).toBe(
    'Mua 2 Siêu âm tặng 1 XN và 1 ECG, quà đến 300.000',
  );
  expect(said({ Loai: 'MuaXTangY', SoTienDieuKien: '2000000', khuyenMais: [muc('XN')] })[0]).toBe(
    'Hóa đơn từ 2.000.000 tặng 1 XN',
  );
  expect(said({ Loai: 'TamUngTangVoucher', SoTienDieuKien: '5000000', SoTienKhuyenMai: '500000' })).toEqual([
    'Tạm ứng từ 5.000.000 tặng voucher 500.000',
    'An advance from 5.000.000 gets a voucher of 500.000',
  ]);
  const many = ['A', 'B', 'C', 'D', 'E'].map((id) => muc(id));
  expect(said({ Loai: 'GiamGiaDichVu', PhanTramKhuyenMai: '12.5', khuyenMais: many })[0]).toBe(
    'Giảm 12,5 % A, B, C và 2 mục khác',
  );
  const bill = { ToanHoaDon: true, SoTienDieuKien: '1000000', GiamToiDa: '200000' };
  expect(said({ Loai: 'GiamGiaDichVu', PhanTramKhuyenMai: '10', ...bill })[0]).toBe(
    'Giảm 10 % hóa đơn từ 1.000.000, tối đa 200.000',
  );
  expect(said({ Loai: 'GiamGiaCombo', SoTienKhuyenMai: '80000', dieuKiens: [us(1), muc('XN')] })[0]).toBe(
    'Mua 1 Siêu âm và 1 XN giảm 80.000',
  );
  expect(said({ Loai: 'GiamGiaCombo', PhanTramKhuyenMai: '10', Goi_Ids: ['g'] }, ['Gói tổng quát'])[0]).toBe(
    'Gói tổng quát giảm 10 %',
  );
});
