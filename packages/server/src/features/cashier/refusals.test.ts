import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { updateSetting } from '../system/commands.ts';
import { collect } from './collect.ts';
import { paymentQr } from './qr.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = (over: Partial<Ctx> = {}): Ctx => ({ ...cashier, loaders: new Map(), ...over });
const owing = async () => {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  return visit;
};

describe('money is not collected', () => {
  it('for a line of another visit', async () => {
    const [visit, other] = [await owing(), await owing()];
    const [stranger] = (await bill(cashier, other)).dongs;
    const given = { requestId: v7(), ...visit, thanhToans: [await cash(site, '45000')] };
    const wrong = collect(fresh(), { ...given, VienPhiDong_Ids: [stranger?._id ?? ''] });
    await expect(wrong).rejects.toMatchObject({
      code: 'LINE_NOT_OF_VISIT',
      details: { VienPhiDong_Id: stranger?._id },
    });
  });

  it('by a way of paying that is not in use', async () => {
    const visit = await owing();
    const paid = { ...(await cash(site, '45000')), HinhThucThanhToan_Id: v7() };
    await expect(collect(fresh(), { requestId: v7(), ...visit, thanhToans: [paid] })).rejects.toMatchObject({
      details: { issues: [{ path: 'thanhToans.0.HinhThucThanhToan_Id', code: 'PAYMENT_METHOD_OFF' }] },
    });
  });

  it('by an account that is no member of staff', async () => {
    const visit = await owing();
    const { user } = cashier;
    if (!user) throw new Error('nobody is signed in');
    const nobody = fresh({ user: { ...user, NhanVien_Id: null } });
    const thanhToans = [await cash(site, '45000')];
    await expect(collect(nobody, { requestId: v7(), ...visit, thanhToans })).rejects.toMatchObject({
      code: 'NO_STAFF_RECORD',
    });
  });

  it('by a code to scan while the site has no bank account', async () => {
    const { TiepNhan_Id } = await owing();
    await site.database.pool.query('update main.tai_khoan_ngan_hang set tam_ngung = true');
    const admin = await site.ctx('quantri');
    await updateSetting(admin, 'bank', { bin: '', accountNumber: '' });
    await expect(paymentQr(fresh(), TiepNhan_Id, '45000')).rejects.toMatchObject({ code: 'NO_BANK_ACCOUNT' });
  });
});
