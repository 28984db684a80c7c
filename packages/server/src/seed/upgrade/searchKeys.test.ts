import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { knownWordsAndKeys, searchWithoutConfidential } from './searchKeys.ts';

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
  expect(before[0]).toBe(' nv005 tran minh duc tranminh minhduc');
  await pool.query(
    `update main.nhan_vien set search_key = search_key || ' ' || so_dien_thoai where ma_nhan_vien = 'NV005'`,
  );
  expect(await keys()).not.toEqual(before);
  const step = searchWithoutConfidential(['NhanVien', 'TaiKhoanNganHang']);
  await inTransaction(await site.ctx('quantri'), step);
  expect(await keys()).toEqual(before);
});

it('a site of an earlier version is given the known words where nobody wrote others, and keys that hold them', async () => {
  const { pool } = site.database;
  await pool.query(`update main.dm_dich_vu set tu_khoas = null, search_key = ' xn cbc'`);
  await pool.query(`update main.dm_dich_vu set tu_khoas = 'của bệnh viện' where ma_dich_vu = 'XN-GLU'`);
  await inTransaction(await site.ctx('quantri'), knownWordsAndKeys);
  const { rows } = await pool.query<{ ma: string; words: string; key: string }>(
    `select ma_dich_vu as ma, tu_khoas as words, search_key as key from main.dm_dich_vu where ma_dich_vu in ('XN-CBC', 'XN-GLU') order by 1`,
  );
  expect(rows.map(({ words }) => words)).toEqual([
    expect.stringContaining('CTM, công thức máu'),
    'của bệnh viện',
  ]);
  expect(rows[0]?.key).toContain(' ctm ');
  expect(rows[1]?.key).toContain(' benhvien');
});
