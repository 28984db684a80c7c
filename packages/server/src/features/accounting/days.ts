import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';

export type DaysInput = {
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  KyBaoCao_Id?: string | null | undefined;
};

export type Days = { from: string; to: string };

/** The days that are asked for: those of a report period where one is named, today when nothing is. Errors: NOT_FOUND, BAD_INPUT. */
export async function daysOf(ctx: Ctx, { tuNgay, denNgay, KyBaoCao_Id }: DaysInput): Promise<Days> {
  if (KyBaoCao_Id) {
    const { rows } = await ctx.db.execute<Days>(sql`
      select tu_ngay::text as "from", den_ngay::text as "to" from main.ky_bao_cao where id = ${KyBaoCao_Id} and trang_thai = 'DangSuDung'`);
    if (!rows[0]) throw new DomainError('NOT_FOUND', { entity: 'KyBaoCao' });
    return rows[0];
  }
  const from = tuNgay ?? denNgay ?? today(ctx);
  const to = denNgay ?? from;
  if (to < from) refuseIssues([{ path: 'denNgay', code: 'RANGE_REVERSED' }]);
  return { from, to };
}

/** Whether a time lies within days in Vietnam. */
export function within(column: SQL, { from, to }: Days): SQL {
  return sql`(${column} >= ${startOf(from)} and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')`;
}

/** The first moment of a day in Vietnam. */
export function startOf(day: string): SQL {
  return sql`${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
}
