import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runUpgrades } from '../../src/seed/upgrade/run.ts';
import { openTestSite, type TestSite } from '../../test/testSite.ts';
import { viSinh } from './0033-vi-sinh.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The types of services that groups of microbiology belong to. */
async function typesOfGroups() {
  const { rows } = await site.database.db.execute<{ group: string; type: string; kind: string }>(sql`
    select n.ma_nhom_dich_vu as group, l.ma_loai_dich_vu as type, l.loai as kind from main.nhom_dich_vu n
    join main.loai_dich_vu l on l.id = n.loai_dich_vu_id where n.ma_nhom_dich_vu in ('VS-SOI', 'VS-NC') order by 1`);
  return rows;
}

test('a site that calls another kind of services VS keeps that, and gets microbiology by a code of its own', async () => {
  const { config, database } = site;
  await database.db.execute(
    sql`update main.loai_dich_vu set loai = 'XetNghiem' where ma_loai_dich_vu = 'VS'`,
  );
  await database.db.execute(
    sql`update main.nhom_dich_vu set ma_nhom_dich_vu = 'CU-' || ma_nhom_dich_vu where ma_nhom_dich_vu in ('VS-SOI', 'VS-NC')`,
  );
  for (const name of ['once', 'once more']) {
    await runUpgrades(config, database, [{ ...viSinh, name }]);
    expect(await typesOfGroups()).toEqual([
      { group: 'VS-NC', type: 'VISINH', kind: 'ViSinh' },
      { group: 'VS-SOI', type: 'VISINH', kind: 'ViSinh' },
    ]);
  }
  const { rows } = await database.db.execute(
    sql`select loai from main.loai_dich_vu where ma_loai_dich_vu = 'VS'`,
  );
  expect(rows).toEqual([{ loai: 'XetNghiem' }]);
});
