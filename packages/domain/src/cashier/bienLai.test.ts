import { describe, expect, it } from 'vitest';
import { permissions } from '../permissions/permissions.ts';
import { allowedActions, refusal } from '../workflow/workflow.ts';
import { bienLai, hanhDongHachToan } from './bienLai.ts';

const ALL = new Set(['VIEN_PHI_THU', 'VIEN_PHI_HUY']);
const aReceipt = (TrangThai: string) => ({ TrangThai, CaDaKetToan: false, HachToan: '0' });

describe('receipt workflow', () => {
  it.each([
    ['ChuaThuTien', ['thuTien', 'thuTrucTiep', 'huy']],
    ['DaThuTien', ['hachToan', 'hachToanToanBo', 'huy']],
    ['DangHachToan', ['hachToan', 'hachToanToanBo', 'huyHachToanMotPhan', 'huyHachToan']],
    ['HachToanToanBo', ['huyHachToanMotPhan', 'huyHachToan']],
    ['DaHuy', []],
  ])('lets a receipt in state %s do %j', (state, actions) => {
    expect(allowedActions(bienLai, aReceipt(state), ALL)).toEqual(actions);
  });

  it('lets who only collects neither cancel nor take postings back', () => {
    const cashier = new Set(['VIEN_PHI_THU']);
    expect(refusal(bienLai, 'huy', aReceipt('DaThuTien'), cashier)).toBe('FORBIDDEN');
    expect(refusal(bienLai, 'huyHachToan', aReceipt('DangHachToan'), cashier)).toBe('FORBIDDEN');
  });

  it('changes nothing of a closed shift', () => {
    const closed = { ...aReceipt('DaThuTien'), CaDaKetToan: true };
    expect(refusal(bienLai, 'huy', closed, ALL)).toBe('SHIFT_CLOSED');
    const posted = { ...closed, TrangThai: 'HachToanToanBo' };
    expect(refusal(bienLai, 'huyHachToan', posted, ALL)).toBe('SHIFT_CLOSED');
  });

  it('does not cancel a receipt whose money is posted', () => {
    const posted = { ...aReceipt('DaThuTien'), HachToan: '100' };
    expect(refusal(bienLai, 'huy', posted, ALL)).toBe('RECEIPT_HAS_POSTINGS');
  });

  it('is fully allocated when nothing is left of its value', () => {
    expect(hanhDongHachToan('100.00', '99.99')).toBe('hachToan');
    expect(hanhDongHachToan('100.00', '100')).toBe('hachToanToanBo');
  });

  it('asks only for permissions that exist', () => {
    for (const { permission } of Object.values(bienLai.transitions))
      expect(permissions).toHaveProperty(permission);
  });
});
