import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { danhDauDaXem } from '../orders/viewed.ts';
import { code } from '../reception/testReception.ts';
import { labDay } from './labDay.ts';
import { labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
});
afterAll(() => site.close());

it('tells the turnaround, waiting tests by group and abnormal results not viewed, in one statement', async () => {
  const { lab, ids } = at;
  expect(await labDay(lab, ids.lab, '2020-01-01')).toEqual({
    gios: [],
    nhoms: [],
    trungBinhPhut: null,
    soBatThuongChuaXem: 0,
    soNguyHiemChuaXem: 0,
  });
  await at.ordered();
  const { slip } = await at.returned('30'); // far above what a glucose may be
  const day = await labDay(lab, ids.lab);
  expect(day.gios.reduce((sum, { soPhieu }) => sum + soPhieu, 0)).toBe(1);
  expect(day.nhoms.reduce((sum, { soXetNghiem }) => sum + soXetNghiem, 0)).toBe(1);
  expect(day).toMatchObject({ trungBinhPhut: 0, soBatThuongChuaXem: 1, soNguyHiemChuaXem: 1 });
  expect(await site.countQueries(() => labDay(lab, ids.lab))).toBe(1);
  at.forget();
  await danhDauDaXem(at.doctor, [slip]);
  expect(await labDay(lab, ids.lab)).toMatchObject({ soBatThuongChuaXem: 0, soNguyHiemChuaXem: 0 });
});

it('is not told of a laboratory of another facility', async () => {
  const clinic = await site.ctx('dieuduongpk', { node: 'PKSTN' });
  expect(await code(labDay(clinic, at.ids.lab))).toBe('RECORD_NOT_IN_CARE');
});
