import { describe, expect, it } from 'vitest';
import { addictiveIssues, isByPeriods, openByPeriods, periodsOf } from './addictive.ts';

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

  it.each([
    ['the first day', '2026-11-20', [], '20.000', '2026-11-29'],
    ['the first day, a part given', '2026-11-20', [['2026-11-20', '15']], '5.000', '2026-11-29'],
    ['within the first period, all of it given', '2026-11-25', [['2026-11-20', '20']], '0.000', '2026-11-29'],
    ['the day before the second one', '2026-11-29', [['2026-11-20', '20']], '20.000', '2026-12-09'],
    ['the day before the second one, nothing fetched', '2026-11-29', [], '40.000', '2026-12-09'],
    ['in the second one, nothing of the first fetched', '2026-12-01', [], '20.000', '2026-12-09'],
    [
      'in the second one, the first fetched on its last day',
      '2026-12-01',
      [['2026-11-29', '20']],
      '20.000',
      '2026-12-09',
    ],
    [
      'in the third one of five days',
      '2026-12-10',
      [
        ['2026-11-20', '20'],
        ['2026-11-30', '20'],
      ],
      '10.000',
      null,
    ],
    ['after the last one', '2026-12-15', [['2026-11-20', '20']], '0.000', null],
  ] as const)('hands out the share of its period: %s', (_, today, given, con, tuNgay) => {
    const line = {
      SoLuong: '50',
      SoNgay: 25,
      given: given.map(([ngay, SoLuong]) => ({ ngay, SoLuong })),
    };
    expect(openByPeriods(line, '2026-11-20', today)).toEqual({ con, tuNgay });
  });

  it('rounds a share to whole units and never above what is prescribed', () => {
    const shares = ['2026-11-20', '2026-11-30', '2026-12-10'].map(
      (day) => openByPeriods({ SoLuong: '7', SoNgay: 25, given: [] }, '2026-11-20', day).con,
    );
    expect(shares).toEqual(['3.000', '3.000', '1.000']);
  });

  it('is held to periods only where it is of kind n and longer than one of them', () => {
    expect(isByPeriods('01234abc1234-n', 30)).toBe(true);
    expect(isByPeriods('01234abc1234-N', 11)).toBe(true);
    expect(isByPeriods('01234abc1234-n', 10)).toBe(false);
    expect(isByPeriods('01234abc1234-h', 30)).toBe(false);
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
