import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type EveningScope, type Found, foundColumns, foundIn } from '../cashier/eveningFindings.ts';
import { eveningRows } from '../cashier/forEvening.ts';
import { giaoDichNganHangTable as notices } from './tables.ts';

/** Transfers of a day that no receipt has taken yet: they stand on accounts of the whole house. One statement. */
export async function transfersWithoutReceipt(ctx: Ctx, scope: EveningScope): Promise<Found> {
  const [found] = await eveningRows<{ found: Found }>(
    ctx,
    scope,
    sql`
    with f as (select ${foundColumns({
      id: sql`g.id`,
      luc: sql`g.ngay_giao_dich`,
      so: sql`coalesce(g.ma_tham_chieu, g.ma_nguon)`,
      so_tien: sql`g.so_tien`,
      ghi_chu: sql`g.noi_dung`,
    })} from ${notices} g where g.trang_thai = 'ChoXuLy' and ${scope.during(sql`g.ngay_giao_dich`)})
    select ${foundIn('f')} as found`,
  );
  if (!found) throw new Error('sums without a row');
  return found.found;
}
