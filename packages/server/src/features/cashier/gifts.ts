import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';

/** Whether order lines that may not be performed owe nothing and only wait until what was bought with them is paid: all are given. */
export async function waitForBought(tx: Tx, sourceIds: readonly string[]): Promise<boolean> {
  const { rows } = await tx.db.execute<{ gifts: number }>(sql`
    select count(*)::int as gifts from main.vien_phi_dong
    where source_id = any(${sql.param([...sourceIds])}::uuid[]) and trang_thai = 'DangSuDung'
      and khuyen_mai > 0 and con_lai = 0 and hach_toan = 0 and not duoc_phep_thuc_hien`);
  return rows[0]?.gifts === sourceIds.length;
}
