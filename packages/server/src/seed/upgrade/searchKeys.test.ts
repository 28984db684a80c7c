import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { searchWithoutConfidential } from './searchKeys.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('confidential words go out of the keys that an earlier version wrote, the others stay', async () => {
  const { pool } = site.database;
  const keys = async () => {
    const { rows } = await pool.query<{ key: string }>(
      `select search_key as key from main.nhan_vien where ma_nhan_vien in ('NV005', 'NV006') order by ma_nhan_vien`,
    );
    return rows.map(({ key }) => key);
  };
  const before = await keys();
  expect(before[0]).toBe(' nv005 tran minh duc');
  await pool.query(
    `update main.nhan_vien set search_key = search_key || ' ' || so_dien_thoai where ma_nhan_vien = 'NV005'`,
  );
  expect(await keys()).not.toEqual(before);
  const step = searchWithoutConfidential(['NhanVien', 'TaiKhoanNganHang']);
  await inTransaction(await site.ctx('quantri'), step);
  expect(await keys()).toEqual(before);
});
