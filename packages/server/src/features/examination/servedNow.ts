import { sql } from 'drizzle-orm';
import type { ServedNow } from '../patients/points.ts';
import { receptionRows } from '../reception/sql.ts';
import { sessionRows } from './sql.ts';

/** Whoever is examined today is being served. */
export const examinedNow: ServedNow = (
  both,
  day,
) => sql`exists (select from ${sessionRows} k join ${receptionRows} t on t.id = k.tiep_nhan_id
  where k.benh_nhan_id in ${both} and t.ngay = ${day} and k.trang_thai = 'DangKham')`;
