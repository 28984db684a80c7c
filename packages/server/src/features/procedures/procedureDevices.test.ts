import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { changeSlipState } from '../orders/commands.ts';
import { code } from '../reception/testReception.ts';
import { lockReports, returnProcedure, saveProcedure } from './commands.ts';
import { done, procedureFactory } from './testProcedures.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await procedureFactory(site);
});
afterAll(() => site.close());

const nurse = () => at.fresh(at.technician);
const begin = (slip: string) => changeSlipState(nurse(), slip, 'batDau', { expected: 'SanSang' });

describe('a device', () => {
  const limit = (day: number | null, use: number | null) =>
    site.database.db.execute(
      sql`update main.thiet_bi set toi_da_ngay = ${day}, toi_da_lan = ${use} where ma_thiet_bi = 'TB08'`,
    );

  it('is used no more often a day than it may be: the next slip is not begun', async () => {
    const device = await site.id('main.thiet_bi', 'TB08');
    const { slip } = await at.begun();
    const next = await at.ordered();
    const content = await at.content(slip, null, { ...done, ThietBi_Id: device });
    await saveProcedure(nurse(), slip, content);
    await limit(1, null);
    try {
      await expect(begin(next.slip)).rejects.toMatchObject({
        code: 'DEVICE_DAY_FULL',
        details: { name: 'Dao mổ điện cao tần', max: 1 },
      });
      // the slip that uses it goes on
      await at.save(slip, at.whole());
    } finally {
      await limit(20, 2);
    }
  });

  it('takes no more at once than it may', async () => {
    const { slip } = await at.ordered();
    await limit(null, 0);
    try {
      expect(await code(begin(slip))).toBe('DEVICE_USE_FULL');
    } finally {
      await limit(20, 2);
    }
  });

  it('is named before a report is locked where the room has several, as before it is returned', async () => {
    const { slip } = await at.reported();
    await site.database.db.execute(sql`
      insert into main.thiet_bi (id, ma_thiet_bi, ten_thiet_bi, dich_vu_ids, phong_ban_id)
      select gen_random_uuid(), 'TB98', 'Dao mổ thứ hai', dich_vu_ids, phong_ban_id from main.thiet_bi where ma_thiet_bi = 'TB08'`);
    try {
      await expect(lockReports(nurse(), [slip])).rejects.toMatchObject({
        code: 'BAD_INPUT',
        details: { issues: [{ path: 'ketQuas.0.ThietBi_Id', code: 'REQUIRED' }] },
      });
      const give = () => returnProcedure(at.fresh(at.doctor), slip, { oldState: 'ChuaKetQua', luu: null });
      expect(await code(give())).toBe('RESULT_NOT_PERFORMED');
      const device = await site.id('main.thiet_bi', 'TB08');
      await saveProcedure(nurse(), slip, await at.content(slip, null, { ThietBi_Id: device }));
      await lockReports(nurse(), [slip]);
      await give();
    } finally {
      await site.database.db.execute(
        sql`update main.thiet_bi set tam_ngung = true where ma_thiet_bi = 'TB98'`,
      );
    }
  });
});
