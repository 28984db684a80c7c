import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, performAll, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { removeCharges } from '../cashier/charges.ts';
import { correctLine } from '../cashier/correct.ts';
import { receiptById } from '../cashier/queries.ts';
import { completeVisit } from '../cashier/visit.ts';
import { receiptsOfDebt } from './queries.ts';
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

describe('a debt is collected', () => {
  it('DB1: the longest due first, a receipt a visit, in one transaction', async () => {
    const made = [await of.owing('1000000'), await of.owing('600000'), await of.owing('400000')];
    const ids = made.map((one) => one.id);
    for (const [at, day] of ['2026-02-01', '2026-02-15', '2026-03-01'].entries())
      await of.dueOn(ids[at] ?? '', day);
    const receipts = await of.collect([...ids].reverse(), '1300000');
    const paid = await Promise.all(receipts.map((id) => receiptById(fresh(), id)));
    expect(paid.map((one) => [one?.GiaTriBienLai, one?.ThuNo, one?.TrangThai])).toEqual([
      ['1000000.00', true, 'HachToanToanBo'],
      ['300000.00', true, 'HachToanToanBo'],
    ]);
    const [first, second, third] = await Promise.all(ids.map((id) => of.debt(id)));
    expect(first).toMatchObject({ DaThu: '1000000.00', ConLai: '0.00', TrangThai: 'TatToan' });
    expect(second).toMatchObject({ DaThu: '300000.00', ConLai: '300000.00', TrangThai: 'ConNo' });
    expect(third).toMatchObject({ DaThu: '0.00', ConLai: '400000.00' });
    expect(paid[0]?.GhiChu).toBe(`Thu nợ ${first?.MaCongNo}`);
    expect(await of.disagreeing()).toBe(0);
  });

  it('after its fees are completed; a cancelled receipt opens it again, performed or not', async () => {
    const { visit, id } = await of.owing('100000.4');
    await performAll(cashier, visit);
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(payAll(site, fresh(), visit)).rejects.toMatchObject({ code: 'RECEPTION_COST_CONFIRMED' });
    const [receipt = ''] = await of.collect([id], '100000');
    expect(await of.debt(id)).toMatchObject({ DaThu: '100000.40', ConLai: '0.00', TrangThai: 'TatToan' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', CongNo: '0.00' });
    expect(await receiptsOfDebt(fresh(), await of.debt(id))).toEqual([receipt]);
    await cancelReceipt(fresh(), receipt, 'Thu nhầm');
    expect(await of.debt(id)).toMatchObject({ DaThu: '0.00', ConLai: '100000.40', TrangThai: 'ConNo' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '100000.40', CongNo: '100000.40' });
    const moved = await value<string[]>(
      site,
      sql`select array_agg(loai || ' ' || so_tien order by luc, id) as value from main.cong_no_phat_sinh where cong_no_id = ${id}`,
    );
    expect(moved).toEqual(['GhiNo 100000.40', 'ThuNo 100000.40', 'ThuNo -100000.40']);
  });

  it('by the bill: its receipt is cancelled as one of debts is, after the fees are completed and performed', async () => {
    const { visit, id } = await of.owing('100000');
    await performAll(cashier, visit);
    const receipt = await payAll(site, fresh(), visit);
    expect(await of.debt(id)).toMatchObject({ DaThu: '100000.00', TrangThai: 'TatToan' });
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await cancelReceipt(fresh(), receipt, 'Thu nhầm');
    expect(await of.debt(id)).toMatchObject({ DaThu: '0.00', ConLai: '100000.00', TrangThai: 'ConNo' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '100000.00', CongNo: '100000.00' });
  });

  it('by the bill together with what was not let go, its receipt is not cancelled once the fees are completed', async () => {
    const { visit } = await of.owing('100000');
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '30000' }]);
    const receipt = await payAll(site, fresh(), visit);
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(cancelReceipt(fresh(), receipt, 'Thu nhầm')).rejects.toMatchObject({
      code: 'RECEPTION_COST_CONFIRMED',
    });
  });

  it('what a receipt paid beyond the debt of a line is not owed: it stays once performed or completed', async () => {
    const { visit } = await of.owing('100000');
    const [line] = (await bill(cashier, visit)).dongs;
    const VienPhiDong_Id = line?._id ?? '';
    const { version = 0 } = line ?? {};
    await correctLine(fresh(accountant), { VienPhiDong_Id, version, DonGia: '130000', LyDo: 'Sai giá' });
    await performAll(cashier, visit);
    const receipt = await payAll(site, fresh(), visit);
    const cancel = () => cancelReceipt(fresh(), receipt, 'Thu nhầm');
    await expect(cancel()).rejects.toMatchObject({ code: 'LINE_PERFORMED' });
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(cancel()).rejects.toMatchObject({ code: 'RECEPTION_COST_CONFIRMED' });
  });

  it('by an amount that is due, with a payment that comes to it, once a request', async () => {
    const { id } = await of.owing('100000');
    await expect(of.collect([id], '100001')).rejects.toMatchObject({
      details: { issues: [{ path: 'SoTien', code: 'DEBT_OVERPAID', details: { max: '100000.00' } }] },
    });
    await expect(of.collect([id], '0.5')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(of.collect([], '1')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const less = { thanhToans: [await cash(site, '99999')] };
    await expect(of.collect([id], '100000', {}, less)).rejects.toMatchObject({ code: 'PAYMENT_DIFFERS' });
    const request = { requestId: v7(), TienKhachDua: '200000' };
    const twice = await Promise.all([
      of.collect([id], '100000', {}, request),
      of.collect([id], '100000', {}, request),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const receipt = await receiptById(fresh(), twice[0]?.[0] ?? '');
    expect(receipt).toMatchObject({ TienKhachDua: '200000.00', TienThoi: '100000.00' });
    await expect(of.collect([id], '1')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('races at two counters: it is paid once', async () => {
    const { id } = await of.owing('100000');
    const both = await Promise.allSettled([of.collect([id], '100000'), of.collect([id], '100000')]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await of.debt(id)).toMatchObject({ DaThu: '100000.00' });
  });

  it('shrinks without money where a service is taken off', async () => {
    const visit = await aVisit(site);
    const [source = ''] = await charge(site, cashier, visit, [
      { ma: 'XN-CBC', donGia: '100000' },
      { ma: 'KB-NOI', donGia: '30000' },
    ]);
    const id = await of.letGo(visit);
    await inTransaction(fresh(), (tx) => removeCharges(tx, [source]));
    expect(await of.debt(id)).toMatchObject({ DaThu: '0.00', DaGiam: '100000.00', ConLai: '30000.00' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '30000.00', CongNo: '30000.00' });
  });
});
