import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { costOf } from '../../../test/pagesRead.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { searchPatients } from './search.ts';

let site: TestSite;
let ctx: Ctx;

beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
  await site.database.db.execute(sql`analyze`); // the tables of PostgreSQL too, of which the search reads how common a word is
  await add(30_000, "(array['tran','le','pham','vo','bui'])[1 + n % 5] || ' thi ' || 'ten' || n % 300");
  await site.database.db.execute(sql`vacuum analyze main.benh_nhan`);
  await add(5000, "'to thi ' || 'moi' || n % 300"); // a list of patients was imported, and nothing was vacuumed since
});
afterAll(() => site.close());

/** Patients by their names, an expression of `n`. */
async function add(count: number, name: string): Promise<void> {
  await site.database.pool.query(
    `
    insert into main.benh_nhan (id, ma_y_te, ten_benh_nhan, ten_khong_dau, nam_sinh, ngay_sinh, so_dien_thoai, gioi_tinh)
    select id, 'X' || id, name, name, extract(year from born), born, '09' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'FEMALE'
    from (select uuidv7() as id, ${name} as name, n, date '1930-01-01' + n % 30000 as born from generate_series(1, $1::int) n) new`,
    [count],
  );
}

const search = (text: string) => costOf(ctx, (asked) => searchPatients(asked, text, { limit: 20 }));

it('reads little more than the imported list for a family name that it does not hold', async () => {
  for (const text of ['tran', 'bu', 'tra thi']) {
    const { rows } = await search(text);
    expect(rows, text).toBeGreaterThan(5000);
    expect(rows, text).toBeLessThan(7000);
  }
});

it('reads no list of names that wait for the index', async () => {
  const found = await searchPatients(ctx, 'tran thi ten5', { limit: 20 });
  expect(found.length).toBe(20);
  expect((await search('khuat thi tien')).pages).toBeLessThan(80);
});

it('reads no more rows than there are for a rare word', async () => {
  const { rows } = await search('ten77');
  expect(rows).toBeLessThan(150);
});

it('reads little for a common name with a day, and for the end of a phone', async () => {
  // a site that was served long before it could be asked so: the migration told PostgreSQL of the ends of phones
  for (const text of [
    'tran thi 15/08/1985',
    'tran 15081985',
    'tran 08/1985',
    'tran 1985',
    '0777',
    '4777',
    'tran 4777',
  ]) {
    const { rows, pages } = await search(text);
    expect(rows, text).toBeLessThan(1500);
    expect(pages, text).toBeLessThan(1500);
  }
});
