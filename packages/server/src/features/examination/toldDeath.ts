import { sql } from 'drizzle-orm';
import type { DeathOfVisit } from '../patients/points.ts';
import { khamBenhTable } from './tables.ts';

/** An examination that ended with the death of its patient. */
export const deathOfSession: DeathOfVisit = (patient) => sql`exists (select from ${khamBenhTable} k
  join main.huong_giai_quyet h on h.id = k.huong_giai_quyet_id
  where k.benh_nhan_id = ${patient} and k.trang_thai = 'DaKham' and h.loai = 'TuVong')`;
