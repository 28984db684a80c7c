import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, charge, payAll, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { cataloguePlan } from '../../engine/catalogue/imports/plan.ts';
import { checkedFile, workbookOf } from '../../engine/catalogue/imports/testImport.ts';
import { DomainError } from '../../engine/errors.ts';
import { projectFolder } from '../../engine/folders.ts';
import { bookRangeIssues } from './bookRanges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Book = { code: string; symbol: string; from: number; to: number; used?: number; kind?: string };

const insert = ({ code, symbol, from, to, used = 0, kind = 'ThuTien' }: Book) =>
  site.database.db.execute(sql`
    insert into main.quyen_bien_lai (id, ma_quyen_bien_lai, ten_quyen_bien_lai, ky_hieu, loai, min_number, max_number, current_number, hieu_luc, search_key)
    values (gen_random_uuid(), ${code}, ${code}, ${symbol}, ${kind}, ${from}, ${to}, ${used}, true, ${code})`);

async function create({ code, symbol, from, to, kind = 'ThuTien' }: Book): Promise<string[]> {
  const def = catalogueByName('QuyenBienLai');
  if (!def) throw new Error('there are no receipt books');
  const ctx = await site.ctx('ketoan');
  const input = {
    MaQuyenBienLai: code,
    TenQuyenBienLai: code,
    KyHieu: symbol,
    Loai: kind,
    Min_Number: from,
    Max_Number: to,
  };
  return createEntry(ctx, def, input, bookRangeIssues).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      const issues = error.details['issues'] as Array<{ path: string; code: string }>; // of BAD_INPUT
      return issues.map((issue) => `${issue.path} ${issue.code}`);
    },
  );
}

it('refuses numbers that another book of the symbol and kind has, by the form', async () => {
  const taken = ['Min_Number BOOK_NUMBERS_TAKEN'];
  expect(await create({ code: 'A1', symbol: 'A/26T', from: 1, to: 50 })).toEqual([]);
  expect(await create({ code: 'A2', symbol: 'a/26t', from: 50, to: 60 })).toEqual(taken);
  expect(await create({ code: 'A2', symbol: 'A/26T', from: 51, to: 60 })).toEqual([]);
  expect(await create({ code: 'A3', symbol: 'A/26T', from: 1, to: 50, kind: 'TamUng' })).toEqual([]);
  expect(await create({ code: 'A4', symbol: 'A/26T', from: 70, to: 69 })).toEqual([
    'Max_Number BOOK_NUMBERS_TURNED',
  ]);
  // a removed book has the numbers that it used
  await site.database.db.execute(
    sql`update main.quyen_bien_lai set trang_thai = 'DaHuy', current_number = 20 where ma_quyen_bien_lai = 'A1'`,
  );
  expect(await create({ code: 'A5', symbol: 'A/26T', from: 20, to: 30 })).toEqual(taken);
  expect(await create({ code: 'A5', symbol: 'A/26T', from: 21, to: 30 })).toEqual([]);
});

it('refuses them line by line by an import, also those that an earlier line of the file has', async () => {
  await insert({ code: 'D1', symbol: 'D/26T', from: 1, to: 100 });
  const def = catalogueByName('QuyenBienLai');
  if (!def) throw new Error('there are no receipt books');
  const head = ['Mã quyển', 'Tên quyển', 'Ký hiệu', 'Loại biên lai', 'Từ số', 'Đến số'];
  const line = (code: string, from: number, to: number) => [code, code, 'd/26t', 'Thu tiền', from, to];
  const file = await workbookOf([head, line('D2', 90, 120), line('D3', 101, 200), line('D4', 200, 300)]);
  const { issues, report } = await checkedFile(await site.ctx('quantri'), cataloguePlan(def), file);
  expect(issues.map(({ row, key, code }) => [row, key, code])).toEqual([
    [2, 'Min_Number', 'BOOK_NUMBERS_TAKEN'],
    [4, 'Min_Number', 'BOOK_NUMBERS_TAKEN'],
  ]);
  expect(report.parts).toMatchObject([{ Moi: 1, Loi: 2 }]);
});

it('never gives the numbers of receipts again, whatever a removed book says that it used', async () => {
  await insert({ code: 'E1', symbol: 'E/26T', from: 1, to: 50, used: 30 });
  const visit = await aVisit(site);
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  const receipt = await payAll(site, cashier, visit);
  await site.database.db.execute(sql`
    update main.bien_lai set so_bien_lai = 30, quyen_bien_lai_id = (select id from main.quyen_bien_lai where ma_quyen_bien_lai = 'E1')
    where id = ${receipt}`);
  const [book] = (
    await site.database.pool.query('select * from main.quyen_bien_lai where ma_quyen_bien_lai = $1', ['E1'])
  ).rows;
  const entry = { Loai: 'ThuTien', KyHieu: 'E/26T', Min_Number: 1, Max_Number: 50 };
  const back = bookRangeIssues(site.database, { ...entry, Current_Number: 5 }, { _id: book.id });
  expect(await back).toMatchObject([{ path: 'Current_Number', code: 'TOO_SMALL', details: { min: 30 } }]);
  await site.database.db.execute(
    sql`update main.quyen_bien_lai set trang_thai = 'DaHuy', current_number = 0 where ma_quyen_bien_lai = 'E1'`,
  );
  const taken = ['Min_Number BOOK_NUMBERS_TAKEN'];
  expect(await create({ code: 'E2', symbol: 'E/26T', from: 30, to: 60 })).toEqual(taken);
  expect(await create({ code: 'E2', symbol: 'E/26T', from: 31, to: 60 })).toEqual([]);
});

it('refuses them by the database, whoever writes', async () => {
  await insert({ code: 'B1', symbol: 'B/26T', from: 1, to: 100 });
  await expect(insert({ code: 'B2', symbol: 'B/26T', from: 100, to: 200 })).rejects.toMatchObject({
    cause: { code: '23P01', constraint: 'quyen_bien_lai_numbers' },
  });
});

it('upgrades a site with books that overlap: the one that was made last goes on, the others are suspended', async () => {
  await site.database.db.execute(sql`alter table main.quyen_bien_lai drop constraint quyen_bien_lai_numbers`);
  for (const code of ['C1', 'C2']) await insert({ code, symbol: 'C/26T', from: 1, to: 100 });
  await site.database.db.execute(
    sql`update main.quyen_bien_lai set ngay_tao = now() - interval '1 day' where ma_quyen_bien_lai = 'C1'`,
  );
  const file = path.join(projectFolder, 'packages/server/migrations/0018_book_ranges.sql');
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await site.database.db.execute(sql.raw(statement));
  const open = sql`select array_agg(ma_quyen_bien_lai || ' ' || tam_ngung order by ma_quyen_bien_lai) as value
    from main.quyen_bien_lai where ky_hieu = 'C/26T'`;
  expect(await value(site, open)).toEqual(['C1 true', 'C2 false']);
});
