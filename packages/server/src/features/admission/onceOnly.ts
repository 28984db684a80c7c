import { sql } from 'drizzle-orm';
import type { OnceOnly } from '../patients/points.ts';
import { nhapVienTable } from './tables.ts';

/** A patient lies in one place at a time. */
export const staysOfBoth: OnceOnly = (
  one,
  other,
) => sql`exists (select from ${nhapVienTable} a join ${nhapVienTable} b on true
  where a.benh_nhan_id = ${one} and b.benh_nhan_id = ${other} and a.trang_thai = 'DangDieuTri' and b.trang_thai = 'DangDieuTri')`;
