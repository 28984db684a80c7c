import { orderKinds } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
import { beginOf, standsFrom } from '../queues/sql.ts';

const queueOfKind = sql`case s.loai ${sql.join(
  [...orderKinds].flatMap(([kind, { queue }]) => (queue ? [sql`when ${kind} then ${queue}`] : [])),
  sql` `,
)} end`;
const from = (begun: boolean) => beginOf(standsFrom(queueOfKind, sql`s.noi_thuc_hien_id`, { begun }));

/** That a slip s waits, of a day whose work was not closed where it is performed. */
export const stillWaits: SQL = sql`(s.trang_thai = 'SanSang' and s.ngay_yeu_cau >= ${from(false)})`;

/** That a slip s is begun and has no result, of a day whose begun work was not closed where it is performed. */
export const stillInWork: SQL = sql`(s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau >= ${from(true)})`;
