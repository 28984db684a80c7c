import type { Ctx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';

/** Which of these slips may not be performed yet, since something of them is not paid. One statement. */
export async function slipsNotAllowed(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await queryPrepared<{ id: string }>(ctx.db, 'sen_slips_not_allowed', notAllowed, [ids]);
  return new Set(rows.map((row) => row.id));
}

const notAllowed = `select distinct dich_vu_yeu_cau_id as id from main.dich_vu_yeu_cau_chi_tiet
  where dich_vu_yeu_cau_id = any($1::uuid[]) and trang_thai <> 'DaHuy' and not duoc_phep_thuc_hien`;
