import { sql } from 'drizzle-orm';
import type { DeathOfVisit } from '../patients/points.ts';
import { raVienNoiTruTable } from './tables.ts';

/** A discharge of a stay in use that says that its patient died. */
export const deathOfStay: DeathOfVisit = (patient) => sql`exists (select from ${raVienNoiTruTable} r
  where r.benh_nhan_id = ${patient} and r.trang_thai = 'DangSuDung' and r.ket_qua_dieu_tri = 'TuVong')`;
