import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { type HoaDonAction, type HoaDonFacts, hoaDonActs } from './hoaDonDienTu.ts';
import { paymentName } from './payment.ts';

const issued: HoaDonFacts = {
  TrangThai: 'DaPhatHanh',
  node: null,
  LoaiHoaDon: 'BanHang',
  conLai: '86356',
  dangSua: false,
  choDieuChinh: true,
  mayTinhTien: false,
  cuaQuyetToan: false,
  dangBaoSaiSot: false,
};
const code = (action: HoaDonAction, over: Partial<HoaDonFacts> = {}) =>
  refusal(hoaDonActs, action, { ...issued, ...over }, everyRight)?.code ?? null;

describe('an electronic invoice', () => {
  it.each(['ChoGui', 'DangGui', 'KhongRo', 'DaPhatHanh', 'DaDieuChinh', 'BiThayThe'])(
    'is never removed once it is %s',
    (TrangThai) => expect(code('xoa', { TrangThai })).toBe('INVOICE_SENT'),
  );

  it.each(['Nhap', 'TuChoi'])('is corrected, sent and removed while it is %s', (TrangThai) => {
    expect((['gui', 'suaNguoiMua', 'xoa'] as const).map((act) => code(act, { TrangThai }))).toEqual([
      null,
      null,
      null,
    ]);
    expect(code('in', { TrangThai })).toBe('STATE_CHANGED');
  });

  it('is adjusted until nothing is left, one change after the other', () => {
    expect(code('dieuChinh')).toBeNull();
    expect(code('dieuChinh', { TrangThai: 'DaDieuChinh', conLai: '1' })).toBeNull();
    expect(code('dieuChinh', { conLai: '0' })).toBe('INVOICE_NOTHING_LEFT');
    expect(code('dieuChinh', { choDieuChinh: false })).toBe('INVOICE_NO_REFUND');
    expect(code('dieuChinh', { dangSua: true })).toBe('INVOICE_CHANGING');
    expect(code('dieuChinh', { LoaiHoaDon: 'DieuChinh' })).toBe('INVOICE_IS_ADJUSTMENT');
  });

  it('keeps to the method that was chosen first, and to replacing where a cash register made it', () => {
    expect(code('thayThe')).toBeNull();
    expect(code('thayThe', { TrangThai: 'DaDieuChinh' })).toBe('INVOICE_ADJUSTED');
    expect(code('thayThe', { TrangThai: 'BiThayThe' })).toBe('STATE_CHANGED');
    expect(code('dieuChinh', { mayTinhTien: true })).toBe('INVOICE_ONLY_REPLACED');
  });
});

it.each([
  [['TienMat'], 'TM'],
  [['ChuyenKhoan', 'QuetThe'], 'CK'],
  [['QuetThe', 'TienMat'], 'TM/CK'],
  [[], 'TM/CK'],
])('%j is paid by %s', (ways, name) => expect(paymentName(ways)).toBe(name));
