import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { serverFolder } from '../folders.ts';
import { createEntry } from './commands.ts';
import { defOf } from './testEntry.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const units = defOf('DonViTinh');
const unit = (MaDonViTinh: string) => ({ MaDonViTinh, TenDonViTinh: 'Thử' });

it('a code that differs from another by letter case alone is taken', async () => {
  const ctx = await site.ctx('quantri');
  await createEntry(ctx, units, unit('Đv-Thử'));
  await expect(createEntry(ctx, units, unit('đV-THỬ'))).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { issues: [{ path: 'MaDonViTinh', code: 'DUPLICATE' }] },
  });
});

it('a site that has such codes is told which, and keeps them', async () => {
  const migrations = path.join(serverFolder, 'migrations');
  const migration = readFileSync(
    path.join(
      migrations,
      readdirSync(migrations).find((name) => name.endsWith('_ma_khong_phan_biet_hoa_thuong.sql')) ?? '',
    ),
    'utf8',
  );
  const [check = ''] = migration.split('--> statement-breakpoint');
  await site.database.db.execute(sql.raw(check));
  const ended = site.database.db.transaction(async (tx) => {
    await tx.execute(sql`drop index main.don_vi_tinh_ma_don_vi_tinh_nocase`);
    await tx.execute(
      sql`insert into main.don_vi_tinh (id, ma_don_vi_tinh, ten_don_vi_tinh)
      values (gen_random_uuid(), 'bs', 'x'), (gen_random_uuid(), 'BS', 'y')`,
    );
    await tx.execute(sql.raw(check));
  });
  await expect(ended).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/main\.don_vi_tinh: (bs, BS|BS, bs)\. /) },
  });
});
