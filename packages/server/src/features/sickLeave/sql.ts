import { sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** The certificate of a session is cancelled before the session is. */
export const leaveInUse: PaperInUse = {
  code: 'SICK_LEAVE_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.giay_nghi_huong_bhxh g where g.kham_benh_id = ${id} and g.trang_thai = 'DangSuDung'`,
};
