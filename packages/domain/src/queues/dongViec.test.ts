import { describe, expect, it } from 'vitest';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { closingIssues, dongViecActs } from './dongViec.ts';

const facts = (TrangThai: string) => ({ TrangThai, node: 'room' });

describe('a closing of the work of earlier days', () => {
  it('is opened again once, by who works on the queue', () => {
    expect(allowedByState(dongViecActs, facts)).toEqual({ DangSuDung: ['moLai'], DaHuy: [] });
    expect(actsWithoutRight(dongViecActs, facts('DangSuDung'))).toEqual([]);
  });

  it('asks for a reason, and for a day that is over', () => {
    expect(closingIssues({ DenNgay: '2026-11-22', LyDo: 'Hết giờ' }, '2026-11-23')).toEqual([]);
    expect(closingIssues({ DenNgay: '2026-11-23', LyDo: ' ' }, '2026-11-23')).toEqual([
      { path: 'DenNgay', code: 'CLOSING_NOT_OVER' },
      { path: 'LyDo', code: 'REQUIRED' },
    ]);
  });
});
