import { dongTraActs, dongTraSteps } from '@sen/domain/claims/sending/dongTra';
import { and, asc, eq } from 'drizzle-orm';
import { transition } from '../../../engine/acts/transition.ts';
import type { Ctx, Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { lockExisting, rowsById } from '../../../engine/sql/rows.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { facilityOf } from '../../organisation/facility.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { type DongTraBHYTRow, hoSoBHYTTable, dongTraBHYTTable as table } from '../tables.ts';
import { tell } from './send.ts';

/** What came back of a claim, the rows of one table together. */
export function linesOf(ctx: Ctx, HoSo_Id: string): Promise<DongTraBHYTRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(eq(table.HoSo_Id, HoSo_Id))
    .orderBy(asc(table.Bang), asc(table.STT), asc(table._id));
}

export type WorkAction = 'giaiTrinh' | 'chapNhan' | 'moLai';

/**
 * Works a returned line to an answer: explains it, accepts it, opens it again. Errors: NOT_FOUND, CONFLICT, REASON_NEEDED for an
 * explanation without words, those of the acts.
 */
export async function workLine(
  ctx: Ctx,
  { id, version, action, LyDo }: { id: string; version: number; action: WorkAction; LyDo: string },
): Promise<DongTraBHYTRow> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockExisting(tx, table, id, 'DongTraBHYT');
    const [claim] = await rowsById(tx.db, hoSoBHYTTable, [row.HoSo_Id]);
    if (!claim) throw new DomainError('NOT_FOUND', { entity: 'HoSoBHYT' });
    await requireVisible(tx, { node: claim.NoiTiepNhan_Id, BenhNhan_Id: claim.BenhNhan_Id });
    if (row.version !== version) throw new DomainError('CONFLICT', { current: row });
    const words = LyDo.trim();
    if (action === 'giaiTrinh' && words === '') throw new DomainError('REASON_NEEDED');
    const node = await facilityOf(tx, claim.NoiTiepNhan_Id);
    const after = await transition(tx, dongTraActs, table, id, action, {
      locked: row,
      facts: () => ({ TrangThai: row.TrangThai, node }),
      set: action === 'moLai' ? {} : { GiaiTrinh: words || row.GiaiTrinh },
    });
    await tell(tx, claim);
    return after;
  });
}

/** What waited of a version is corrected with the one that takes its place. */
export async function closeLines(tx: Tx, HoSo_Id: string): Promise<void> {
  const open = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.HoSo_Id, HoSo_Id), eq(table.TrangThai, 'ChoXuLy')))
    .for('update');
  for (const row of open)
    await transition(tx, dongTraSteps, table, row._id, 'daSua', {
      locked: row,
      consequence: true,
      facts: () => ({ TrangThai: row.TrangThai, node: null }),
    });
}
