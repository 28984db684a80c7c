import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill, charge, payAll, performAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { addCharges } from './charges.ts';
import { collect } from './collect.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite({ SEN_MASTER_CACHE_MS: '60000' });
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  // what is master data is known from here on
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'XN-CBC' }]);
  await payAll(site, cashier, visit);
});
afterAll(() => site.close());

const counted = async (ctx: Ctx, run: (of: Ctx) => Promise<unknown>) =>
  site.countQueries(() => run({ ...ctx, loaders: new Map() }));

it('a charge is written once, as it is settled, and the sums of the other lines are not added up', async () => {
  const visit = await aVisit(site);
  const added = async () => {
    const DichVu_Id = await site.id('main.dm_dich_vu', 'XN-CBC');
    const of = { DichVu_Id, SoLuong: '1', DonGia: '50000', DonGiaBHYT: '0', NgayYLenh: cashier.now() };
    const input = { source: 'DichVu' as const, source_Id: v7(), ...of };
    return counted(cashier, (ctx) => inTransaction(ctx, (tx) => addCharges(tx, visit.TiepNhan_Id, [input])));
  };
  // begin, account with its person, reception, line with sums, log, commit; a new account: person, reception, account
  expect(await added()).toBe(9);
  expect(await added()).toBe(6);
  expect(await bill(cashier, visit)).toMatchObject({
    ThanhTien: '100000.00',
    ConLai: '100000.00',
    soDong: 2,
  });
});

it('a payment writes its lines once, with what is posted to them', async () => {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000' }, { ma: 'KB-NOI' }]);
  const [first] = (await bill(cashier, visit)).dongs;
  const paying = await counted(cashier, (ctx) =>
    payAll(site, ctx, visit, { VienPhiDong_Ids: [first?._id ?? ''] }),
  );
  // two for what is due, one for the way to pay
  expect(paying - 3).toBe(11);
  expect(await bill(cashier, visit)).toMatchObject({ HachToan: '50000.00', ConLai: '100000.00', soDong: 2 });
});

it('what a payment and a performance leave behind is what all lines add up to', async () => {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000.5' }, { ma: 'KB-NOI' }]);
  await payAll(site, cashier, visit);
  await performAll(cashier, visit);
  const { dongs, ...sums } = await bill(cashier, visit);
  expect(dongs.every((line) => line.ThucHien && line.DaThuTien && line.DuocPhepThucHien)).toBe(true);
  expect(Number(sums.HachToan)).toBe(dongs.reduce((sum, line) => sum + Number(line.HachToan), 0));
  expect(Number(sums.ThanhTien)).toBe(dongs.reduce((sum, line) => sum + Number(line.ThanhTien), 0));
  await expect(collect(cashier, { requestId: v7(), ...visit, thanhToans: [] })).rejects.toMatchObject({
    code: 'NOTHING_TO_PAY',
  });
});
