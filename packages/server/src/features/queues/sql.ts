import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { type SQL, sql } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { dongViecTable, veTable } from './tables.ts';

/** Queue tickets, for work lists. */
export const ticketRows = relation(veTable, [
  '_id',
  'HangDoi',
  'Node_Id',
  'Ngay',
  'KyHieu',
  'TrangThai',
  'isEmergency',
  'isPriority',
  'LyDoUuTien',
  'isReturning',
  'soLanGoi',
  'BenhNhan_Id',
  'TiepNhan_Id',
  'source_Id',
  'viTri',
  'NgayTao',
]);

/**
 * The first day whose work stands in the lists of a queue: the one after the last that was closed there, of all time where none was.
 * `begun` asks for work that somebody has begun, which a closing leaves standing unless it says so. A node of null is that of no queue.
 */
export function standsFrom(hangDoi: SQL | QueueKind, node: SQL, { begun }: { begun: boolean }): SQL {
  return sql`coalesce((select max(d.den_ngay) + 1 from ${dongViecTable} d where d.hang_doi = ${hangDoi} and d.node_id = ${node}
    and d.trang_thai = 'DangSuDung' ${begun ? sql`and d.ca_dang_lam` : sql``}), '-infinity'::date)`;
}

export { queueNode as queueNodeOf } from './queues.ts';

/** The instant at which a day begins in Vietnam. */
export const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
