import { sql } from 'drizzle-orm';
import { receptionRows } from '../reception/sql.ts';
import type { CareSource } from '../recordAccess/points.ts';
import { bienLaiTable } from './tables.ts';

/** Who paid here lately, for whatever visit of here, is in care here. */
export const cashierCare: CareSource = {
  name: 'cashier',
  cared: ({
    patient,
    nodes,
    since,
  }) => sql`exists (select 1 from ${bienLaiTable} b join ${receptionRows} t on t.id = b.tiep_nhan_id
    where b.benh_nhan_id = ${patient} and b.ngay_bien_lai >= ${since} and b.trang_thai <> 'DaHuy' and t.noi_tiep_nhan_id in ${nodes})`,
};
