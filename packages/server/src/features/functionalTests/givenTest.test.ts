import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { changeSlipState } from '../orders/commands.ts';
import { createProgramme, moveProgrammes } from '../promotions/commands.ts';
import { programmeInput } from '../promotions/testPromotions.ts';
import { receptionById } from '../reception/queries.ts';
import { code } from '../reception/testReception.ts';
import { functionalTestFactory } from './testFunctionalTests.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

it('a test that is given is not begun before what was bought with it is paid: PROMOTION_PAY_FIRST', async () => {
  const accountant = at.fresh(await site.ctx('ketoan', { node: 'PTC' }));
  const id = await createProgramme(
    accountant,
    programmeInput({
      ...{ LoaiChuongTrinhKhuyenMai: 'MuaXTangY', ToanHoaDon: false, PhanTramKhuyenMai: null },
      DichVuDieuKiens: [{ DichVu_Id: await site.id('main.dm_dich_vu', 'HA-MRISONAO'), SoLuong: 1 }],
      DichVuKhuyenMais: [{ DichVu_Id: at.ids.abi, SoLuong: 1 }],
    }),
  );
  await moveProgrammes(accountant, [id], 'phatHanh');
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const begin = (slip: string) =>
    changeSlipState(at.fresh(at.technician), slip, 'batDau', { expected: 'SanSang' });
  const { slip, visit: TiepNhan_Id } = await at.ordered({ paid: false });
  expect(await code(begin(slip))).toBe('SERVICE_NOT_PAID');

  const { BenhNhan_Id } = await receptionById(at.fresh(cashier), TiepNhan_Id);
  const visit = { TiepNhan_Id, BenhNhan_Id };
  await charge(site, cashier, visit, [{ ma: 'HA-MRISONAO', donGia: '3000000' }]);
  const test = (await bill(cashier, visit)).dongs.find(({ Ma }) => Ma === 'TD-ABI');
  expect(test).toMatchObject({ ConLai: '0.00', DuocPhepThucHien: false });
  expect(await code(begin(slip))).toBe('PROMOTION_PAY_FIRST');
  await payAll(site, at.fresh(cashier), visit);
  expect((await begin(slip)).TrangThai).toBe('ChuaKetQua');
});
