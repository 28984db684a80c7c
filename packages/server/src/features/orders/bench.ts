import { orderKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { beginOf, standsFrom } from '../queues/sql.ts';
import { answeredAtDesk } from './courses.ts';
import { dayStart } from './queries.ts';

type RoomCounts = {
  Phong: RefLabel;
  Loais: SlipKind[];
  ChoThucHien: number;
  DangLam: number;
  TonTruoc: number;
  CoKetQua: number;
};

/** Each kind of slip with the queue at whose desks its work is closed. */
const queuesOfKinds = sql.join(
  [...orderKinds].flatMap(([kind, { queue, rights }]) => (queue && rights ? [sql`(${kind}, ${queue})`] : [])),
  sql`, `,
);

/**
 * The rooms of the caller's facility that answer orders and have some between two days, by code: one statement. Today's hold what earlier
 * days left undone and nobody closed.
 */
export async function roomsOfBench(
  ctx: Ctx,
  args: { startDate?: string | null | undefined; endDate?: string | null | undefined },
): Promise<RoomCounts[]> {
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (!facility) return [];
  const startDate = args.startDate ?? today(ctx);
  const endDate = args.endDate ?? startDate;
  const [from, until] = [dayStart(startDate), dayStart(endDate)];
  const rooms = await nodesOfFacility(ctx, facility);
  const days = { from: startDate, to: endDate };
  const isToday = startDate === today(ctx);
  const begin = (begun: boolean) => beginOf(standsFrom(sql`q.queue`, sql`n.id`, { begun }));
  const waits = isToday ? sql`s.ngay_yeu_cau >= p.waits` : sql`s.ngay_yeu_cau >= ${from}`;
  return periodRows<RoomCounts>(
    ctx,
    days,
    sql`
    select jsonb_build_object('_id', n.id, 'ma', n.code, 'ten', n.name) as "Phong", array_agg(distinct s.loai) as "Loais",
      count(*) filter (where s.trang_thai = 'SanSang')::int as "ChoThucHien",
      count(*) filter (where s.trang_thai = 'ChuaKetQua')::int as "DangLam",
      count(*) filter (where s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau < ${from})::int as "TonTruoc",
      count(*) filter (where s.trang_thai in ('CoKetQua', 'DaXemKetQua') and s.ngay_yeu_cau >= ${from})::int as "CoKetQua"
    from auth.node n cross join (values ${queuesOfKinds}) q(kind, queue)
    cross join lateral (select ${begin(false)} as waits, ${begin(true)} as begun) p
    join main.dich_vu_yeu_cau s on s.noi_thuc_hien_id = n.id and s.loai = q.kind and s.ngay_yeu_cau < ${until}::timestamptz + interval '1 day'
      and ((s.trang_thai = 'SanSang' and ${waits}) or (s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau >= p.begun)
        or (s.trang_thai in ('CoKetQua', 'DaXemKetQua') and s.ngay_yeu_cau >= ${from}))
    where n.id = any(${sql.param([...rooms])}::uuid[]) and ${answeredAtDesk}
    group by n.id order by n.code`,
  );
}
