import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVisit, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { balanceOfPatient } from './balance.ts';

let site: TestSite;
let cashier: Ctx;
let visit: Visit;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000' }]);
});
afterAll(() => site.close());

test('what a patient owes stands by visit, and nothing once it is paid', async () => {
  const { BenhNhan_Id, TiepNhan_Id } = visit;
  expect(await balanceOfPatient(cashier, BenhNhan_Id)).toMatchObject({
    ConLai: '50000.00',
    TamUngCon: '0.00',
    luots: [{ TiepNhan_Id, ConLai: '50000.00', DaThu: '0.00' }],
  });
  await payAll(site, { ...cashier, loaders: new Map() }, visit);
  expect(await balanceOfPatient(cashier, BenhNhan_Id)).toMatchObject({
    ConLai: '0.00',
    luots: [{ ConLai: '0.00', DaThu: '50000.00' }],
  });
});

test('it is one statement beside the log of the reading', async () => {
  expect(await site.countQueries(() => balanceOfPatient(cashier, visit.BenhNhan_Id))).toBe(2);
});

test('visits of another facility are left out for whom nothing connects with the patient', async () => {
  const nurse = await site.ctx('dieuduongpk', { node: 'PKS01' });
  expect(await balanceOfPatient(nurse, visit.BenhNhan_Id)).toMatchObject({ ConLai: '0.00', luots: [] });
});
