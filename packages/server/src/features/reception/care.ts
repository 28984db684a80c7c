import { sql } from 'drizzle-orm';
import type { CareSource } from '../recordAccess/points.ts';
import { receptionRows } from './sql.ts';

/** Who was received here lately is in care here. */
export const receptionCare: CareSource = {
  name: 'reception',
  cared: ({
    patient,
    nodes,
    since,
  }) => sql`exists (select 1 from ${receptionRows} t where t.benh_nhan_id = ${patient}
    and t.ngay_tiep_nhan >= ${since} and t.noi_tiep_nhan_id in ${nodes} and t.trang_thai <> 'DaHuy')`,
};
