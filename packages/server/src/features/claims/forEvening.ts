import { claimTotals } from '@sen/domain/claims/lines';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { grouped } from '../orders/grouped.ts';
import { drugRow, isDrug, serviceRow } from './build/costRows.ts';
import { readLines } from './build/lines.ts';
import type { VisitRow } from './build/visits.ts';

/**
 * What the fund is asked to pay for visits: T_BHTT of their files, added up of their rows as they are built by now. What was sent takes its
 * place here once it is kept.
 */
export async function fundPartOfClaims(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows: kept } = await ctx.db.execute<Pick<VisitRow, '_id' | 'dongs'>>(sql`
    select x.tiep_nhan_id as "_id", x.dongs from ${confirmationRows} x
    where x.tiep_nhan_id = any(${sql.param([...ids])}::uuid[]) and x.trang_thai = 'HieuLuc'`);
  const lines = grouped(await readLines(ctx, kept), ({ TiepNhan_Id }) => TiepNhan_Id);
  return new Map(
    kept.map(({ _id }) => {
      const mine = lines.get(_id) ?? [];
      const xml2 = mine.filter(isDrug).map((line, at) => drugRow(_id, line, at));
      const xml3 = mine.filter((line) => !isDrug(line)).map((line, at) => serviceRow(_id, line, at));
      return [_id, claimTotals({ xml2, xml3 }).T_BHTT];
    }),
  );
}
