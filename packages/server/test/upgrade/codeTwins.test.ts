import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../src/engine/database/migrate.ts';
import { bringUpToDate } from '../../src/seed/upgrade/run.ts';
import { type EarlierSite, earlierVersions, openEarlierSite } from './earlierSite.ts';

const [version = ''] = earlierVersions;
let earlier: EarlierSite;
beforeEach(async () => {
  earlier = await openEarlierSite(version);
  await earlier.site.database.db.execute(sql`
    insert into main.don_vi_tinh (id, ma_don_vi_tinh, ten_don_vi_tinh, ngay_tao) values
      (gen_random_uuid(), 'Thung', 'Thùng', '2026-11-01'), (gen_random_uuid(), 'THUNG', 'Thùng to', '2026-11-02'),
      (gen_random_uuid(), 'thung-2', 'Thùng hai', '2026-11-03')`);
});
afterEach(() => earlier.site.close());

const codes = async () => {
  const { rows } = await earlier.site.database.db.execute<{ ma: string; key: string }>(
    sql`select ma_don_vi_tinh as ma, search_key as key from main.don_vi_tinh where ma_don_vi_tinh ilike 'thung%' order by ngay_tao`,
  );
  return rows;
};

it('an upgrade names the codes that differ by letter case alone, proposes others, and changes nothing by itself', async () => {
  const { config, database } = earlier.site;
  const offer = expect.objectContaining({
    message: expect.stringMatching(/DonViTinh: THUNG \(Thùng to\) -> THUNG-3, beside Thung.*--rename-codes/),
  });
  await expect(bringUpToDate(config, database)).rejects.toEqual(offer);
  await expect(migrate(database)).rejects.toEqual(offer);
  expect((await codes()).map(({ ma }) => ma)).toEqual(['Thung', 'THUNG', 'thung-2']);
});

it('renames them once an administrator has accepted it, tells the operation log, and finds them by the new code', async () => {
  const { config, database } = earlier.site;
  await bringUpToDate({ ...config, renameCodes: true }, database);
  const now = await codes();
  expect(now.map(({ ma }) => ma)).toEqual(['Thung', 'THUNG-3', 'thung-2']);
  expect(now[1]?.key).toContain('thung 3');
  const { rows } = await database.db.execute(
    sql`select before, after from main.audit where entity = 'DonViTinh' and after ->> 'MaDonViTinh' = 'THUNG-3'`,
  );
  expect(rows).toEqual([{ before: { MaDonViTinh: 'THUNG' }, after: { MaDonViTinh: 'THUNG-3' } }]);
});
