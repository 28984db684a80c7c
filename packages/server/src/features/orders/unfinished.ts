import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { answeredAtDesk } from './courses.ts';
import { dayStart, madeOfSlip, slipsWithLines } from './queries.ts';
import { stillInWork } from './undone.ts';

type PageArgs = {
  idRoom: string;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  chiPhieuCuaBan?: boolean | null | undefined;
};

const mostRows = 200;

/**
 * A page of the slips of a room that were begun and have no result, the oldest first; every day that was not closed without a range. Those of other facilities
 * that the caller may not see are left out of the page; the total counts the room's work.
 */
export async function slipsWithoutResult(ctx: Ctx, args: PageArgs) {
  await requireVisiblePlace(ctx, args.idRoom);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), mostRows);
  const currentPage = Math.max(args.page ?? 1, 1);
  const until = args.endDate ?? today(ctx);
  const { rows } = await ctx.db.execute<{ id: string; total: number }>(sql`
    select s.id, count(*) over ()::int as total from main.dich_vu_yeu_cau s
    where noi_thuc_hien_id = ${args.idRoom} and trang_thai = 'ChuaKetQua'
      and ${args.startDate ? sql`ngay_yeu_cau >= ${dayStart(args.startDate)}` : stillInWork}
      and ngay_yeu_cau < ${dayStart(until)}::timestamptz + interval '1 day'
      and (${!args.chiPhieuCuaBan} or ${answeredAtDesk})
    order by ngay_yeu_cau limit ${limit} offset ${(currentPage - 1) * limit}`);
  const data = await slipsWithLines(
    ctx,
    rows.map((row) => row.id),
  );
  return { currentPage, total: rows[0]?.total ?? 0, data: await visibleRecords(ctx, data, madeOfSlip) };
}
