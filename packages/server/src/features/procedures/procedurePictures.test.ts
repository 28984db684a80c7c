import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { takeBackResult } from '../readings/commands.ts';
import { returnProcedure, saveProcedure } from './commands.ts';
import { presentTuongTrinh, tuongTrinhForm } from './print/tuongTrinhForm.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { done, procedureFactory } from './testProcedures.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await procedureFactory(site);
});
afterAll(() => site.close());

it('pictures say whether they are from before or after, on paper too, and keep it with the version', async () => {
  const { slip } = await at.begun();
  const [before, after, neither] = [await at.image(), await at.image(), await at.image()];
  const write = async (hinhAnhs: object[]) =>
    saveProcedure(at.fresh(at.technician), slip, await at.content(slip, at.whole(), { ...done, hinhAnhs }));
  const sidesOf = async () =>
    (await at.read(slip)).ketQuas[0]?.hinhAnhs.map(({ Tep_Id, Phia }) => [Tep_Id, Phia]);
  await write([{ Tep_Id: neither }, { Tep_Id: after, Phia: 'Sau' }, { Tep_Id: before, Phia: 'Truoc' }]);
  // what is left out stays
  await write([{ Tep_Id: after, Phia: 'Sau' }, { Tep_Id: before }, { Tep_Id: neither, Phia: null }]);
  const kept = [
    [after, 'Sau'],
    [before, 'Truoc'],
    [neither, null],
  ];
  expect(await sidesOf()).toEqual(kept);

  await returnProcedure(at.fresh(at.doctor), slip, { oldState: 'ChuaKetQua', luu: null });
  const [line] = presentTuongTrinh(await tuongTrinhForm.data(at.fresh(at.doctor), slip), 'en').KetQuas;
  expect(line?.Phias.map(({ Ten, HinhAnhs }) => [Ten, HinhAnhs.length])).toEqual([
    ['Before', 1],
    ['After', 1],
  ]);
  expect(line?.HinhAnhs).toHaveLength(1);

  await takeBackResult(at.fresh(at.doctor), reading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm phía' });
  expect(await sidesOf()).toEqual(kept);
});
