import { expect, test } from 'vitest';
import { openTestSite } from '../../test/testSite.ts';

test('the demo shows a month of quality control: one result rejected, corrected and followed by one in control', async () => {
  const site = await openTestSite();
  const { rows } = await site.database.pool.query(
    'select danh_gia, khac_phuc is not null as corrected from main.ket_qua_kiem_chuan order by luc',
  );
  const rejected = rows.findIndex((row) => row.danh_gia === 'LoaiBo');
  expect(rows).toHaveLength(25);
  expect(rows.filter((row) => row.danh_gia === 'LoaiBo')).toEqual([{ danh_gia: 'LoaiBo', corrected: true }]);
  expect(rows[rejected + 1]).toEqual({ danh_gia: 'Dat', corrected: false });
  await site.close();
});
