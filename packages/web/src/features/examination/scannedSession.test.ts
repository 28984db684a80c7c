import { describe, expect, it } from 'vitest';
import { scannedCode, sessionOfToday } from './scannedSession.ts';

describe('what was scanned in the examination room', () => {
  it.each([
    [' cd260000123 ', 'CD260000123'],
    ['BN-000123', 'BN-000123'],
    ['001085012345||NGUYEN VAN A|01011985', null],
    ['26.000012', '26.000012'],
    ['dau bung', null],
    ['paracetamol', null],
    ['A1', null],
  ])('%j is the code %j', (text, code) => expect(scannedCode(text)).toBe(code));

  it('opens the only session of the patient today', () => {
    const one = (_id: string, NgayKham: string, MaYTe = 'BN1') => ({ _id, NgayKham, BenhNhan: { MaYTe } });
    const isToday = (at: string) => at === 'today';
    expect(sessionOfToday([one('a', 'today'), one('b', 'before')], 'BN1', isToday)).toBe('a');
    expect(sessionOfToday([one('a', 'today'), one('b', 'today')], 'BN1', isToday)).toBeNull();
    expect(sessionOfToday([one('a', 'today', 'BN11')], 'BN1', isToday)).toBeNull();
  });
});
