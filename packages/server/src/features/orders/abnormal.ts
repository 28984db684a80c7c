import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { abnormalValues } from './points.ts';
import type { SlipRow } from './tables.ts';

/** How many values of returned results lie above and below the normal range, and how many of them endanger the patient. */
export type Abnormal = { cao: number; thap: number; nguyHiem: number };

/** A select of one row (cao, thap, nguy_hiem) for a slip, over every kind of order that judges its values. */
export function abnormalOfSlip(slipId: SQL): SQL {
  const kinds = abnormalValues.all().map(({ ofSlip }) => sql`(${ofSlip(slipId)})`);
  if (kinds.length === 0) return sql`select 0 as cao, 0 as thap, 0 as nguy_hiem`;
  return sql`select sum(a.cao)::int as cao, sum(a.thap)::int as thap, sum(a.nguy_hiem)::int as nguy_hiem
    from (${sql.join(kinds, sql` union all `)}) a`;
}

const returned: ReadonlySet<SlipRow['TrangThai']> = new Set(['CoKetQua', 'DaXemKetQua']);

/** What lies outside the normal range in a slip's returned result; null without one. Read together for a list: one statement. */
export async function abnormalOf(
  ctx: Ctx,
  slip: Pick<SlipRow, '_id' | 'TrangThai'>,
): Promise<Abnormal | null> {
  if (!returned.has(slip.TrangThai)) return null;
  return loadOne(ctx, 'slip:abnormal', slip._id, async (of, ids) => {
    const { rows } = await of.db.execute<Abnormal & { id: string }>(sql`
      select s.id, a.cao, a.thap, a.nguy_hiem as "nguyHiem" from unnest(${sql.param([...ids])}::uuid[]) s(id)
      cross join lateral (${abnormalOfSlip(sql`s.id`)}) a`);
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  });
}
