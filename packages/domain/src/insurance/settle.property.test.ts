import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { defaultParameters as rows } from './defaultParameters.ts';
import { nguongMienCungChiTra } from './parameters.ts';
import { settle } from './settle.ts';
import type { SettleLine } from './settleTypes.ts';
import { aLine, aVisit } from './testFactories.ts';

const price = fc.integer({ min: 0, max: 60_000_000_000 }).map((n) => (n / 1000).toFixed(3));
const quantity = fc.integer({ min: 1, max: 50_000 }).map((n) => (n / 1000).toFixed(3));
const support = fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(String), { nil: null, freq: 3 });
const line: fc.Arbitrary<SettleLine> = fc.record({
  DonGia: price,
  DonGiaBHYT: price,
  SoLuong: quantity,
  tyLeDV: fc.constantFrom(0, 10, 30, 33, 50, 80, 100),
  tyLeBH: fc.constantFrom(0, 30, 50, 60, 70, 100),
  phamVi: fc.constantFrom(1, 2, 3),
  ngayYLenh: fc.constantFrom('2025-11-09', '2025-11-10', '2025-11-11', '2025-11-12'),
  goiVTYT: fc.constantFrom(null, null, 'G1', 'G2'),
  tTranTT: fc.option(price, { nil: null, freq: 3 }),
  nguonKhacCoSo: support,
  nguonKhacBenhNhan: support,
});
const visit = fc
  .record({
    maDoiTuongKCB: fc.constantFrom('1.1', '1.2', '1.15', '2', '3.1', '9'),
    noiTru: fc.boolean(),
    soThe: fc.constantFrom('DN4010123456789', 'HT3010123456789', 'QN5970123456789', 'CK2010123456789'),
    ngayDu5Nam: fc.constantFrom(null, '2024-01-01', '2025-11-11'),
    mienCungChiTraTu: fc.constantFrom(null, '2025-11-11'),
    nguonKhacBenhNhan: support,
  })
  .map(({ soThe, ...over }) =>
    aVisit({ ...over, the: [{ soThe, tuNgay: '2025-11-10' }], ngayKetThuc: '2025-11-12' }),
  );
const lines = fc.array(line, { maxLength: 12 });
const PARTS = ['bv', 'bh', 'BHChiTra', 'BNCCT', 'BNTT', 'BenhNhanTT', 'NguonKhac'] as const;

describe('settle: properties', () => {
  it('splits every line and the visit without losing or inventing money', () => {
    fc.assert(
      fc.property(lines, visit, (input, at) => {
        const { lines: settled, totals } = settle(input, at, rows);
        expect(settled).toHaveLength(input.length);
        for (const one of [...settled, totals]) {
          expect(sum([one.BHChiTra, one.BenhNhanTT, one.NguonKhac]).toFixed(2)).toBe(one.bv);
          expect(sum([one.BNCCT, one.BNTT]).toFixed(2)).toBe(one.BenhNhanTT);
        }
        for (const part of PARTS) expect(sum(settled.map((one) => one[part])).toFixed(2)).toBe(totals[part]);
      }),
      { numRuns: 300 },
    );
  });

  it('never gives anyone a negative part, nor the fund more than is in scope', () => {
    fc.assert(
      fc.property(lines, visit, (input, at) => {
        for (const one of settle(input, at, rows).lines) {
          for (const part of PARTS) expect(dec(one[part]).gte(0)).toBe(true);
          expect(dec(one.BHChiTra).lte(one.bh)).toBe(true);
          expect(dec(one.bh).lte(one.bv)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same totals in any order of the lines while no yearly limit or package runs', () => {
    const plain = fc
      .array(line, { minLength: 2, maxLength: 10 })
      .map((some) => some.map((one) => ({ ...one, goiVTYT: null })))
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));
    fc.assert(
      fc.property(plain, visit, ([input, shuffled], at) => {
        const free = { ...at, ngayDu5Nam: null };
        expect(settle(shuffled, free, rows).totals).toEqual(settle(input, free, rows).totals);
      }),
      { numRuns: 200 },
    );
  });

  it('asks for a co-payment exactly from 15 % of the base salary on', () => {
    const limit = nguongMienCungChiTra(rows, '2025-11-10');
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (hundredths) => {
        const amount = limit.plus(dec(hundredths).div(100));
        const { totals } = settle([aLine(amount.toFixed(2))], aVisit(), rows);
        expect(totals.duoiNguong).toBe(hundredths < 0);
        expect(dec(totals.BNCCT).eq(0)).toBe(hundredths < 0);
      }),
    );
  });

  it('never lets a five-year card co-pay more than six base salaries in a year', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 14_040_000 }), (input, before) => {
        const at = aVisit({
          ngayDu5Nam: '2024-01-01',
          luyKe: [{ ngay: '2025-02-01', soTien: String(before) }],
          ngayKetThuc: '2025-11-12',
        });
        const free = input.map((one) => ({ ...one, nguonKhacBenhNhan: null }));
        expect(
          dec(settle(free, at, rows).totals.BNCCT)
            .plus(before)
            .lte(14_040_000),
        ).toBe(true);
      }),
    );
  });
});
