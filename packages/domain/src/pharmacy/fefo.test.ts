import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { chooseLots, expiresSoon, isExpired } from './fefo.ts';

const today = '2026-03-01';

describe('the choice of lots', () => {
  it('takes the lot that expires first and goes on to the next', () => {
    const lots = [
      { Lo_Id: 'b', HanDung: '2027-01-31', SoLuongKhaDung: '100' },
      { Lo_Id: 'a', HanDung: '2026-04-30', SoLuongKhaDung: '12.5' },
    ];
    expect(chooseLots(lots, '20', today)).toEqual({
      picks: [
        { Lo_Id: 'a', SoLuong: '12.500' },
        { Lo_Id: 'b', SoLuong: '7.500' },
      ],
      thieu: '0.000',
    });
  });

  it('gives nothing from an expired lot, but a lot on its last day', () => {
    const lots = [
      { Lo_Id: 'old', HanDung: '2026-02-28', SoLuongKhaDung: '50' },
      { Lo_Id: 'last', HanDung: today, SoLuongKhaDung: '3' },
    ];
    expect(chooseLots(lots, '5', today)).toEqual({
      picks: [{ Lo_Id: 'last', SoLuong: '3.000' }],
      thieu: '2.000',
    });
  });

  it('knows a lot that expires soon', () => {
    expect(expiresSoon('2026-04-30', today, 60)).toBe(true);
    expect(expiresSoon('2026-05-01', today, 60)).toBe(false);
    expect(isExpired('2026-03-01', today)).toBe(false);
  });

  const lot = fc.record({
    Lo_Id: fc.uuid(),
    HanDung: fc
      .integer({ min: -100, max: 400 })
      .map((days) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString().slice(0, 10)),
    SoLuongKhaDung: fc.integer({ min: 0, max: 50_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  });

  it('never takes more than a lot has, nor from an expired lot, and what it takes and lacks is what was asked', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(lot, { selector: (one) => one.Lo_Id }),
        fc.integer({ min: 0, max: 200_000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
        (lots, wanted) => {
          const { picks, thieu } = chooseLots(lots, wanted, today);
          for (const pick of picks) {
            const from = lots.find((one) => one.Lo_Id === pick.Lo_Id);
            expect(
              from && !isExpired(from.HanDung, today) && dec(pick.SoLuong).lte(from.SoLuongKhaDung),
            ).toBe(true);
          }
          expect(
            sum(picks.map((pick) => pick.SoLuong))
              .plus(thieu)
              .eq(wanted),
          ).toBe(true);
          // A lot is only begun when every earlier one is empty.
          const days = picks.map((pick) => lots.find((one) => one.Lo_Id === pick.Lo_Id)?.HanDung ?? '');
          expect(days).toEqual([...days].sort());
        },
      ),
    );
  });
});
