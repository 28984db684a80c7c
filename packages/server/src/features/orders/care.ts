import { sql } from 'drizzle-orm';
import type { CareSource } from '../recordAccess/points.ts';
import { slipRows } from './sql.ts';

/** For whom something was ordered or is performed here, lately asked for or answered, is in care here. */
export const ordersCare: CareSource = {
  name: 'orders',
  cared: ({
    patient,
    nodes,
    since,
  }) => sql`exists (select 1 from ${slipRows} s where s.benh_nhan_id = ${patient}
    and greatest(s.ngay_yeu_cau, s.ngay_ket_qua) >= ${since} and s.trang_thai <> 'DaHuy'
    and (s.noi_yeu_cau_id in ${nodes} or s.noi_thuc_hien_id in ${nodes}))`,
};
