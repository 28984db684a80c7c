import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { changeSlipState } from '../orders/commands.ts';
import { returnResult, saveResult } from '../readings/commands.ts';
import { input } from '../readings/testReading.ts';
import { code } from '../reception/testReception.ts';
import type { KeptCulture } from './content.ts';
import { microbiologyReading as reading } from './microbiologyReading.ts';
import { microbiologyFactory } from './testMicrobiology.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof microbiologyFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await microbiologyFactory(site);
});
afterAll(() => site.close());

const technician = () => at.fresh(at.technician);
const doctor = () => at.fresh(at.doctor);
const give = (slip: string, LaSoBo: boolean) =>
  returnResult(doctor(), reading, slip, { oldState: 'ChuaKetQua', LaSoBo });

it('a proposal is asked of the breakpoints again when the culture is given out, and what changed is seen first', async () => {
  const { slip } = await at.ordered();
  await changeSlipState(technician(), slip, 'batDau', { expected: 'SanSang' });
  const content = { noiDung: at.grown, KetLuan: 'E. coli.' };
  await saveResult(technician(), reading, slip, input(await at.read(slip), content));
  const rowOf = async () =>
    ((await at.read(slip)).ketQuas[0]?.noiDung as KeptCulture | null)?.viKhuans[0]?.khangSinhs.find(
      (row) => row.KhangSinh_Id === at.meropenem,
    );
  expect(await rowOf()).toMatchObject({ DeXuat: 'S', KetQua: 'S' });
  const limits = (s: number, r: number) =>
    site.database.db.execute(
      sql`update main.diem_gay_khang_sinh set muc_s = ${s}, muc_r = ${r} where khang_sinh_id = ${at.meropenem} and phuong_phap = 'MIC'`,
    );
  await limits(0.001, 0.002);
  try {
    const refused = await give(slip, false).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'RESULT_JUDGED_ANEW',
      details: { values: expect.stringMatching(/≤0,25: S → –$/) },
    });
    expect(await code(give(slip, true))).toBe('RESULT_JUDGED_ANEW');
    const { details } = refused as { details: { values: string } };
    await returnResult(doctor(), reading, slip, { oldState: 'ChuaKetQua', DanhGiaDaXem: details.values });
    expect(await rowOf()).toMatchObject({ DeXuat: null, KetQua: 'S', CanCu: null });
  } finally {
    await limits(2, 8);
  }
});
