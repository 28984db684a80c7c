import { sql } from 'drizzle-orm';
import type { PaperInUse } from '../examination/points.ts';

/** An order to admit is cancelled before its session is, and before the resolution changes (spec 4). */
export const admissionInUse: PaperInUse = {
  code: 'ADMISSION_NOT_CANCELLED',
  ofSession: (id) =>
    sql`select from main.tiep_nhan_nhap_vien n where n.kham_benh_id = ${id} and n.trang_thai <> 'DaHuy'`,
  ofResolution: true,
};
