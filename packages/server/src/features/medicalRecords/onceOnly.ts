import { sql } from 'drizzle-orm';
import type { OnceOnly } from '../patients/points.ts';
import { benhAnTable } from './tables.ts';

/** A patient has one open record of a type and specialty. */
export const openRecordsOfBoth: OnceOnly = (one, other) => sql`exists (select from ${benhAnTable} a
  join ${benhAnTable} b on b.loai_benh_an_id = a.loai_benh_an_id and b.chuyen_khoa_id = a.chuyen_khoa_id
  where a.benh_nhan_id = ${one} and b.benh_nhan_id = ${other} and a.trang_thai = 'DangDieuTri' and b.trang_thai = 'DangDieuTri')`;
