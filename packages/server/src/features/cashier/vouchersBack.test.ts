import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { VoucherInput } from '../../gql/main.ts';
import { createVouchers } from '../promotions/commands.ts';
import { mustVoucher } from '../promotions/queries.ts';
import { voucherInput } from '../promotions/testPromotions.ts';
import { cancelTiepNhan } from '../reception/commands.ts';
import { receptionFactory } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { cancelReceipt, takeBackPostings } from './cancel.ts';
import { removeCharges } from './charges.ts';
import { collect } from './collect.ts';
import { exempt } from './exempt.ts';
import { refund, returnAdvance } from './refund.ts';
import { applyVoucher } from './vouchers.ts';

let site: TestSite;
let accountant: Ctx;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

async function voucher(over: Partial<VoucherInput> = {}) {
  const [id = ''] = await createVouchers(fresh(accountant), voucherInput(over), { hasRelease: true });
  return mustVoucher(fresh(accountant), id);
}

const use = (visit: Visit, MaVoucher: string) =>
  applyVoucher(fresh(cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, MaVoucher });
const used = async (id: string) => (await mustVoucher(fresh(cashier), id)).SoLuongDaDung;
const dues = async (visit: Visit) => (await bill(cashier, visit)).dongs.map((line) => line.ConLai);
const LyDo = 'Không làm';

/** A bill of 500,000 and 300,000 with a voucher of 100,000: 62,500 and 37,500. */
async function reduced() {
  const visit = await aVisit(site);
  const sources = await charge(site, cashier, visit, [
    { ma: 'SA-BUNG', donGia: '500000' },
    { ma: 'XN-CBC', donGia: '300000' },
  ]);
  const { MaVoucher, _id } = await voucher();
  await use(visit, MaVoucher);
  expect(await dues(visit)).toEqual(['437500.00', '262500.00']);
  return { visit, sources, id: _id, MaVoucher };
}

async function payBack(visit: Visit, at: readonly number[], SoTien: string): Promise<string> {
  const { dongs } = await bill(cashier, visit);
  return refund(fresh(cashier), {
    ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, LyDo },
    dongs: at.map((one) => ({ VienPhiDong_Id: dongs[one]?._id ?? '' })),
    thanhToans: [await cash(site, SoTien)],
  });
}

