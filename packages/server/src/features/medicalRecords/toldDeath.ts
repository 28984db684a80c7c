import { sql } from 'drizzle-orm';
import type { DeathOfVisit } from '../patients/points.ts';
import { raVienTable } from './tables.ts';

/** A discharge in use that says that its patient died. */
export const deathOfDischarge: DeathOfVisit = (patient) => sql`exists (select from ${raVienTable} r
  where r.benh_nhan_id = ${patient} and r.trang_thai = 'DangSuDung' and r.ket_qua_dieu_tri = 'TuVong')`;
