import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { createEntry, updateEntry } from './commands.ts';
import { cataloguePlan } from './imports/plan.ts';
import { checkedFile, workbookOf, written } from './imports/testImport.ts';
import { defOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const jobs = defOf('NgheNghiep');
const reasons = defOf('LyDo');

async function defaults(): Promise<string[]> {
  const { rows } = await site.database.db.execute<{ ma: string }>(
    sql`select ma_nghe_nghiep as ma from main.nghe_nghiep where mac_dinh and trang_thai = 'DangSuDung' order by 1`,
  );
  return rows.map(({ ma }) => ma);
}

const job = (MaNgheNghiep: string) => ({ MaNgheNghiep, TenNgheNghiep: MaNgheNghiep, MacDinh: true });

it('is one: a new default takes the mark from the one before, which says so in its history', async () => {
  const first = await createEntry(ctx, jobs, job('MD-1'));
  await createEntry(ctx, jobs, job('MD-2'));
  expect(await defaults()).toEqual(['MD-2']);
  const { rows } = await site.database.db.execute<{ at: boolean }>(
    sql`select (after ->> 'MacDinh')::bool as at from main.audit where entity_id = ${String(first['_id'])} order by at, id desc limit 1`,
  );
  expect(rows).toHaveLength(1);
  const now = await updateEntry(ctx, jobs, String(first['_id']), { MacDinh: true });
  expect(now['MacDinh']).toBe(true);
  expect(await defaults()).toEqual(['MD-1']);
});

it('is one of each kind where a catalogue has kinds', async () => {
  const { rows: before } = await site.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from main.ly_do where mac_dinh and loai_ly_do <> 'MienGiam'`,
  );
  const reason = { MaLyDo: 'MD-LD', TenLyDo: 'Khác', LoaiLyDo: 'MienGiam', MacDinh: true };
  await createEntry(ctx, reasons, reason);
  const { rows } = await site.database.db.execute<{ kind: string; ma: string }>(
    sql`select loai_ly_do as kind, ma_ly_do as ma from main.ly_do where mac_dinh and trang_thai = 'DangSuDung'`,
  );
  expect(rows.filter(({ kind }) => kind === 'MienGiam')).toEqual([{ kind: 'MienGiam', ma: 'MD-LD' }]);
  expect(rows.length - 1).toBe(before[0]?.n);
});

it('is one under two who save at once', async () => {
  await Promise.all([createEntry(ctx, jobs, job('MD-3')), createEntry(ctx, jobs, job('MD-4'))]);
  expect(await defaults()).toHaveLength(1);
});

it('is one after an import, and a file that has two of them is told so', async () => {
  const plan = cataloguePlan(jobs);
  const head = ['MaNgheNghiep', 'TenNgheNghiep', 'MacDinh'];
  const two = await checkedFile(ctx, plan, await workbookOf([head, ['MD-5', 'a', 'x'], ['MD-6', 'b', 'x']]));
  expect(two.issues.map(({ row, key, code }) => [row, key, code])).toEqual([[3, 'MacDinh', 'DEFAULT_TWICE']]);
  const one = await checkedFile(ctx, plan, await workbookOf([head, ['MD-5', 'a', 'x'], ['MD-6', 'b', '']]));
  expect(await written(ctx, plan, one.row)).toMatchObject({ TrangThai: 'DaGhi' });
  expect(await defaults()).toEqual(['MD-5']);
});
