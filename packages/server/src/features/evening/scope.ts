import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { startOf, within } from '../accounting/days.ts';
import type { EveningScope } from '../cashier/eveningFindings.ts';
import { facilityOf } from '../organisation/facility.ts';
import { placesHere } from '../recordAccess/placesHere.ts';

export type EveningAsked = {
  ngay?: string | null;
  NguoiThu_Id?: string | null;
  QuayThu_Id?: string | null;
};

export type Evening = EveningScope & { CoSo_Id: string | null };

/**
 * A day (today when empty) of the facility of the caller's place; without a place, of the places that the caller's lists show. Money
 * without a counter belongs to whoever looks. Errors: BAD_INPUT for a day that has not come.
 */
export async function eveningScope(ctx: Ctx, asked: EveningAsked): Promise<Evening> {
  const day = asked.ngay ?? today(ctx);
  if (day > today(ctx)) refuseIssues([{ path: 'ngay', code: 'TOO_LARGE', details: { max: today(ctx) } }]);
  const CoSo_Id = await facilityOf(ctx, ctx.nodeId);
  return {
    day,
    CoSo_Id,
    during: (time) => within(time, { from: day, to: day }),
    start: startOf(day),
    end: sql`(${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    place: await placesHere(ctx),
    NguoiThu_Id: asked.NguoiThu_Id ?? null,
    QuayThu_Id: asked.QuayThu_Id ?? null,
  };
}
