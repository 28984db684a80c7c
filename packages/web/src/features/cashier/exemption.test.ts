import { describe, expect, it } from 'vitest';
import { amountOf, firstShare, shareIssue, shareOf } from './exemption.ts';

const line = { _id: 'line', BenhNhanTT: '200000.00', KhuyenMai: '50000.00', MienGiam: '0.00' };

describe('an exemption of a line', () => {
  it('begins with what the line has', () => {
    expect(firstShare(line)).toEqual({ theo: 'PhanTram', typed: '100' });
    expect(firstShare({ ...line, MienGiam: '75000.00', MienGiamPhanTram: 50 })).toEqual({
      theo: 'PhanTram',
      typed: '50',
    });
    expect(firstShare({ ...line, MienGiam: '20000.00', MienGiamPhanTram: null })).toEqual({
      theo: 'SoTien',
      typed: '20000.00',
    });
  });

  it('is a percent or an amount of what promotions leave', () => {
    expect(amountOf(line, shareOf('PhanTram', '50'))).toBe('75000.00');
    expect(amountOf(line, shareOf('SoTien', '20000'))).toBe('20000.00');
    expect(shareOf('SoTien', 'x')).toBeNull();
  });

  it.each([
    ['PhanTram', '0', undefined],
    ['PhanTram', '101', 'TOO_LARGE'],
    ['PhanTram', '12.5', 'TOO_SMALL'],
    ['SoTien', '150000', undefined],
    ['SoTien', '150000.01', 'EXEMPTION_TOO_LARGE'],
    ['SoTien', '0', undefined],
    ['SoTien', '', 'REQUIRED'],
  ] as const)('%s %s: %s', (theo, typed, code) => {
    expect(shareIssue(line, shareOf(theo, typed))?.code).toBe(code);
  });
});
