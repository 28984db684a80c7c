import { describe, expect, it } from 'vitest';
import { addictiveIssues, periodsOf } from './addictive.ts';

describe('an addictive prescription', () => {
  it('is handed out in consecutive periods of at most ten days', () => {
    expect(periodsOf('2026-11-20', 7)).toEqual([{ dot: 1, tuNgay: '2026-11-20', denNgay: '2026-11-26' }]);
    expect(periodsOf('2026-11-20', 25)).toEqual([
      { dot: 1, tuNgay: '2026-11-20', denNgay: '2026-11-29' },
      { dot: 2, tuNgay: '2026-11-30', denNgay: '2026-12-09' },
      { dot: 3, tuNgay: '2026-12-10', denNgay: '2026-12-14' },
    ]);
    expect(periodsOf('2026-11-20', 30).map((one) => one.denNgay)).toEqual([
      '2026-11-29',
      '2026-12-09',
      '2026-12-19',
    ]);
  });

  it('is for facilities with beds, and for prescribers with a specimen signature', () => {
    const codes = (coGiuong: boolean, coChuKyMau: boolean) =>
      addictiveIssues(['dongs.1.Duoc_Id'], { coGiuong, coChuKyMau }).map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(codes(true, true)).toEqual([]);
    expect(codes(false, true)).toEqual(['dongs.1.Duoc_Id ADDICTIVE_NEEDS_BEDS']);
    expect(codes(true, false)).toEqual(['dongs.1.Duoc_Id ADDICTIVE_NEEDS_SPECIMEN']);
    expect(addictiveIssues([], { coGiuong: false, coChuKyMau: false })).toEqual([]);
  });
});
