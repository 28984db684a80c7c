import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { lockSlip } from './slipNotes.ts';
import { announceSlip, liveLines, slipFacts } from './states.ts';
import { dichVuYeuCauChiTietTable as lines, type SlipRow } from './tables.ts';

/** Notes on a slip's lines that the patient did not come, or came after all. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED when begun. */
export async function markAbsent(ctx: Ctx, id: string, KhongDen: boolean): Promise<SlipRow> {
  return inTransaction(ctx, async (tx) => {
    const slip = await lockSlip(tx, id);
    requireAct(tx, slipActs(slip.Loai), 'vang', slipFacts(slip, await liveLines(tx, id)));
    await tx.db
      .update(lines)
      .set({ KhongDen, version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
      .where(eq(lines.DichVuYeuCau_Id, id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'DichVuYeuCau',
      entityId: id,
      BenhNhan_Id: slip.BenhNhan_Id,
      after: { KhongDen },
    });
    await announceSlip(tx, slip, 'update');
    return slip;
  });
}
