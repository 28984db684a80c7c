import { eq, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { type SlipRow, dichVuYeuCauTable as slips } from './tables.ts';

/** What those who perform an order write on its slip. */
export type SlipNotes = Partial<
  Pick<SlipRow, 'SIDMau' | 'NgayLayMau' | 'NguoiLayMau_Id' | 'NguoiThucHien_Id' | 'NguoiDuyet_Id' | 'KetLuan'>
>;

/** One slip, its row locked. Errors: NOT_FOUND. */
export async function lockSlip(tx: Tx, id: string): Promise<SlipRow> {
  const slip = await lockExisting(tx, slips, id, 'DichVuYeuCau');
  return slip;
}

/** Writes notes on a locked slip as a change of its own: the version grows. */
export async function saveOnSlip(tx: Tx, id: string, notes: SlipNotes): Promise<SlipRow> {
  const [slip] = await tx.db
    .update(slips)
    .set({
      ...notes,
      version: sql`${slips.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(slips._id, id))
    .returning();
  if (!slip) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return slip;
}

/** Writes notes that belong to a change of state: its version holds for both. */
export async function noteOnSlip(tx: Tx, slip: SlipRow, notes: SlipNotes): Promise<SlipRow> {
  if (Object.keys(notes).length === 0) return slip;
  await tx.db.update(slips).set(notes).where(eq(slips._id, slip._id));
  return { ...slip, ...notes };
}
