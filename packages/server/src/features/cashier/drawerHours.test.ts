import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { cancelReceipt } from './cancel.ts';
import { drawerHours } from './drawerHours.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('tells what the cashier took by the hour and by form, without cancelled receipts, in one statement', async () => {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const pay = async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    return payAll(site, cashier, visit);
  };
  await pay();
  await cancelReceipt({ ...cashier, loaders: new Map() }, await pay(), 'Nhầm người');
  const fresh = await site.ctx('thungan1', { node: 'QT01' });
  const drawer = await drawerHours(fresh);
  expect(drawer.gios).toMatchObject([{ soBienLai: 1, SoTien: '45000.00' }]);
  expect(drawer).toMatchObject({ tienMat: '45000.00', chuyenKhoan: '0.00', hoan: '0.00', soThuThua: 0 });
  expect(await site.countQueries(() => drawerHours(fresh))).toBeLessThanOrEqual(2); // the own facility is read once
});

it('holds nothing of another cashier, and is not for those who do not collect', async () => {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const accountant = await site.ctx('ketoan');
  const other = await drawerHours({ ...cashier, user: accountant.user, loaders: new Map() });
  expect(other).toMatchObject({ tienMat: '0.00', gios: [] });
  const refused = await site.graphql('main', '{ nganKeoHomNay { hoan } }', {}, await site.token('tiepdon'));
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
