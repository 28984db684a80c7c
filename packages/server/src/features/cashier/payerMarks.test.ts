import { sum } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { updateSetting } from '../system/commands.ts';
import { recompute } from './charges.ts';
import { collect } from './collect.ts';

let site: TestSite;
let cashier: Ctx;
const fresh = (): Ctx => ({ ...cashier, loaders: new Map() });
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const mark = async (payer: string, column: 'duoc_ho_tro_gia_bhyt' | 'tam_ung', value: boolean) => {
  await site.database.pool.query(`update main.dm_doi_tuong set ${column} = $2 where ma_doi_tuong = $1`, [
    payer,
    value,
  ]);
  forgetMasterData(site.config);
};
afterEach(async () => {
  await mark('BHYT', 'duoc_ho_tro_gia_bhyt', true);
  await mark('THUPHI', 'tam_ung', false);
  await updateSetting(cashier, 'facility', { thuSau: false });
});

describe('a payer whose prices the insurance supports', () => {
  const billed = async (donGia: string) => {
    const visit = await aVisit(site, { payer: 'BHYT' });
    await charge(site, fresh(), visit, [{ ma: 'KB-NOI', donGia, donGiaBHYT: '50600' }]);
    return visit;
  };
  const lineOf = async (visit: { TiepNhan_Id: string; BenhNhan_Id: string }) => {
    await inTransaction(fresh(), (tx) => recompute(tx, visit.TiepNhan_Id));
    const [line] = (await bill(fresh(), visit)).dongs;
    if (!line) throw new Error('a visit without its line');
    expect(sum([line.BHChiTra, line.BNCCT, line.BNTT]).toFixed(2)).toBe(line.ThanhTien);
    return line;
  };

  it("has the accepted price of a dearer line paid; without the mark that line is the patient's own", async () => {
    const [dear, usual] = [await billed('300000'), await billed('50600')];
    expect(await lineOf(dear)).toMatchObject({ BHChiTra: '50600.00', BNTT: '249400.00' });
    await mark('BHYT', 'duoc_ho_tro_gia_bhyt', false);
    expect(await lineOf(dear)).toMatchObject({ BHChiTra: '0.00', BenhNhanTT: '300000.00' });
    expect(await lineOf(usual)).toMatchObject({ BHChiTra: '50600.00', BenhNhanTT: '0.00' });
    await mark('BHYT', 'duoc_ho_tro_gia_bhyt', true);
    expect(await lineOf(dear)).toMatchObject({ BHChiTra: '50600.00', BNTT: '249400.00' });
  });
});

describe('a payer who must advance', () => {
  const allowed = async (visit: { TiepNhan_Id: string; BenhNhan_Id: string }) =>
    (await bill(fresh(), visit)).dongs.map((line) => line.DuocPhepThucHien);

  it('has no service performed before an advance stands, also where the house collects afterwards', async () => {
    await mark('THUPHI', 'tam_ung', true);
    await updateSetting(cashier, 'facility', { thuSau: true });
    const visit = await aVisit(site);
    await charge(site, fresh(), visit, [{ ma: 'KB-NOI', donGia: '100000' }]);
    expect(await allowed(visit)).toEqual([false]);
    const method = await site.id('main.hinh_thuc_thanh_toan', 'TM');
    await collect(fresh(), {
      requestId: v7(),
      ...visit,
      LoaiBienLai: 'TamUng',
      SoTien: '200000',
      thanhToans: [{ HinhThucThanhToan_Id: method, SoTien: '200000' }],
    });
    expect(await allowed(visit)).toEqual([true]);
    await charge(site, fresh(), visit, [{ ma: 'KB-NOI', donGia: '50000' }]);
    expect(await allowed(visit)).toEqual([true, true]);
  });

  it('is nobody without the mark, and an emergency is treated at once', async () => {
    const usual = await aVisit(site);
    await updateSetting(cashier, 'facility', { thuSau: true });
    await charge(site, fresh(), usual, [{ ma: 'KB-NOI', donGia: '100000' }]);
    expect(await allowed(usual)).toEqual([true]);
    await mark('THUPHI', 'tam_ung', true);
    const emergency = await aVisit(site, { CapCuu: true });
    await charge(site, fresh(), emergency, [{ ma: 'KB-NOI', donGia: '100000' }]);
    expect(await allowed(emergency)).toEqual([true]);
  });
});
