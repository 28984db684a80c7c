import { LoaiBenhAn } from '@sen/domain/catalogues/LoaiBenhAn';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { searchCatalogue } from './queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('entries are offered in the order that the site gave them, the others after them by code', async () => {
  const ctx = await site.ctx('quantri');
  const codes = async (text = '') =>
    (await searchCatalogue(ctx, LoaiBenhAn, { text, limit: 200, ids: [] })).map((row) =>
      String(row['MaLoaiBenhAn']),
    );
  await site.database.pool.query('update main.loai_benh_an set thu_tu = null');
  const byCode = await codes();
  const [first = '', second = ''] = byCode;
  await site.database.pool.query(
    `update main.loai_benh_an set thu_tu = case ma_loai_benh_an when $1 then 2 else 1 end where ma_loai_benh_an in ($1, $2)`,
    [first, byCode.at(-1)],
  );
  expect((await codes()).slice(0, 3)).toEqual([byCode.at(-1), first, second]);
  // a typed code still comes first
  expect((await codes(second))[0]).toBe(second);
});
