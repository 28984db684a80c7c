import { dec, sum } from '@sen/domain/money/decimal';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, cash, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { recompute } from './charges.ts';
import { allocateAdvances, collect } from './collect.ts';
import { exempt } from './exempt.ts';
import { receiptsOfVisit } from './queries.ts';
import { type PackageFactory, packageFactory } from './testPackages.ts';

let site: TestSite;
let make: PackageFactory;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await packageFactory(site);
  accountant = await site.ctx('ketoan', { node: 'PTC' });
});
afterAll(() => site.close());

const payers = ['THUPHI', 'DICHVU', 'BHYT'] as const;
const card = () => ({
  SoTheBHYT: `DN4${String(Math.random()).slice(2, 14).padEnd(12, '0')}`,
  BHYTNgayHieuLuc: '2020-01-01',
  BHYTNgayHetHieuLuc: '2099-12-31',
});

const story = fc.record({
  payer: fc.constantFrom(...payers),
  glucose: fc.integer({ min: 1, max: 2 }),
  procedures: fc.integer({ min: 0, max: 3 }),
  /** In hundredths of a dong, so that shares and refunds are rounded; null: what the parts cost. */
  price: fc.option(fc.integer({ min: 100_000, max: 60_000_000 })),
  percent: fc.constantFrom(0, 0, 10, 33, 100),
  /** How the lines are paid: at once, one by one, out of an advance. */
  way: fc.constantFrom('all', 'each', 'advance'),
  used: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
});

it('keeps to the dong what the performed parts owe, whatever was performed, exempted, rounded or paid by whom', async () => {
  let given = 0;
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(story, async ({ payer, glucose, procedures, price, percent, way, used }) => {
      const { ids } = make.of;
      const parts: Array<[string, number]> = [
        [ids.glucose, glucose],
        [ids.count, 1],
        ...(procedures > 0 ? [[ids.procedure, procedures] as [string, number]] : []),
      ];
      const goi = await make.makePackage(parts, price === null ? undefined : (price / 100).toFixed(2));
      const who = await site.id('main.dm_doi_tuong', payer);
      const visit = await make.ordered(goi, who, payer === 'BHYT' ? card() : {});
      const lines = await make.linesOf(visit);
      if (percent > 0)
        await discount(
          visit,
          lines.map((line) => line._id),
          percent,
        );
      await paid(visit, way);
      const performed = lines.filter((_line, at) => used[at]);
      await make.perform(performed.map((line) => line.source_Id));

      const before = await make.linesOf(visit);
      const collected = sum(before.map((line) => line.HachToan));
      const first = before[0]?._id ?? '';
      const plan = await make.plan(first).catch((error: { code: string }) => error.code);
      if (typeof plan === 'string') {
        expect(['NOTHING_TO_REFUND', 'PACKAGE_PERFORMED']).toContain(plan);
        return;
      }
      const receipt = await make.giveBack(visit, first);
      if (receipt) given += 1;
      else kept += 1;

      const after = await make.linesOf(visit);
      expect(after.map((line) => line._id).sort()).toEqual(performed.map((line) => line._id).sort());
      const owed = sum(after.map((line) => dec(line.BenhNhanTT).minus(line.MienGiam)));
      const refunded = dec(collected).minus(sum(after.map((line) => line.HachToan)));
      // paid less refunded is what the used parts owe, and that is what the cashier was shown
      expect(collected.minus(refunded).toFixed(2)).toBe(owed.toFixed(2));
      expect(refunded.toFixed(2)).toBe(plan.hoan);
      expect(owed.toFixed(2)).toBe(plan.phaiTra);
      expect(refunded.gte(0) && refunded.lte(collected)).toBe(true);
      for (const line of after)
        expect([line.ConLai, line.ThuThua, line.BHChiTra, line.LaBHYT]).toEqual([
          '0.00',
          '0.00',
          '0.00',
          false,
        ]);
      await expectWhole(visit);
    }),
    { seed: 20261126, numRuns: 20 },
  );
  expect(given).toBeGreaterThan(3);
  expect(kept).toBeGreaterThan(0);
}, 120_000);

async function discount(visit: Visit, ids: readonly string[], PhanTram: number): Promise<void> {
  const dongs = ids.map((VienPhiDong_Id) => ({ VienPhiDong_Id, PhanTram }));
  const ask = { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs, LyDo: 'Thử' };
  await exempt({ ...accountant, loaders: new Map() }, ask);
}

async function paid(visit: Visit, way: string): Promise<void> {
  const { ConLai, dongs } = await bill(make.fresh(), visit);
  if (dec(ConLai).eq(0)) return;
  if (way === 'all') await payAll(site, make.fresh(), visit);
  else if (way === 'each') {
    for (const line of dongs.filter((one) => dec(one.ConLai).gt(0)))
      await payAll(site, make.fresh(), visit, { VienPhiDong_Ids: [line._id] });
  } else {
    const SoTien = dec(ConLai).round(0, 3).plus(5000).toFixed(2);
    const thanhToans = [await cash(site, SoTien)];
    await collect(make.fresh(), { requestId: v7(), ...visit, LoaiBienLai: 'TamUng', SoTien, thanhToans });
    await allocateAdvances(make.fresh(), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
  }
}

/** Every dong that came in is on a line, waits, or went out again; no receipt is worth less than it paid; the engine changes nothing more. */
async function expectWhole(visit: Visit): Promise<void> {
  const now = async () => ({ ...(await bill(make.fresh(), visit)), version: null, NgayCapNhat: null });
  const { dongs, TamUngCon, DaThu, ...before } = await now();
  const receipts = await receiptsOfVisit(make.fresh(), visit.TiepNhan_Id);
  const net = receipts.map(({ LoaiBienLai, GiaTriBienLai, ChenhLechLamTron }) =>
    dec(GiaTriBienLai)
      .minus(ChenhLechLamTron)
      .times(LoaiBienLai === 'HoanTien' ? -1 : 1),
  );
  expect(sum(net).toFixed(2)).toBe(sum([...dongs.map((line) => line.HachToan), TamUngCon]).toFixed(2));
  expect(sum(dongs.map((line) => line.ThanhTien)).toFixed(2)).toBe(before.ThanhTien);
  const till = { ThuTien: 1, HoanTien: -1, TamUng: 0, HoanUng: 0 };
  expect(sum(receipts.map((one) => dec(one.GiaTriBienLai).times(till[one.LoaiBienLai]))).toFixed(2)).toBe(
    DaThu,
  );
  await inTransaction(make.fresh(), (tx) => recompute(tx, visit.TiepNhan_Id));
  expect(await now()).toEqual({ dongs, TamUngCon, DaThu, ...before });
}
