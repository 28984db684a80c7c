import { describe, expect, it } from 'vitest';
import { errorText } from '../errors/errors.ts';
import { type LawFacts, lawRefusal, voucherRefusal } from './law.ts';
import { muc, programme, voucher } from './testBasket.ts';

const facts: LawFacts = { gia: { A: '1000000', B: '400000' }, tranPhanTram: '50', homNay: '2026-11-10' };
const code = (one: Parameters<typeof programme>[0], over: Partial<LawFacts> = {}) =>
  lawRefusal(programme(one), { ...facts, ...over })?.code ?? null;
const gift = (bought: number, given: number) =>
  code({ Loai: 'MuaXTangY', dieuKiens: [muc('A', bought)], khuyenMais: [muc('A', given)] });

describe('a programme is not released', () => {
  it('P1: when the gift is worth more than half of what is bought', () => {
    expect([gift(5, 1), gift(2, 1), gift(1, 1)]).toEqual([null, null, 'PROMOTION_GIFT_TOO_LARGE']);
    const said = lawRefusal(
      programme({ Loai: 'MuaXTangY', dieuKiens: [muc('X')], khuyenMais: [muc('X')] }),
      facts,
    );
    expect(errorText(said?.code ?? '', 'vi', said?.details)).toContain('Quà tặng trị giá 100 % hàng mua');
  });

  it('when another gift is dearer than half, unless its value is limited, and when its price is not known', () => {
    const other = { dieuKiens: [muc('B')], khuyenMais: [muc('A')] };
    expect(code({ Loai: 'MuaXTangY', ...other })).toBe('PROMOTION_GIFT_TOO_LARGE');
    expect(code({ Loai: 'MuaXTangYGioiHan', ...other, SoTienKhuyenMai: '200000' })).toBe(null);
    expect(code({ Loai: 'MuaXTangY', ...other, khuyenMais: [muc('C')] })).toBe('PROMOTION_NO_PRICE');
    expect(code({ Loai: 'MuaXTangY', SoTienDieuKien: '800000', khuyenMais: [muc('B')] })).toBe(null);
  });

  it('when it cuts more than half', () => {
    const cut = { Loai: 'GiamGiaDichVu', khuyenMais: [muc('A'), muc('B')] } as const;
    expect(code({ ...cut, PhanTramKhuyenMai: '50' })).toBe(null);
    expect(code({ ...cut, PhanTramKhuyenMai: '51' })).toBe('PROMOTION_CUT_TOO_LARGE');
    expect(code({ ...cut, PhanTramKhuyenMai: '51' }, { tranPhanTram: '60' })).toBe(null);
    expect(code({ ...cut, SoTienKhuyenMai: '200000' })).toBe(null);
    expect(code({ ...cut, SoTienKhuyenMai: '200001' })).toBe('PROMOTION_AMOUNT_TOO_LARGE_OF');
    const combo = { Loai: 'GiamGiaCombo', dieuKiens: [muc('A'), muc('B')] } as const;
    expect(code({ ...combo, SoTienKhuyenMai: '700000' })).toBe(null);
    expect(code({ ...combo, SoTienKhuyenMai: '700001' })).toBe('PROMOTION_AMOUNT_TOO_LARGE');
    const advance = { Loai: 'TamUngTangVoucher', SoTienDieuKien: '5000000' } as const;
    expect(code({ ...advance, SoTienKhuyenMai: '500000' })).toBe(null);
    expect(code({ ...advance, SoTienKhuyenMai: '2500001' })).toBe('PROMOTION_AMOUNT_TOO_LARGE');
  });

  it('when it ends before it begins, is over, or gives nothing', () => {
    const cut = { Loai: 'GiamGiaDichVu', ToanHoaDon: true, PhanTramKhuyenMai: '10' } as const;
    expect(code(cut)).toBe(null);
    expect(code({ ...cut, NgayKetThuc: '2026-10-31' })).toBe('PROMOTION_ENDS_BEFORE_START');
    expect(code(cut, { homNay: '2026-12-01' })).toBe('PROMOTION_PERIOD_OVER');
    expect(code({ ...cut, ToanHoaDon: false })).toBe('PROMOTION_GIVES_NOTHING');
    expect(code({ ...cut, PhanTramKhuyenMai: null })).toBe('PROMOTION_GIVES_NOTHING');
    expect(code({ Loai: 'MuaXTangY', dieuKiens: [muc('A')] })).toBe('PROMOTION_GIVES_NOTHING');
  });
});

it('a voucher is not released above half, without a value, or once it is over', () => {
  const said = (over: Parameters<typeof voucher>[0], homNay = facts.homNay) =>
    voucherRefusal(voucher(over), { ...facts, homNay })?.code ?? null;
  expect(said({})).toBe(null);
  expect(said({}, '2026-12-01')).toBe('PROMOTION_PERIOD_OVER');
  expect(said({ GiaTri: '0' })).toBe('PROMOTION_GIVES_NOTHING');
  expect(said({ LoaiGiamGia: 'PhanTram', GiaTri: '51' })).toBe('PROMOTION_CUT_TOO_LARGE');
  expect(said({ SoTienToiThieu: '200000' })).toBe(null);
  expect(said({ SoTienToiThieu: '199999' })).toBe('PROMOTION_AMOUNT_TOO_LARGE');
});
