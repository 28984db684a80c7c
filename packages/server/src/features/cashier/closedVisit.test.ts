import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt, takeBackPostings } from './cancel.ts';
import { removeCharges, updateChargeQuantity } from './charges.ts';
import { allocateAdvances, collect } from './collect.ts';
import { correctLine } from './correct.ts';
import { exempt } from './exempt.ts';
import { refund, returnAdvance } from './refund.ts';
import { completeVisit, removeServices, reopenVisit } from './visit.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier) => ({ ...who, loaders: new Map() });

/** A visit of one paid line whose fees are completed, with every act that would move its money. */
async function aCompletedVisit() {
  const visit = await aVisit(site);
  const [source = ''] = await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000' }]);
  const receipt = await payAll(site, cashier, visit);
  await completeVisit(fresh(), visit.TiepNhan_Id);
  const { TiepNhan_Id } = visit;
  const [line] = (await bill(cashier, visit)).dongs;
  const VienPhiDong_Id = line?._id ?? '';
  const dongs = [{ VienPhiDong_Id }];
  const thanhToans = [await cash(site, '50000')];
  const money = { requestId: v7(), TiepNhan_Id, thanhToans };
  const inTx = (run: (tx: Tx) => Promise<unknown>) => inTransaction(fresh(), run);
  const LyDo = 'Thử';
  const acts: Record<string, () => Promise<unknown>> = {
    pay: () => collect(fresh(), { ...money, ...visit }),
    advance: () => collect(fresh(), { ...money, ...visit, LoaiBienLai: 'TamUng', SoTien: '50000' }),
    allocate: () => allocateAdvances(fresh(), { requestId: v7(), TiepNhan_Id }),
    takeBack: () => takeBackPostings(fresh(), TiepNhan_Id, [VienPhiDong_Id], LyDo),
    takeAllBack: () => takeBackPostings(fresh(), TiepNhan_Id, null, LyDo),
    refund: () => refund(fresh(), { ...money, dongs, LyDo }),
    returnAdvance: () => returnAdvance(fresh(), money),
    cancel: () => cancelReceipt(fresh(), receipt, LyDo),
    exempt: () => exempt(fresh(accountant), { requestId: v7(), TiepNhan_Id, dongs, LyDo }),
    correct: () => correctLine(fresh(accountant), { VienPhiDong_Id, version: 1, SoLuong: '2', LyDo }),
    remove: () => removeServices(fresh(), [VienPhiDong_Id], LyDo),
    charge: () => charge(site, fresh(), visit, [{ ma: 'KB-NOI' }]),
    removeCharge: () => inTx((tx) => removeCharges(tx, [source])),
    quantity: () => inTx((tx) => updateChargeQuantity(tx, source, '2')),
    completeAgain: () => completeVisit(fresh(), TiepNhan_Id),
  };
  return { visit, acts };
}

it('moves no money of a visit whose fees are completed, by whatever act', async () => {
  const { visit, acts } = await aCompletedVisit();
  const before = await bill(cashier, visit);
  for (const [name, act] of Object.entries(acts)) {
    const code = await act().then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    expect([name, code]).toEqual([name, 'RECEPTION_COST_CONFIRMED']);
  }
  expect(await bill(cashier, visit)).toEqual(before);
});

it('moves it again once the fees are opened', async () => {
  const { visit, acts } = await aCompletedVisit();
  await reopenVisit(fresh(), visit.TiepNhan_Id, 'Thu nhầm');
  await acts['cancel']?.();
  expect(await bill(cashier, visit)).toMatchObject({ ConLai: '50000.00', DaThu: '0.00' });
});

it('takes no exemption without a line', async () => {
  const { TiepNhan_Id } = await aVisit(site);
  const nothing = exempt(fresh(accountant), { requestId: v7(), TiepNhan_Id, dongs: [], LyDo: 'x' });
  await expect(nothing).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
