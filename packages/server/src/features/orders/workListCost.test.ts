import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayBefore } from '../../../seeds/demo/random.ts';
import { copyRow } from '../../../test/copies.ts';
import { costOf } from '../../../test/pagesRead.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { labFactory } from '../lab/testLab.ts';
import { labList, type Tab } from '../lab/workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let returned: string;

beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  for (let n = 0; n < 10; n++) returned = (await at.ordered()).slip;
});
afterAll(() => site.close());

/** So many more slips have their results, ordered so many days ago and returned today, one a minute. */
async function finish(count: number, daysAgo: number): Promise<void> {
  const slips = await copyRow(site, 'main.dich_vu_yeu_cau', returned, count, {
    so_phieu_yeu_cau: `'${count}-${daysAgo}-' || n`,
    trang_thai: `'DaXemKetQua'`,
    ngay_yeu_cau: `r.ngay_yeu_cau - interval '${daysAgo} days'`,
    ngay_ket_qua: `r.ngay_yeu_cau + n * interval '1 minute'`,
  });
  expect(slips.length).toBe(count);
  await site.database.db.execute(sql`analyze main.dich_vu_yeu_cau`);
}
const read = (ctx: Ctx, tab: Tab, limit?: number) => labList(ctx, { idRoom: at.ids.lab, tab, limit });
const cost = (tab: Tab) => costOf(at.lab, (ctx) => read(ctx, tab));

it('costs no more after a day of two thousand results than after ten', async () => {
  await finish(10, 0);
  const before = await cost('ChoLayMau');
  await finish(2000, 0);
  await finish(300, 2);
  const after = await cost('ChoLayMau');
  expect(after.pages).toBeLessThan(before.pages + 100); // each of the finished that is read is 3 or more
  const list = await read(at.lab, 'ChoLayMau');
  expect(list.DaTra).toBe(2310);
  expect(list.dongs.length).toBe(list.ChoLayMau);
});

it('gives the returned by pages, the newest first', async () => {
  const first = (await read(at.lab, 'DaTra')).dongs;
  expect(first.length).toBe(50);
  expect(first[0]?.SoPhieuYeuCau).toBe('2000-0-2000');
  expect((await read(at.lab, 'DaTra', 120)).dongs.slice(0, 50)).toEqual(first);
  await expect(read(at.lab, 'DaTra', 501)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('counts what was ordered on earlier days and returned today, and with a range what was ordered in it', async () => {
  const earlier = dayBefore(today(at.lab), 2);
  const list = await labList(at.lab, {
    idRoom: at.ids.lab,
    tab: 'DaTra',
    startDate: earlier,
    endDate: earlier,
    limit: 500,
  });
  expect([list.DaTra, list.dongs.length]).toEqual([300, 300]);
});

it('counts in every tab only what is searched for', async () => {
  const { dongs, ...counts } = await labList(at.lab, {
    idRoom: at.ids.lab,
    tab: 'ChoLayMau',
    keyword: 'nobody of this name',
  });
  expect(dongs).toEqual([]);
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  const one = await labList(at.lab, { idRoom: at.ids.lab, tab: 'DaTra', keyword: '2000-0-7' });
  expect([one.ChoLayMau, one.DaTra]).toEqual([0, 1]);
});
