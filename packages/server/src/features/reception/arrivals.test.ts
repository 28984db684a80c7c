import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { arrivalsByHour } from './arrivals.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.database.db.execute(sql`update main.tiep_nhan set ngay = '2020-01-01'`);
});
afterAll(() => site.close());

/** A visit of an hour in Vietnam. */
async function visitAt(ngay: string, hour: string, state = 'DaTiepNhan'): Promise<void> {
  const { TiepNhan_Id } = await aVisit(site);
  const desk = await site.id('auth.node', 'TN01');
  await site.database.db.execute(sql`
    update main.tiep_nhan set ngay = ${ngay}, ngay_tiep_nhan = ${`${ngay}T${hour}:15:00+07:00`}, trang_thai = ${state},
      noi_tiep_nhan_id = ${desk} where id = ${TiepNhan_Id}`);
}

it('counts a day by the hour in Vietnam, beside the mean of the same weekday before, in one statement', async () => {
  await visitAt('2026-03-16', '00'); // still the 15th in Greenwich
  await visitAt('2026-03-16', '07');
  await visitAt('2026-03-16', '07', 'DaHuy');
  await visitAt('2026-03-09', '07');
  await visitAt('2026-03-09', '07');
  await visitAt('2026-03-02', '07');
  await visitAt('2026-03-15', '07'); // another weekday
  const ctx = await site.ctx('tiepdon', { node: 'TN01', now: new Date('2026-03-16T03:00:00Z') });
  const hours = await arrivalsByHour(ctx);
  expect(hours).toHaveLength(24);
  expect(hours[0]).toEqual({ gio: 0, soLuot: 1, thuongLe: 0 });
  expect(hours[7]).toEqual({ gio: 7, soLuot: 1, thuongLe: 1.5 });
  expect(hours.reduce((sum, { soLuot }) => sum + soLuot, 0)).toBe(2);
  const fresh = await site.ctx('tiepdon', { node: 'TN01', now: new Date('2026-03-16T03:00:00Z') });
  expect(await site.countQueries(() => arrivalsByHour(fresh, '2026-03-16'))).toBeLessThanOrEqual(2);
});

it('leaves out the visits of another facility', async () => {
  const ctx = await site.ctx('dieuduongpk', { node: 'PKSTN', now: new Date('2026-03-16T03:00:00Z') });
  expect((await arrivalsByHour(ctx)).every(({ soLuot, thuongLe }) => soLuot === 0 && thuongLe === 0)).toBe(
    true,
  );
});