describe('P6: a voucher comes back when the whole bill is paid back', () => {
  it('by a refund: its lines stay open at their full price, and another bill uses it', async () => {
    const { visit, id, MaVoucher } = await reduced();
    await payAll(site, fresh(cashier), visit);
    await payBack(visit, [1], '262500');
    expect(await used(id)).toBe(1);
    expect(await dues(visit)).toEqual(['0.00', '262500.00']);
    await payBack(visit, [0], '437500');
    expect(await used(id)).toBe(0);
    expect(await bill(cashier, visit)).toMatchObject({
      ...{ KhuyenMai: '0.00', HachToan: '0.00', ConLai: '800000.00', ThuThua: '0.00' },
    });
    const other = await aVisit(site);
    await charge(site, cashier, other, [{ ma: 'SA-BUNG', donGia: '500000' }]);
    await use(other, MaVoucher);
    expect(await dues(other)).toEqual(['400000.00']);
  });

  it('by a cancelled receipt', async () => {
    const { visit, id } = await reduced();
    await cancelReceipt(fresh(cashier), await payAll(site, fresh(cashier), visit), LyDo);
    expect(await used(id)).toBe(0);
    expect(await dues(visit)).toEqual(['500000.00', '300000.00']);
  });

  it('of two receipts by the second that is cancelled', async () => {
    const { visit, id } = await reduced();
    const [first, second] = (await bill(cashier, visit)).dongs.map((line) => line._id);
    const receipts = [];
    for (const line of [first, second])
      receipts.push(await payAll(site, fresh(cashier), visit, { VienPhiDong_Ids: [line ?? ''] }));
    await cancelReceipt(fresh(cashier), receipts[0] ?? '', LyDo);
    expect(await used(id)).toBe(1);
    await cancelReceipt(fresh(cashier), receipts[1] ?? '', LyDo);
    expect(await used(id)).toBe(0);
    expect((await bill(cashier, visit)).ConLai).toBe('800000.00');
  });

  it('by a returned advance, after what it paid was taken off the lines again', async () => {
    const { visit, id } = await reduced();
    await payAll(site, fresh(cashier), visit);
    await takeBackPostings(fresh(cashier), visit.TiepNhan_Id, null, LyDo);
    expect(await used(id)).toBe(1);
    const thanhToans = [await cash(site, '700000')];
    await returnAdvance(fresh(cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, thanhToans });
    expect(await used(id)).toBe(0);
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '0.00', ConLai: '800000.00' });
  });

  it('by cancelled orders, when the last line that has some of it goes', async () => {
    const { visit, id, sources } = await reduced();
    const remove = (at: number) =>
      inTransaction(fresh(cashier), (tx) => removeCharges(tx, [sources[at] ?? '']));
    await remove(0);
    expect(await used(id)).toBe(1);
    expect(await dues(visit)).toEqual(['200000.00']);
    await remove(1);
    expect(await used(id)).toBe(0);
  });

  it('by a cancelled visit', async () => {
    const at = await receptionFactory(site);
    const { _id: TiepNhan_Id, BenhNhan_Id } = await at.receive();
    const visit = { TiepNhan_Id, BenhNhan_Id };
    const { MaVoucher, _id } = await voucher({ GiaTri: '20000' });
    await use(visit, MaVoucher);
    expect((await bill(cashier, visit)).KhuyenMai).toBe('20000.00');
    await cancelTiepNhan(fresh(at.ctx), TiepNhan_Id, LyDo);
    expect(await used(_id)).toBe(0);
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '0.00', ConLai: '0.00' });
  });

  it('a cancelled refund uses it again, so that nothing is due', async () => {
    const { visit, id } = await reduced();
    await payAll(site, fresh(cashier), visit);
    const back = await payBack(visit, [0, 1], '700000');
    expect(await used(id)).toBe(0);
    await cancelReceipt(fresh(cashier), back, LyDo);
    expect(await used(id)).toBe(1);
    expect(await bill(cashier, visit)).toMatchObject({
      ...{ KhuyenMai: '100000.00', HachToan: '700000.00', ConLai: '0.00', ThuThua: '0.00' },
    });
  });

  it('a cancelled refund goes on without one that somebody else has used meanwhile', async () => {
    const { visit, id, MaVoucher } = await reduced();
    await payAll(site, fresh(cashier), visit);
    const back = await payBack(visit, [0, 1], '700000');
    const other = await aVisit(site);
    await charge(site, cashier, other, [{ ma: 'SA-BUNG', donGia: '500000' }]);
    await use(other, MaVoucher);
    await cancelReceipt(fresh(cashier), back, LyDo);
    expect(await used(id)).toBe(1);
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '0.00', ConLai: '100000.00' });
  });

  it('not when a surplus is paid back of lines that owe nothing, nor when an advance is cancelled', async () => {
    const { visit, id } = await reduced();
    const SoTien = '50000';
    const advance = { requestId: v7(), ...visit, LoaiBienLai: 'TamUng' as const, SoTien };
    const receipt = await collect(fresh(cashier), { ...advance, thanhToans: [await cash(site, SoTien)] });
    await cancelReceipt(fresh(cashier), receipt, LyDo);
    expect(await used(id)).toBe(1);
    await payAll(site, fresh(cashier), visit);
    const { dongs } = await bill(cashier, visit);
    await exempt(fresh(accountant), {
      ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, LyDo },
      dongs: dongs.map((line) => ({ VienPhiDong_Id: line._id, PhanTram: 100 })),
    });
    await payBack(visit, [0, 1], '700000');
    expect(await used(id)).toBe(1);
    expect(await bill(cashier, visit)).toMatchObject({ HachToan: '0.00', ConLai: '0.00' });
  });

  it('not where the house keeps it', async () => {
    await updateSetting(await site.ctx('quantri'), 'promotions', { traVoucher: false });
    const { visit, id } = await reduced();
    await payAll(site, fresh(cashier), visit);
    await payBack(visit, [0, 1], '700000');
    await updateSetting(await site.ctx('quantri'), 'promotions', { traVoucher: true });
    expect(await used(id)).toBe(1);
    expect(await dues(visit)).toEqual(['437500.00', '262500.00']);
  });
});
