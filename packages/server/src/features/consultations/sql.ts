import { sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** Minutes are cancelled before their session is. */
export const minutesInUse: PaperInUse = {
  code: 'CONSULTATION_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.bien_ban_hoi_chan h where h.kham_benh_id = ${id} and h.trang_thai <> 'DaHuy'`,
};
