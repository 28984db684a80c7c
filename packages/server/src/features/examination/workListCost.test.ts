import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRow } from '../../../test/copies.ts';
import { costOf } from '../../../test/pagesRead.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { endKhamBenh } from './commands.ts';
import { type ExamFactory, examFactory } from './testExam.ts';
import { type Tab, workList } from './workList.ts';

let site: TestSite;
let make: ExamFactory;
/** An examination that is over. */
let over: { slip: string; session: string };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  for (let n = 0; n < 10; n++) await make.arrived();
  const { id, slip } = await make.examined();
  await endKhamBenh(make.doctor, id, { version: 2, HuongGiaiQuyet_Id: make.ids.end });
  over = { slip, session: id };
});
afterAll(() => site.close());

/** So many more examinations of the room are over today, one a minute. */
async function finish(count: number): Promise<void> {
  const { slip, session } = over;
  const mark = `'${count}-' || n`;
  const slips = await copyRow(site, 'main.dich_vu_yeu_cau', slip, count, {
    so_phieu_yeu_cau: mark,
    ngay_thuc_hien: `r.ngay_thuc_hien + n * interval '1 minute'`,
  });
  await copyRow(site, 'main.kham_benh', session, count, {
    ma_kham_benh: mark,
    dich_vu_yeu_cau_id: `('${JSON.stringify(slips)}'::jsonb ->> (n - 1))::uuid`,
  });
  await site.database.db.execute(sql`analyze main.dich_vu_yeu_cau, main.kham_benh`);
}
const cost = (tab: Tab) => costOf(make.doctor, (ctx) => workList(ctx, { idRoom: make.ids.room, tab }));

it('costs no more after a day of two thousand examinations than after ten', async () => {
  await finish(10);
  const before = await cost('ChoKham');
  await finish(2000);
  const after = await cost('ChoKham');
  expect(after.pages).toBeLessThan(before.pages + 100); // each of the finished that is read is 3 or more
  const list = await workList(make.doctor, { idRoom: make.ids.room, tab: 'ChoKham' });
  expect(list.DaKham).toBeGreaterThanOrEqual(2011);
  expect(list.dongs.length).toBe(list.ChoKham);
});

it('gives the finished by pages, those that were examined last first', async () => {
  const read = async (limit?: number) =>
    (await workList(make.doctor, { idRoom: make.ids.room, tab: 'DaKham', limit })).dongs;
  const first = await read();
  expect(first.length).toBe(50);
  expect(first[0]?.SoPhieuYeuCau).toBe('2000-2000');
  expect((await read(120)).slice(0, 50)).toEqual(first);
  expect((await cost('DaKham')).pages).toBeLessThan(3000);
  await expect(read(501)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('counts in every tab only those who are searched for', async () => {
  const counts = async (keyword: string) => {
    const { ChoKham, DangKham, DaKham, KhongDen } = await workList(make.doctor, {
      idRoom: make.ids.room,
      tab: 'ChoKham',
      keyword,
    });
    return { ChoKham, DangKham, DaKham, KhongDen };
  };
  expect(await counts('nobody of this name')).toEqual({ ChoKham: 0, DangKham: 0, DaKham: 0, KhongDen: 0 });
  expect((await counts('')).DaKham).toBeGreaterThan(0);
});
