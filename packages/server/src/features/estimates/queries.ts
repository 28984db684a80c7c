import type { DuToanFacts } from '@sen/domain/estimates/duToan';
import { eq } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { type DuToanRow, duToanTable } from './tables.ts';

/** An estimate that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function estimateById(ctx: Ctx, id: string): Promise<DuToanRow> {
  const [row] = await ctx.db.select().from(duToanTable).where(eq(duToanTable._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'DuToanChiPhi' });
  await requireVisible(ctx, { node: row.Noi_Id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** What the acts on an estimate decide on: one function for the acts and for what a screen offers. */
export function factsOf(ctx: Ctx, { TrangThai, Noi_Id, HieuLucDen }: DuToanRow): DuToanFacts {
  return { TrangThai, node: Noi_Id, HieuLucDen, homNay: today(ctx) };
}
