import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum, toMoney } from '../money/decimal.ts';
import { defaultParameters as rows } from './defaultParameters.ts';
import { settle } from './settle.ts';
import { settlementKey, settleSome } from './settleSome.ts';
import type { SettledLine, SettleLine } from './settleTypes.ts';
import { aVisit } from './testFactories.ts';

const price = fc.integer({ min: 0, max: 900_000 }).map(String);
const line: fc.Arbitrary<SettleLine> = fc.record({
  DonGia: price,
  DonGiaBHYT: price,
  SoLuong: fc.constantFrom('1', '2', '0.5', '30'),
  tyLeDV: fc.constantFrom(30, 100),
  tyLeBH: fc.constantFrom(50, 100),
  phamVi: fc.constantFrom(1, 1, 1, 2, 3),
  ngayYLenh: fc.constantFrom(
    '2025-12-30T10:00',
    '2025-12-31',
    '2026-01-01T07:30',
    '2026-06-30',
    '2026-07-02T09:00',
  ),
  goiVTYT: fc.oneof(
    { arbitrary: fc.constant(null), weight: 30 },
    { arbitrary: fc.constant('G1'), weight: 1 },
  ),
  nguonKhacBenhNhan: fc.oneof({ arbitrary: fc.constant(null), weight: 30 }, { arbitrary: price, weight: 1 }),
});
const visit = fc
  .record({
    laBHYT: fc.boolean(),
    maDoiTuongKCB: fc.constantFrom('1.1', '1.2', '1.15', '2', '3.1'),
    soThe: fc.constantFrom('DN4010123456789', 'HT3010123456789', 'QN5970123456789', '0123456789'),
    ngayDu5Nam: fc.constantFrom(null, '2024-01-01', '2026-01-01'),
    mienCungChiTraTu: fc.constantFrom(null, '2026-01-01'),
    paid: fc.constantFrom('0', '0', '9000000', '15000000'),
    trinhTheLuc: fc.constantFrom(null, '2025-12-31T12:00'),
  })
  .map(({ soThe, paid, ...over }) =>
    aVisit({
      ...over,
      ngayVao: '2025-12-30T07:00',
      ngayKetThuc: '2026-07-03',
      the: [{ soThe, tuNgay: '2025-01-01', denNgay: '2026-12-31' }],
      luyKe: [{ ngay: '2025-12-30', soTien: paid }],
    }),
  );
const lines = (max: number) => fc.array(line, { maxLength: max });
const total = (some: readonly SettledLine[], part: 'bh' | 'BNCCT' | 'NguonKhac') =>
  toMoney(sum(some.map((one) => one[part])));

it('settles some lines as settling all of them would, and leaves no other line different', () => {
  let alone = 0;
  let together = 0;
  fc.assert(
    fc.property(lines(12), lines(3), lines(3), visit, (others, old, fresh, at) => {
      const before = settle([...others, ...old], at, rows);
      const kept = before.lines.slice(0, others.length);
      const some = settleSome(
        fresh,
        {
          inScope: total(kept, 'bh'),
          BNCCT: total(kept, 'BNCCT'),
          NguonKhac: total(kept, 'NguonKhac'),
          before: before.totals,
        },
        at,
        rows,
      );
      if (some === null) {
        together += 1;
        return;
      }
      alone += 1;
      const after = settle([...others, ...fresh], at, rows);
      expect(after.lines).toEqual([...kept, ...some.lines]);
      expect(some.totals.duoiNguong).toBe(after.totals.duoiNguong);
      expect(some.totals.theChuaXacMinh).toBe(after.totals.theChuaXacMinh);
    }),
    { numRuns: 3000, seed: 20261122 },
  );
  expect(alone).toBeGreaterThan(1000);
  expect(together).toBeGreaterThan(300);
});

it('settles lines the same on two days with one key, and has another key when something else changes', () => {
  const at = aVisit({ ngayDu5Nam: '2024-01-01' });
  const other = { ...at, ngayKetThuc: '2025-12-20' };
  expect(settlementKey(other, rows)).toBe(settlementKey(at, rows));
  fc.assert(
    fc.property(lines(6), (some) => {
      expect(settle(some, other, rows)).toEqual(settle(some, at, rows));
    }),
  );
  for (const changed of [
    { ...at, ngayKetThuc: '2026-07-01' }, // the base salary and the rates of routes change
    { ...at, laBHYT: false },
    { ...at, ngayDu5Nam: null },
    { ...at, the: [{ soThe: 'HT3010123456789', tuNgay: '2025-01-01' }] },
  ])
    expect(settlementKey(changed, rows)).not.toBe(settlementKey(at, rows));
  expect(settlementKey(at, rows.slice(1))).not.toBe(settlementKey(at, rows));
});
