import { sql } from 'drizzle-orm';
import type { CareSource } from '../recordAccess/points.ts';
import { ticketRows } from './sql.ts';

/** Who waited here lately is in care here. */
export const queuesCare: CareSource = {
  name: 'queues',
  cared: ({
    patient,
    nodes,
    since,
  }) => sql`exists (select 1 from ${ticketRows} v where v.benh_nhan_id = ${patient}
    and v.ngay >= ${since}::date and v.node_id in ${nodes} and v.trang_thai <> 'huy')`,
};
