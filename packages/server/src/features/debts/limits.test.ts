import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, charge, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { removeLimit, saveLimit } from './limits.ts';
import { limitOfDebtor } from './queries.ts';
import { testDebts } from './testDebts.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
let of: ReturnType<typeof testDebts>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  of = testDebts(site, cashier);
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier): Ctx => ({ ...who, loaders: new Map() });

describe('a limit', () => {
  it('of the group and of the debtor stops debts, and who may approve lets go all the same', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '200000' }]);
    const { BenhNhan_Id } = visit;
    const id = await saveLimit(fresh(accountant), { BenhNhan_Id, HanMuc: '150000' });
    await expect(of.letGo(visit)).rejects.toMatchObject({
      code: 'DEBT_OVER_LIMIT',
      details: expect.objectContaining({ conNo: '0.00', soTien: '200000.00', hanMuc: '150000.00' }),
    });
    expect(await limitOfDebtor(fresh(), { BenhNhan_Id, SoTien: '200000' })).toMatchObject({
      ...{ hanMuc: '150000.00', conNo: '0', refusal: 'DEBT_OVER_LIMIT' },
    });
    // the cashier may not say so
    await expect(of.letGo(visit, { vuotHanMuc: true })).rejects.toMatchObject({ code: 'DEBT_OVER_LIMIT' });
    const { user, permissions, grants, nodeId, nodeIds } = accountant;
    const debt = await of.letGo(visit, { vuotHanMuc: true }, { user, permissions, grants, nodeId, nodeIds });
    expect(await of.debt(debt)).toMatchObject({ vuotHanMuc: true });
    await expect(saveLimit(fresh(accountant), { BenhNhan_Id, HanMuc: '1' })).rejects.toMatchObject({
      details: { issues: [{ path: 'BenhNhan_Id', code: 'DEBT_LIMIT_EXISTS' }] },
    });
    await saveLimit(fresh(accountant), { id, version: 1, BenhNhan_Id, HanMuc: '250000' });
    await expect(
      saveLimit(fresh(accountant), { id, version: 1, BenhNhan_Id, HanMuc: '2' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '50000' }]);
    await of.letGo(visit); // up to the limit
    await expect(removeLimit(fresh(accountant), id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await removeLimit(fresh(accountant), id, 2);
  });

  it('of a patient is written once, also when two write it at once', async () => {
    const { BenhNhan_Id } = await aVisit(site);
    const write = () => saveLimit(fresh(accountant), { BenhNhan_Id, HanMuc: '100000' });
    const both = await Promise.allSettled([write(), write()]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a company holds over its people, also when two are let go at once', async () => {
    const CongTy_Id = await value<string>(
      site,
      sql`select id as value from main.cong_ty order by ma_cong_ty limit 1`,
    );
    const [NhomCongNo_Id] = (
      await site.database.db.execute<{ id: string }>(sql`
        insert into main.nhom_cong_no (id, ma_nhom_cong_no, ten_nhom_cong_no, han_muc, so_ngay_han, so_ngay_chan)
        values (${v7()}, 'CTY', 'Công ty', 150000, 10, 5) returning id`)
    ).rows.map(({ id }) => id);
    const company = {
      LoaiNguoiNo: 'CongTy' as const,
      CongTy_Id: CongTy_Id ?? '',
      NhomCongNo_Id: NhomCongNo_Id ?? '',
    };
    const visits = [await aVisit(site), await aVisit(site)];
    for (const visit of visits) await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '100000' }]);
    const both = await Promise.allSettled(visits.map((visit) => of.letGo(visit, company)));
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const made = both.find((one) => one.status === 'fulfilled');
    const id = made?.status === 'fulfilled' ? made.value : '';
    const ten = today({ now: () => new Date(cashier.now().getTime() + 10 * 86_400_000) });
    expect(await of.debt(id)).toMatchObject({ NgayHan: ten, LoaiNguoiNo: 'CongTy', CongTy_Id });
    // overdue for longer than its group allows
    await of.dueOn(id, today({ now: () => new Date(cashier.now().getTime() - 6 * 86_400_000) }));
    const small = await aVisit(site);
    await charge(site, cashier, small, [{ ma: 'XN-CBC', donGia: '1000' }]);
    await expect(of.letGo(small, company)).rejects.toMatchObject({
      code: 'DEBT_OVERDUE',
      details: expect.objectContaining({ soNgay: 6, soNgayChan: 5 }),
    });
  });
});
