import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { sheetFields } from './columns.ts';
import { createEntry, removeEntries } from './commands.ts';
import { exportWorkbook } from './excel.ts';
import { isUnchanged } from './imports/compare.ts';
import { cataloguePlan } from './imports/plan.ts';
import { checkedFile, written } from './imports/testImport.ts';
import { listCatalogue } from './queries.ts';
import { entryOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

/** What an entry leaves behind when it is removed, as if it had not been used: a removed receipt book keeps the numbers that it used. */
const unused: Readonly<Record<string, object>> = { QuyenBienLai: { Current_Number: '0' } };

describe.each(catalogues.map((def) => [def.name, def] as const))('catalogue %s', (_name, def) => {
  it('lists a page with one statement', async () => {
    expect(await site.countQueries(() => listCatalogue(ctx, def, { page: 1, limit: 20, keyword: 'a' }))).toBe(
      1,
    );
  });

  it('leaves through Excel and comes back unchanged', async () => {
    const book = await exportWorkbook(ctx, def, { columns: 'all', includeSuspended: true });
    const empty = (await listCatalogue(ctx, def, { includeSuspended: true })).totalRows === 0;
    const { issues, report } = await checkedFile(ctx, cataloguePlan(def), book);
    // rows that an entry owns stand in no sheet: a new entry cannot be made without them
    expect(issues.filter(({ code }) => def.code !== undefined || code !== 'REQUIRED')).toEqual([]);
    if (def.code && !empty) expect(report.parts[0]).toMatchObject({ Moi: 0, Sua: 0, Loi: 0 });
  });

  it('takes an entry from a sheet, as it left by one', async () => {
    const name = def.code ?? def.display;
    const made = await createEntry(ctx, def, { ...(await entryOf(site, def, 'năm 5')), ...unused[def.name] });
    const only = { includeSuspended: true, filter: { [name]: made[name] } };
    const book = await exportWorkbook(ctx, def, { columns: 'all', ...only });
    await removeEntries(ctx, def, [String(made['_id'])]);
    const { row, report } = await checkedFile(ctx, cataloguePlan(def), book);
    expect(report.parts[0]).toMatchObject({ Moi: 1, Loi: 0 });
    await written(ctx, cataloguePlan(def), row);
    const [back] = (await listCatalogue(ctx, def, only)).data;
    const inSheet = sheetFields(def).map(([field]) => field);
    expect(inSheet.map((field) => back?.[field])).toEqual(inSheet.map((field) => made[field]));
    // and the rows that it owns
    expect(isUnchanged(def, made, { ...back })).toBe(true);
    await removeEntries(ctx, def, [String(back?.['_id'])]);
  });
});

it('a page behind the last one has no rows, and still says how many there are', async () => {
  const units = catalogues.find((def) => def.name === 'DonViTinh');
  if (!units) throw new Error('no units');
  const { totalRows, totalPages } = await listCatalogue(ctx, units, { limit: 5 });
  expect(totalRows).toBeGreaterThan(0);
  expect(await listCatalogue(ctx, units, { limit: 5, page: totalPages + 1 })).toMatchObject({
    data: [],
    totalRows,
    totalPages,
  });
});

describe('an entry in use', () => {
  it('is not removed, and says where it is used', async () => {
    const units = catalogues.find((def) => def.name === 'DonViTinh');
    if (!units) throw new Error('no units');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select don_vi_tinh_id as id from main.dm_dich_vu where don_vi_tinh_id is not null limit 1`,
    );
    const refused = await removeEntries(ctx, units, [rows[0]?.id ?? '']).catch((error: DomainError) => error);
    expect(refused).toMatchObject({ code: 'IN_USE', details: { where: expect.stringContaining('Dịch vụ') } });
  });
});

describe('rows that an entry owns', () => {
  it('find the entry by what they refer to', async () => {
    const packages = catalogues.find((def) => def.name === 'GoiDichVu');
    if (!packages) throw new Error('no packages');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id from main.dm_dich_vu where trang_thai = 'DangSuDung' order by ma_dich_vu limit 3`,
    );
    const [held = '', also = '', not = ''] = rows.map(({ id }) => id);
    const ChiTiets = [held, also].map((DichVu_Id) => ({ DichVu_Id, SoLuong: '1' }));
    await createEntry(ctx, packages, { MaGoiDichVu: 'ZZ-ROWS', TenGoiDichVu: 'Gói thử', ChiTiets });
    const codes = async (DichVu_Id: string) =>
      (await listCatalogue(ctx, packages, { filter: { ChiTiets: { DichVu_Id } } })).data.map(
        (row) => row['MaGoiDichVu'],
      );
    expect(await codes(also)).toContain('ZZ-ROWS');
    expect(await codes(not)).not.toContain('ZZ-ROWS');
  });

  it.each([['text'], [7], [true], [[{ TamNgung: true }]]])(
    'refuse a filter that is no object: %j',
    async (filter) => {
      const def = catalogueByName('DanToc');
      if (!def) throw new Error('no ethnic groups');
      await expect(listCatalogue(ctx, def, { filter })).rejects.toMatchObject({
        code: 'BAD_INPUT',
        details: { issues: [{ path: 'filter', code: 'NOT_AN_OBJECT' }] },
      });
    },
  );
});
