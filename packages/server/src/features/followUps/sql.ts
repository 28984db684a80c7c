import { sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** The slip of a session is cancelled before the session is. */
export const slipInUse: PaperInUse = {
  code: 'APPOINTMENT_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.giay_hen_kham_lai g where g.kham_benh_id = ${id} and g.trang_thai in ('HieuLuc', 'DaDung')`,
};
