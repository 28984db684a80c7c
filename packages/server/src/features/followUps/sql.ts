import { type SQL, sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** The slip of a session is cancelled before the session is. */
export const slipInUse: PaperInUse = {
  code: 'APPOINTMENT_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.giay_hen_kham_lai g where g.kham_benh_id = ${id} and g.trang_thai in ('HieuLuc', 'DaDung')`,
};

/** Whether a patient has a slip in force for a day. */
export const appointmentOn = (patient: SQL, day: SQL): SQL =>
  sql`exists (select 1 from main.giay_hen_kham_lai g where g.benh_nhan_id = ${patient} and g.ngay_hen = ${day} and g.trang_thai = 'HieuLuc')`;
