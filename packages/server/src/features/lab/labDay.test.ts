import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { markAbsent } from '../orders/absence.ts';
import { danhDauDaXem } from '../orders/viewed.ts';
import { code } from '../reception/testReception.ts';
import { labDay } from './labDay.ts';
import { labFactory } from './testLab.ts';
import { labList } from './workList.ts';

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

it('agrees with the laboratory’s own list: what earlier days ordered, what has no time of a sample, who did not come', async () => {
  const { lab, ids } = at;
  const { slip: old } = await at.returned('5');
  const { slip: bare } = await at.returned('5');
  const absent = await at.ordered();
  await markAbsent(lab, absent.slip, true);
  await site.database.pool.query(
    `update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '1 day', ngay_lay_mau = ngay_lay_mau - interval '1 day' where id = $1`,
    [old],
  );
  await site.database.pool.query('update main.dich_vu_yeu_cau set ngay_lay_mau = null where id = $1', [bare]);
  at.forget();
  const list = await labList(lab, { idRoom: ids.lab, tab: 'ChoLayMau' });
  expect(list.KhongDen).toBe(1);
  const day = await labDay(lab, ids.lab);
  expect(day.gios.reduce((total, { soPhieu }) => total + soPhieu, 0)).toBe(list.DaTra);
  const { rows } = await site.database.pool.query<{ tests: number }>(
    `select count(*)::int as tests from main.dich_vu_yeu_cau_chi_tiet where dich_vu_yeu_cau_id = any($1)`,
    [
      (
        await Promise.all(
          (['ChoLayMau', 'DangLam'] as const).map((tab) => labList(lab, { idRoom: ids.lab, tab })),
        )
      ).flatMap(({ dongs }) => dongs.map((line) => line.DichVuYeuCau_Id)),
    ],
  );
  expect(day.nhoms.reduce((total, { soXetNghiem }) => total + soXetNghiem, 0)).toBe(rows[0]?.tests);
});

it('is not told of a laboratory of another facility', async () => {
  const clinic = await site.ctx('dieuduongpk', { node: 'PKSTN' });
  expect(await code(labDay(clinic, at.ids.lab))).toBe('RECORD_NOT_IN_CARE');
});
