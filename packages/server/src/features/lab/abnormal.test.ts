import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { examFactory } from '../examination/testExam.ts';
import { workList } from '../examination/workList.ts';
import { abnormalOf } from '../orders/abnormal.ts';
import { slipById } from '../orders/queries.ts';
import { danhDauDaXem } from '../orders/viewed.ts';
import { labFactory } from './testLab.ts';

let site: TestSite;
let lab: Awaited<ReturnType<typeof labFactory>>;
let exam: Awaited<ReturnType<typeof examFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  lab = await labFactory(site);
  exam = await examFactory(site);
});
afterAll(() => site.close());

/** A session with a returned glucose value. */
async function sessionWith(value: string) {
  const { id, visit, patient } = await exam.examined();
  const { slip } = await lab.returned(value, { of: { visit, BenhNhan_Id: patient } });
  await site.database.pool.query('update main.dich_vu_yeu_cau set kham_benh_id = $1 where id = $2', [
    id,
    slip,
  ]);
  const row = async () => {
    const { dongs } = await workList(exam.doctor, { idRoom: exam.ids.room, tab: 'DangKham' });
    return dongs.find((one) => one.KhamBenh_Id === id);
  };
  return { slip, row };
}

it.each([
  ['5.4', { cao: 0, thap: 0, nguyHiem: 0 }],
  ['9', { cao: 1, thap: 0, nguyHiem: 0 }],
  ['30', { cao: 1, thap: 0, nguyHiem: 1 }],
  ['3', { cao: 0, thap: 1, nguyHiem: 0 }],
])('a new value of %s stands in the list of the room and on its slip as %o', async (value, counts) => {
  const { slip, row } = await sessionWith(value);
  expect(await row()).toMatchObject({ soKetQuaMoi: 1, ketQuaBatThuong: counts });
  exam.doctor.loaders.clear();
  expect(await abnormalOf(exam.doctor, await slipById(exam.doctor, slip))).toEqual(counts);
});

it('a viewed result is no longer told in the list, and a slip without one says nothing', async () => {
  const { slip, row } = await sessionWith('30');
  await danhDauDaXem(exam.doctor, [slip]);
  expect(await row()).toMatchObject({ soKetQuaMoi: 0, ketQuaBatThuong: null });
  const { slip: open } = await lab.sampled();
  expect(await abnormalOf(exam.doctor, await slipById(exam.doctor, open))).toBeNull();
});

it('the slips of a visit are judged in one statement', async () => {
  const slips = await Promise.all(
    [await lab.returned('5.4'), await lab.returned('30')].map(({ slip }) => slipById(exam.doctor, slip)),
  );
  exam.doctor.loaders.clear();
  const read = () => Promise.all(slips.map((slip) => abnormalOf(exam.doctor, slip)));
  expect(await site.countQueries(read)).toBe(1);
});
