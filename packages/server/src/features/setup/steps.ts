import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { setupRow } from './code.ts';
import { thietLapTable } from './tables.ts';

/** Takes the steps off the home screen, or brings them back. Error: NOT_FOUND for a site that was not set up by the assistant. */
export async function hideSetup(ctx: Ctx, hidden: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .update(thietLapTable)
      .set({ hiddenAt: hidden ? tx.now() : null, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(thietLapTable._id, setupRow))
      .returning({ _id: thietLapTable._id });
    if (rows.length === 0) throw new DomainError('NOT_FOUND', { entity: 'ThietLap' });
    await audit(tx, { action: 'UPDATE', entity: 'ThietLap', entityId: setupRow, after: { hidden } });
    await emit(tx, { module: 'ThietLap', process: 'update', data: {} });
  });
}
