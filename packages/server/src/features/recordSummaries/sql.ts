import { sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** A request of a session is refused, and a summary cancelled, before the session is. */
export const summaryInUse: PaperInUse = {
  code: 'RECORD_SUMMARY_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.yeu_cau_tom_tat y where y.kham_benh_id = ${id} and y.trang_thai <> 'TuChoi'`,
};
