import { orderKinds, resultKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { OfPackage } from './packages.ts';
import { orderLineRows, slipRows } from './sql.ts';
import type { SlipRow } from './tables.ts';

/** Whether a line that is ordered is a course, of the kinds that may be. */
export function isCourse(
  Loai: SlipKind,
  line: { SoLanThucHien?: number | null | undefined; goi: OfPackage | null },
): boolean {
  if (!orderKinds.get(Loai)?.courses) return false;
  return (line.SoLanThucHien ?? 1) > 1 || line.goi?.laLieuTrinh === true;
}

/** Whether a slip `s` has a course: a service that is performed in sessions. */
export const courseSlip: SQL = sql`exists (
  select 1 from ${orderLineRows} x where x.dich_vu_yeu_cau_id = s.id and x.trang_thai <> 'DaHuy'
    and (x.so_lan_thuc_hien > 1 or exists (select 1 from main.lieu_trinh g where g.id = x.goi_id)))`;

/** Whether a slip `s` is answered at the desk of its kind: kinds with a result, courses aside. */
export const answeredAtDesk: SQL = sql`s.loai = any(${sql.param([...resultKinds.keys()])}::text[]) and not ${courseSlip}`;

/** Whether a slip has a course, of the kinds that may. One statement, none for the others. */
export async function hasCourse(ctx: Ctx, { _id, Loai }: Pick<SlipRow, '_id' | 'Loai'>): Promise<boolean> {
  if (!orderKinds.get(Loai)?.courses) return false;
  const { rows } = await ctx.db.execute(
    sql`select 1 from ${slipRows} s where s.id = ${_id} and ${courseSlip}`,
  );
  return rows.length > 0;
}
