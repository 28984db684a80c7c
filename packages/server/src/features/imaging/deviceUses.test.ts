import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { changeSlipState } from '../orders/commands.ts';
import { code } from '../reception/testReception.ts';
import { imagingFactory } from './testImaging.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
});
afterAll(() => site.close());
afterEach(() => limit(80));

const limit = (day: number) =>
  site.database.db.execute(sql`update main.thiet_bi set toi_da_ngay = ${day} where ma_thiet_bi = 'TB04'`);
const move = (slip: string, action: 'batDau' | 'huyBatDau') =>
  changeSlipState(at.fresh(at.technician), slip, action, {
    expected: action === 'batDau' ? 'SanSang' : 'ChuaKetQua',
  });

it('is taken with the begin where the room has one that does the service, and free again when that is undone', async () => {
  const first = await at.ordered();
  const second = await at.ordered();
  await limit(1);
  await move(first.slip, 'batDau');
  expect((await at.read(first.slip)).ketQuas[0]?.ThietBi_Id).toBe(await site.id('main.thiet_bi', 'TB04'));
  expect(await code(move(second.slip, 'batDau'))).toBe('DEVICE_DAY_FULL');
  await move(first.slip, 'huyBatDau');
  await move(second.slip, 'batDau');
  expect(await code(move(first.slip, 'batDau'))).toBe('DEVICE_DAY_FULL');
});

it('counts on the day on which it was used', async () => {
  const { slip } = await at.begun();
  await site.database.db.execute(sql`
    update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '1 day', ngay_thuc_hien = ngay_thuc_hien - interval '1 day'
    where noi_thuc_hien_id = ${at.room}`);
  await limit(1);
  const next = await at.ordered();
  await move(next.slip, 'batDau');
  expect(await at.stateOf(slip)).toBe('ChuaKetQua');
});
