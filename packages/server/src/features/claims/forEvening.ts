import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { chargeRows } from '../cashier/sql.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { hoSoBHYTTable } from './tables.ts';

/**
 * What the fund is asked to pay for confirmed visits: T_BHTT of the version that was sent and that the portal did not refuse, else of the file as it
 * is built by now, that is of each row of a line what its confirmation kept, else what stands there (`build/lines.ts`, `claimTotals`; the test
 * holds both together). Added up by the database: a day has thousands of them. One statement.
 */
export async function fundPartOfClaims(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; T_BHTT: string }>(sql`
    select x.tiep_nhan_id as id,
      coalesce(min(s.bh_chi_tra), sum(coalesce((k.line ->> 'BHChiTra')::numeric, d.bh_chi_tra)), 0)::numeric(18, 2)::text as "T_BHTT"
    from ${confirmationRows} x
    left join ${hoSoBHYTTable} s on s.tiep_nhan_id = x.tiep_nhan_id and s.loai_ho_so = 'HoSo' and s.trang_thai not in ('DaThayThe', 'TuChoi')
    left join ${chargeRows} d on d.tiep_nhan_id = x.tiep_nhan_id and d.trang_thai = 'DangSuDung' and not d.khong_thu_tien
    left join lateral (select e.line from jsonb_array_elements(x.dongs) as e (line) where e.line ->> '_id' = d.id::text limit 1) k on true
    where x.tiep_nhan_id = any(${sql.param([...ids])}::uuid[]) and x.trang_thai = 'HieuLuc' group by 1`);
  return new Map(rows.map(({ id, T_BHTT }) => [id, T_BHTT]));
}
