import { type SQL, sql } from 'drizzle-orm';
import { orderLineRows } from '../orders/sql.ts';

/** Whether a slip `s` has a course: a service that is performed in sessions. */
export const courseSlip: SQL = sql`exists (
  select 1 from ${orderLineRows} x where x.dich_vu_yeu_cau_id = s.id and x.trang_thai <> 'DaHuy'
    and (x.so_lan_thuc_hien > 1 or exists (select 1 from main.lieu_trinh g where g.id = x.goi_id)))`;
