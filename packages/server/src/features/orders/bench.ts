import { benchLookBack, type SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/reporting.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
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

/** The rooms of the caller's facility that answer orders and have some between two days, by code: one statement. */
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
  return periodRows<RoomCounts>(
    ctx,
    days,
    sql`
    select jsonb_build_object('_id', n.id, 'ma', n.code, 'ten', n.name) as "Phong", array_agg(distinct s.loai) as "Loais",
      count(*) filter (where s.trang_thai = 'SanSang' and s.ngay_yeu_cau >= ${from})::int as "ChoThucHien",
      count(*) filter (where s.trang_thai = 'ChuaKetQua')::int as "DangLam",
      count(*) filter (where s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau < ${from})::int as "TonTruoc",
      count(*) filter (where s.trang_thai in ('CoKetQua', 'DaXemKetQua') and s.ngay_yeu_cau >= ${from})::int as "CoKetQua"
    from main.dich_vu_yeu_cau s join auth.node n on n.id = s.noi_thuc_hien_id
    where s.noi_thuc_hien_id = any(${sql.param([...rooms])}::uuid[]) and ${answeredAtDesk}
      and s.ngay_yeu_cau >= ${from}::timestamptz - make_interval(days => ${benchLookBack})
      and s.ngay_yeu_cau < ${until}::timestamptz + interval '1 day'
      and (s.trang_thai = 'ChuaKetQua' or s.ngay_yeu_cau >= ${from} and s.trang_thai in ('SanSang', 'CoKetQua', 'DaXemKetQua'))
    group by n.id order by n.code`,
  );
}
