import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { cancelReceipt } from './cancel.ts';
import { dayFigures } from './dayFigures.ts';
import { refund } from './refund.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('tells what came in by form of payment, what went back and what was cancelled, in one statement beside that of the places', async () => {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const pay = async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    return { visit, receipt: await payAll(site, cashier, visit) };
  };
  await pay();
  const { visit } = await pay();
  const { receipt } = await pay();
  await cancelReceipt({ ...cashier, loaders: new Map() }, receipt, 'Nhầm người');
  const [line] = (await bill(cashier, visit)).dongs;
  await refund(
    { ...cashier, loaders: new Map() },
    {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: line?._id ?? '', SoTien: '45000' }],
      thanhToans: [await cash(site, '45000.00')],
      LyDo: 'Không làm',
    },
  );
  const accountant = await site.ctx('ketoan');
  // what the clinic took is not the hospital's
  const other = await site.ctx('thungan2', { node: 'PKSQT' });
  const there = await aVisit(site);
  await charge(site, other, there, [{ ma: 'KB-NOI', donGia: '45000' }]);
  await payAll(site, other, there);
  expect(await dayFigures(accountant)).toMatchObject({
    soBienLai: 3,
    soHuy: 1,
    tienMat: '90000.00',
    chuyenKhoan: '0.00',
    soHoan: 1,
    hoan: '45000.00',
    soQuyenSapHet: 0,
  });
  expect(await site.countQueries(() => dayFigures(accountant))).toBe(2);
  await accountant.db.execute(sql`update main.quyen_bien_lai set current_number = max_number - 50 where id =
    (select id from main.quyen_bien_lai where hieu_luc and not tam_ngung and trang_thai = 'DangSuDung' limit 1)`);
  expect((await dayFigures(accountant)).soQuyenSapHet).toBe(1);
});

it('is not for those who only collect', async () => {
  const query = '{ soLieuThuNgay { soBienLai tienMat hoan } }';
  const cashier = await site.graphql('main', query, {}, await site.token('thungan1'));
  expect(cashier.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const accountant = await site.graphql('main', query, {}, await site.token('ketoan'));
  expect(accountant.errors).toBeUndefined();
});
