import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, cash } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { takeBackPostings } from '../cashier/cancel.ts';
import { refund, returnAdvance } from '../cashier/refund.ts';
import { issueReceipt } from './commands.ts';
import { owedList } from './list.ts';
import { summarise } from './summary.ts';
import { invoiceFactory, type Paid } from './testInvoices.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof invoiceFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await invoiceFactory(site);
});
afterAll(async () => {
  await make.close();
  await site.close();
});

const cashier = () => make.fresh(make.cashier);
const lineOf = async (visit: Paid, ma: string) =>
  (await bill(cashier(), visit)).dongs.find(({ Ma }) => Ma === ma)?._id ?? '';

const giveBack = async (visit: Paid, SoTien: string) =>
  refund(cashier(), {
    ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, LyDo: 'Không làm' },
    dongs: [{ VienPhiDong_Id: await lineOf(visit, 'KB-NOI'), SoTien }],
    thanhToans: Number(SoTien) < 0.5 ? [] : [await cash(site, `${Math.round(Number(SoTien))}.00`)],
  });

const owed = async () => {
  const days = { tuNgay: today(cashier()), denNgay: today(cashier()) };
  return (await owedList(make.fresh(make.accountant), days)).data;
};

it('is of what stands on services, not of what was taken off them and paid back as an advance', async () => {
  const visit = await make.paid({ 'KB-NOI': '60000', 'XN-CBC': '40000' });
  await takeBackPostings(cashier(), visit.TiepNhan_Id, [await lineOf(visit, 'XN-CBC')], 'Đổi');
  await returnAdvance(cashier(), {
    ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id },
    thanhToans: [await cash(site, '40000.00')],
  });
  expect((await issueReceipt(cashier(), visit.BienLai_Id)).TongTien).toBe('60000.00');
});

it('once sent keeps its money on the services that it names', async () => {
  const visit = await make.paid();
  await issueReceipt(cashier(), visit.BienLai_Id);
  await expect(
    takeBackPostings(cashier(), visit.TiepNhan_Id, [await lineOf(visit, 'KB-NOI')], 'Đổi'),
  ).rejects.toMatchObject({ code: 'RECEIPT_INVOICED' });
});

it('is summed up with a receipt of which less than half a dong was given back, and without one of which no more than that is left', async () => {
  await make.tell();
  const whole = await make.paid({ 'KB-NOI': '50000' });
  await giveBack(whole, '0.30');
  // 88,455.40 was paid with 88,455: what is left is 0.60 less 0.40
  const nothing = await make.paid({ 'KB-NOI': '88455.40' });
  await giveBack(nothing, '88454.80');
  expect((await owed()).map(({ BienLai_Id }) => BienLai_Id)).toEqual([whole.BienLai_Id]);
  const [id = ''] = await summarise(make.fresh(make.accountant), today(cashier()), v7());
  expect((await make.invoice(id)).TongTien).toBe('50000.00');
});
