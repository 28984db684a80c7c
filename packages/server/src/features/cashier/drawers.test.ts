import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelReceipt } from './cancel.ts';
import { receiptById } from './queries.ts';
import { refund } from './refund.ts';
import { closeShift, shiftOf, shownShift } from './shift.ts';

let site: TestSite;
let first: Ctx;
let second: Ctx;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  first = await site.ctx('thungan1', { node: 'QT01' });
  second = await site.ctx('thungan2', { node: 'PKSQT' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
});
afterAll(() => site.close());
// receipts of the demo and of other tests belong to earlier shifts
beforeEach(async () => {
  for (const one of [first, second, accountant]) await closeShift(fresh(one)).catch(() => undefined);
});

const fresh = (who: Ctx) => ({ ...who, loaders: new Map() });
const openShift = (who: Ctx) =>
  shiftOf(fresh(who), who.user?.NhanVien_Id ?? '', { start: null, end: new Date(), open: true });

const codeOf = (act: () => Promise<unknown>) =>
  act().then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

async function aPayment() {
  const visit = await aVisit(site);
  await charge(site, first, visit, [{ ma: 'XN-CBC', donGia: '50000' }]);
  return { visit, receipt: await payAll(site, first, visit) };
}

it('pays a cancelled receipt back out of the drawer of the one who cancels it', async () => {
  const { visit, receipt } = await aPayment();
  await cancelReceipt(fresh(second), receipt, 'Nhầm người bệnh');
  const { MaBienLai, KyHieu } = (await receiptById(fresh(first), receipt)) ?? {};
  const took = await openShift(first);
  expect(took).toMatchObject({
    nopQuy: '50000.00',
    traLai: '0.00',
    theoLoai: { ThuTien: '50000.00' },
    soHuy: 1,
  });
  // the books of a shift add up to its figures
  expect(took.quyens.find((book) => book.KyHieu === KyHieu)?.tong).toBe('50000.00');
  const gave = { nopQuy: '-50000.00', traLai: '50000.00', soBienLai: 0, bienLaiTraLais: [MaBienLai] };
  expect(await openShift(second)).toMatchObject(gave);
  expect(await bill(first, visit)).toMatchObject({ ConLai: '50000.00', DaThu: '0.00' });

  expect(await closeShift(fresh(second))).toMatchObject(gave);
  expect(await closeShift(fresh(first))).toMatchObject({ nopQuy: '50000.00' });
  for (const one of [first, second]) {
    expect(await openShift(one)).toMatchObject({ nopQuy: '0.00', traLai: '0.00' });
    await expect(closeShift(fresh(one))).rejects.toMatchObject({ code: 'SHIFT_EMPTY' });
  }
});

it('takes the money of a cancelled refund into the drawer of the one who cancels it', async () => {
  const { visit } = await aPayment();
  const [line] = (await bill(first, visit)).dongs;
  const given = await refund(fresh(first), {
    requestId: v7(),
    TiepNhan_Id: visit.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
    LyDo: 'Không làm',
    thanhToans: [await cash(site, '50000')],
  });
  await cancelReceipt(fresh(second), given, 'Nhầm');
  expect(await openShift(first)).toMatchObject({ nopQuy: '0.00', theoLoai: { HoanTien: '50000.00' } });
  expect(await openShift(second)).toMatchObject({ nopQuy: '50000.00', traLai: '-50000.00' });
});

it('refunds the receipt of another cashier out of the drawer of the one who refunds', async () => {
  const { visit } = await aPayment();
  const [line] = (await bill(first, visit)).dongs;
  await refund(fresh(second), {
    requestId: v7(),
    TiepNhan_Id: visit.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
    LyDo: 'Không làm',
    thanhToans: [await cash(site, '50000')],
  });
  expect(await openShift(first)).toMatchObject({ nopQuy: '50000.00' });
  expect(await openShift(second)).toMatchObject({ nopQuy: '-50000.00' });
});

it('leaves an own receipt that is cancelled out of every drawer', async () => {
  const { receipt } = await aPayment();
  await cancelReceipt(fresh(first), receipt, 'Nhầm');
  expect(await openShift(first)).toMatchObject({ nopQuy: '0.00', traLai: '0.00', soBienLai: 1, soHuy: 1 });
});

it('has the accountant who cancels a receipt close a shift of that money', async () => {
  const { receipt } = await aPayment();
  await cancelReceipt(fresh(accountant), receipt, 'Nhầm');
  const close = 'mutation { c: ketToanCaThu { nopQuy traLai bienLaiTraLais } }';
  const { data, errors } = await site.graphql('main', close, {}, await site.token('ketoan'));
  expect(errors).toBeUndefined();
  expect(data.c).toMatchObject({ nopQuy: '-50000.00', traLai: '50000.00' });
});

it('refunds a line once when two cashiers press at the same time', async () => {
  const { visit } = await aPayment();
  const [line] = (await bill(first, visit)).dongs;
  const input = {
    TiepNhan_Id: visit.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
    LyDo: 'Không làm',
    thanhToans: [await cash(site, '50000')],
  };
  const both = await Promise.allSettled(
    [first, second].map((who) => refund(fresh(who), { ...input, requestId: v7() })),
  );
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({
    reason: { code: 'NOTHING_TO_REFUND' },
  });
  expect(await bill(first, visit)).toMatchObject({ ConLai: '50000.00', DaThu: '0.00' });
});

it('shows the figures of a shift to its cashier and to who oversees the money, to no other cashier', async () => {
  const range = { start: null, end: new Date(), open: true };
  const shown = (as: Ctx) => codeOf(async () => shownShift(fresh(as), first.user?.NhanVien_Id ?? '', range));
  expect(await shown(first)).toBe('done');
  expect(await shown(second)).toBe('SHIFT_OF_ANOTHER');
  expect(await shown(await site.ctx('tiepdon', { node: 'TN01' }))).toBe('SHIFT_OF_ANOTHER');
  expect(await shown(accountant)).toBe('done');
});

it('is closed by its cashier, or by who oversees the money where its receipts were written', async () => {
  await aPayment();
  const of = first.user?.NhanVien_Id ?? '';
  expect(await codeOf(() => closeShift(fresh(second), of))).toBe('SHIFT_OF_ANOTHER');
  const elsewhere = {
    ...fresh(accountant),
    nodeIds: new Set<string>(),
    grants: { ...accountant.grants, own: new Set<string>() },
  };
  expect(await codeOf(() => closeShift(elsewhere, of))).toBe('NODE_NOT_GRANTED');
  const closed = await closeShift(fresh(accountant), of);
  expect(await openShift(first)).toMatchObject({ soBienLai: 0 });
  const { rows } = await site.database.pool.query(
    `select nhan_vien_id as whose, nguoi_tao_id as who from main.ca_thu where id = $1`,
    [closed._id],
  );
  expect(rows).toEqual([{ whose: of, who: accountant.user?._id }]);
});
