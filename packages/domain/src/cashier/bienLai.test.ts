import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { type BienLaiFacts, bienLaiActs, bienLaiSteps, hanhDongHachToan } from './bienLai.ts';
import { aVisit } from './testFactories.ts';

const aReceipt = (TrangThai: string, over: Partial<BienLaiFacts> = {}): BienLaiFacts => ({
  TrangThai,
  node: 'facility',
  LoaiBienLai: 'ThuTien',
  HachToan: '45000.00',
  CaDaKetToan: false,
  bienLaiHoan: null,
  daThucHien: null,
  hoaDon: null,
  dongDaHuy: null,
  ThuNo: false,
  visit: aVisit(),
  ...over,
});

describe('a receipt', () => {
  it('is cancelled in the states in which it holds money', () => {
    expect(allowedByState(bienLaiActs, aReceipt)).toEqual({
      ChuaThuTien: [],
      DaThuTien: ['huy'],
      DangHachToan: ['huy'],
      HachToanToanBo: ['huy'],
      DaHuy: [],
    });
  });

  it('takes each step in its states', () => {
    expect(allowedByState(bienLaiSteps, (TrangThai) => ({ TrangThai, node: null }))).toEqual({
      ChuaThuTien: ['thuTien', 'thuTrucTiep'],
      DaThuTien: ['hachToan', 'hachToanToanBo'],
      DangHachToan: ['hachToan', 'hachToanToanBo', 'huyHachToanMotPhan', 'huyHachToan'],
      HachToanToanBo: ['huyHachToanMotPhan', 'huyHachToan'],
      DaHuy: [],
    });
  });

  it('asks for the right at the facility of its counter', () => {
    expect(actsWithoutRight(bienLaiActs, aReceipt('DaThuTien'))).toEqual([]);
  });

  it('is not cancelled when its visit, its shift, a refund or what was performed forbids it', () => {
    const of = (over: Partial<BienLaiFacts>) => aReceipt('HachToanToanBo', over);
    const says = actTable(bienLaiActs, {
      paid: of({}),
      'fees completed': of({ visit: aVisit({ DaXacNhanChiPhi: true }) }),
      'visit cancelled': of({ visit: aVisit({ TrangThai: 'DaHuy' }) }),
      'insurance confirmed': of({ visit: aVisit({ DaXacNhanBHYT: true }) }),
      'shift closed': of({ CaDaKetToan: true }),
      refunded: of({ bienLaiHoan: 'BVS/26C-0000001' }),
      performed: of({ daThucHien: 'Khám Nội' }),
      'debts collected of completed fees': of({
        ThuNo: true,
        daThucHien: 'Khám Nội',
        visit: aVisit({ DaXacNhanChiPhi: true }),
      }),
      'debts collected in a closed shift': of({ ThuNo: true, CaDaKetToan: true }),
      'advance in use': of({ LoaiBienLai: 'TamUng' }),
      'advance that waits': of({ LoaiBienLai: 'TamUng', TrangThai: 'DaThuTien', HachToan: '0.00' }),
      refund: of({ LoaiBienLai: 'HoanTien' }),
      'refund of a cancelled line': of({ LoaiBienLai: 'HoanTien', dongDaHuy: 'Khám Nội' }),
      'returned advance': of({ LoaiBienLai: 'HoanUng' }),
    });
    expect(Object.fromEntries(Object.entries(says).map(([name, { huy }]) => [name, huy]))).toEqual({
      paid: null,
      'fees completed': 'RECEPTION_COST_CONFIRMED',
      'visit cancelled': 'RECEPTION_CANCELLED',
      'insurance confirmed': null,
      'shift closed': 'SHIFT_CLOSED',
      refunded: 'RECEIPT_REFUNDED',
      performed: 'LINE_PERFORMED',
      'debts collected of completed fees': null,
      'debts collected in a closed shift': 'SHIFT_CLOSED',
      'advance in use': 'RECEIPT_HAS_POSTINGS',
      'advance that waits': null,
      refund: null,
      'refund of a cancelled line': 'REFUNDED_LINE_CANCELLED',
      'returned advance': null,
    });
  });

  it('is fully allocated when nothing is left of its value', () => {
    expect(hanhDongHachToan('100.00', '99.99')).toBe('hachToan');
    expect(hanhDongHachToan('100.00', '100')).toBe('hachToanToanBo');
  });
});
