import { desc, inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { grouped } from '../orders/grouped.ts';
import { type ThongBaoSaiSotRow, thongBaoSaiSotTable as table } from './tables.ts';

/** One notice. Errors: NOT_FOUND. */
export async function noticeById(ctx: Ctx, id: string): Promise<ThongBaoSaiSotRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'ThongBaoSaiSot' });
  return row;
}

/** The notices about an invoice, the newest first. Read together for all invoices of a request. */
export async function noticesOf(ctx: Ctx, HoaDon_Id: string): Promise<ThongBaoSaiSotRow[]> {
  const found = await loadOne(ctx, 'invoices:notices', HoaDon_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(table)
      .where(inArray(table.HoaDon_Id, [...ids]))
      .orderBy(desc(table.NgayTao), desc(table._id));
    return grouped(rows, (row) => row.HoaDon_Id);
  });
  return found ?? [];
}
