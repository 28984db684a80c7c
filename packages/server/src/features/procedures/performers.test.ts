import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { slipById } from '../orders/queries.ts';
import { procedureFactory } from './testProcedures.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await procedureFactory(site);
});
afterAll(() => site.close());

it('an operation was performed by its team, the main performer first, from its start; not by who pressed begin', async () => {
  const { slip } = await at.answered();
  const { ketQuas } = await at.read(slip);
  const { BatDau } = at.whole();
  expect(ketQuas[0]?.NguoiThucHien_Ids).toEqual([at.staff.surgeon, at.staff.nurse]);
  expect(ketQuas[0]?.ThoiGianThucHien?.getTime()).toBeLessThanOrEqual(BatDau.getTime());
  expect((await slipById(at.fresh(at.doctor), slip)).NguoiThucHien_Id).toBe(at.staff.surgeon);
});
