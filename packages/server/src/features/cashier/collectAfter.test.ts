import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { updateSetting } from '../system/commands.ts';
import { addCharges, recompute } from './charges.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

describe('a site that collects afterwards', () => {
  it('performs services before they are paid, and hands out no drug before', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '100000' }]);
    const before = (await bill(cashier, visit)).dongs;
    expect(before.map((line) => line.DuocPhepThucHien)).toEqual([false]);
    await updateSetting(cashier, 'facility', { thuSau: true });
    try {
      const drug = {
        source: 'Thuoc',
        source_Id: v7(),
        Duoc_Id: await site.id('pharmacy.duoc', 'T001'),
      } as const;
      const rest = { SoLuong: '10', DonGia: '500', DonGiaBHYT: '500', NgayYLenh: cashier.now() };
      await inTransaction(cashier, (tx) => addCharges(tx, visit.TiepNhan_Id, [{ ...drug, ...rest }]));
      const after = (await bill(cashier, visit)).dongs;
      expect(after.map((line) => [line.source, line.DuocPhepThucHien, line.DaThuTien])).toEqual([
        ['DichVu', true, false],
        ['Thuoc', false, false],
      ]);
    } finally {
      await updateSetting(cashier, 'facility', { thuSau: false });
    }
    await inTransaction(cashier, (tx) => recompute(tx, visit.TiepNhan_Id));
    expect((await bill(cashier, visit)).dongs.map((line) => line.DuocPhepThucHien)).toEqual([false, false]);
  });
});
