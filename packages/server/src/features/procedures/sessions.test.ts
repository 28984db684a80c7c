import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { recompute } from '../cashier/charges.ts';
import { orderFactory } from '../orders/testOrders.ts';
import { putReport, standingReport } from './writeReport.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof orderFactory>>;
const ids = { first: '', second: '' };
beforeAll(async () => {
  site = await openTestSite();
  at = await orderFactory(site);
  ids.first = await site.id('main.dm_dich_vu', 'PT-UPM');
  ids.second = await site.id('main.dm_dich_vu', 'TT-APXE');
  // the demo has one operation; this procedure becomes another one
  await site.database.pool.query(
    `update main.dm_dich_vu set nhom_dich_vu_id = (select nhom_dich_vu_id from main.dm_dich_vu where id = $1) where id = $2`,
    [ids.first, ids.second],
  );
  forgetMasterData(site.config);
});
afterAll(() => site.close());

const ratesOf = async (visit: string) =>
  (await bill(at.make.doctor, { TiepNhan_Id: visit, BenhNhan_Id: '' })).dongs
    .filter((line) => line.NhomChiPhi === 'PhauThuat')
    .map((line) => line.tyLeDV)
    .sort((a, b) => b - a);

it('two operations of one session of an outpatient take the rates of the law', async () => {
  const { id, visit } = await at.insured();
  await at.order(id, [{ DichVu_Id: ids.first }, { DichVu_Id: ids.second }]);
  expect(await ratesOf(visit)).toEqual([100, 50]);
});

it('operations of two slips share a session once their reports say so, by another team at 80 %', async () => {
  const { id, visit } = await at.insured();
  const slips = [
    ...(await at.order(id, [{ DichVu_Id: ids.first }])),
    ...(await at.order(id, [{ DichVu_Id: ids.second }])),
  ];
  expect(await ratesOf(visit)).toEqual([100, 100]);
  const [start, end] = [new Date('2026-03-05T06:00:00Z'), new Date('2026-03-05T07:00:00Z')];
  await inTransaction({ ...at.make.doctor, loaders: new Map() }, async (tx) => {
    for (const [n, slip] of slips.entries()) {
      const { report } = await standingReport(tx, slip, 1);
      const NhanVien_Id =
        n === 0 ? '00000000-0000-4000-8000-000000000001' : '00000000-0000-4000-8000-000000000002';
      const Kip = [{ NhanVien_Id, VaiTro: 'PhauThuatVienChinh' as const, TyLe: null }];
      await putReport(tx, slip._id, 1, { ...report, BatDau: start, KetThuc: end, Kip });
    }
    await recompute(tx, visit);
  });
  expect(await ratesOf(visit)).toEqual([100, 80]);
});
