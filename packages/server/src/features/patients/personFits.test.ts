import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { personFits } from './personFits.ts';
import { patientRows } from './sql.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
  const ctx = await site.ctx('tiepdon', { node: 'TN01' });
  await makePatient(site, ctx, {
    TenBenhNhan: 'Lê Văn Sen',
    NgaySinh: '1985-08-15',
    SoDienThoai: '0912344567',
    CMNDHoacHoChieu: '001085000123',
    SoTheBHYT: 'DN4017712345678',
  });
  await makePatient(site, ctx, {
    TenBenhNhan: 'Lê Văn Sen',
    NgaySinh: null,
    NamSinh: 1990,
    SoDienThoai: '0912340000',
  });
});
afterAll(() => site.close());

it.each([
  ['Lê Văn Sen 15/08/1985', [1985]],
  ['Le Van Sen 15081985', [1985]],
  ['Sen 08/1985', [1985]],
  ['Sen 1985', [1985]],
  ['Sen 85', [1985]],
  ['15/08/1985', [1985]],
  ['15081985', [1985]],
  ['08/1985', [1985]],
  ['1985', [1985]],
  ['4567', [1985]],
  ['Sen 4567', [1985]],
  ['sen 0912 344 567', [1985]],
  ['0912344567', [1985]],
  ['0912', [1985, 1990]],
  ['001085000123', [1985]],
  ['7712345678', [1985]],
  ['DN4017712345678', [1985]],
  ['le v s', [1985, 1990]],
  ['Sen 15/08/1990', [1990]],
  ['Sen 16/08/1985', []],
  ['Sen 9999', []],
  ['sen hoa', []],
  ["sen'%_", [1985, 1990]],
  ['', [1985, 1990]],
])('%j finds those born in %j in a list of a desk', async (text, years) => {
  const { rows } = await site.database.db.execute<{ year: number }>(sql`
    select p.nam_sinh as year from ${patientRows} p where p.ten_benh_nhan = 'Lê Văn Sen' and ${personFits(text, 'p')} order by 1`);
  expect(rows.map(({ year }) => year)).toEqual(years);
});
