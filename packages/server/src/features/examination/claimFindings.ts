import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { ClaimFinding } from '../cashier/points.ts';
import { sessionRows } from './sql.ts';

/** A claim names the main disease, and the fund pays for examinations that are over. */
export async function findInSessions(
  ctx: Ctx,
  visits: readonly string[],
): Promise<Map<string, ClaimFinding[]>> {
  const { rows } = await ctx.db.execute<{ id: string; open: boolean; named: boolean }>(sql`
    select v.id, coalesce(bool_or(k.trang_thai = 'DangKham'), false) as open,
      coalesce(bool_or(k.chan_doan_icd_id is not null), false) as named
    from unnest(${sql.param([...visits])}::uuid[]) v (id)
    left join ${sessionRows} k on k.tiep_nhan_id = v.id and k.trang_thai <> 'DaHuy'
    group by v.id`);
  return new Map(
    rows.map(({ id, open, named }): [string, ClaimFinding[]] => [
      id,
      [...(open ? [finding('CLAIM_EXAM_OPEN')] : []), ...(named ? [] : [finding('CLAIM_NO_DIAGNOSIS')])],
    ]),
  );
}

function finding(code: ErrorCode): ClaimFinding {
  const text = { vi: errorText(code, 'vi'), en: errorText(code, 'en') };
  return { id: code, severity: 'error', text, mendAt: 'diagnosis' };
}
