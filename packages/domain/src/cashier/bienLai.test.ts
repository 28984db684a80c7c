import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { type BienLaiFacts, bienLaiActs, hanhDongHachToan } from './bienLai.ts';

const aReceipt = (TrangThai: string, over: Partial<BienLaiFacts> = {}): BienLaiFacts => ({
  TrangThai,
  node: 'facility',
  CaDaKetToan: false,
  HachToan: '0',
  ...over,
});
const says = (action: keyof typeof bienLaiActs.acts, facts: BienLaiFacts) =>
  refusal(bienLaiActs, action, facts, everyRight)?.code;

describe('a receipt', () => {
  it('lets each act pass in its states, and refuses all the rest', () => {
    expect(allowedByState(bienLaiActs, aReceipt)).toEqual({
      ChuaThuTien: ['thuTien', 'thuTrucTiep', 'huy'],
      DaThuTien: ['hachToan', 'hachToanToanBo', 'huy'],
      DangHachToan: ['hachToan', 'hachToanToanBo', 'huyHachToanMotPhan', 'huyHachToan'],
      HachToanToanBo: ['huyHachToanMotPhan', 'huyHachToan'],
      DaHuy: [],
    });
  });

  it('asks for the right of each act', () => {
    expect(actsWithoutRight(bienLaiActs, aReceipt('DaThuTien'))).toEqual([]);
  });

  it('changes nothing of a closed shift', () => {
    expect(says('huy', aReceipt('DaThuTien', { CaDaKetToan: true }))).toBe('SHIFT_CLOSED');
    expect(says('huyHachToan', aReceipt('HachToanToanBo', { CaDaKetToan: true }))).toBe('SHIFT_CLOSED');
  });

  it('is not cancelled while its money is posted', () => {
    expect(says('huy', aReceipt('DaThuTien', { HachToan: '100' }))).toBe('RECEIPT_HAS_POSTINGS');
  });

  it('is fully allocated when nothing is left of its value', () => {
    expect(hanhDongHachToan('100.00', '99.99')).toBe('hachToan');
    expect(hanhDongHachToan('100.00', '100')).toBe('hachToanToanBo');
  });
});
