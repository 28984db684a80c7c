import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { markTicketAbsent } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { lockSlip } from './slipNotes.ts';
import { announceSlip, liveLines, slipFacts } from './states.ts';
import { type LineRow, dichVuYeuCauChiTietTable as lines, type SlipRow } from './tables.ts';

/**
 * Notes on a slip that the patient did not come, or came after all. Where they wait by a number it is the number that says so: it is
 * passed over, or waits again; the mark on the lines is for slips without one. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED,
 * STATE_CHANGED when begun.
 */
export async function markAbsent(ctx: Ctx, id: string, KhongDen: boolean): Promise<SlipRow> {
  return inTransaction(ctx, async (tx) => {
    const slip = await lockSlip(tx, id);
    requireAct(tx, slipActs(slip.Loai), 'vang', slipFacts(slip, await liveLines(tx, id)));
    await markTicketAbsent(tx, id, KhongDen);
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

/** Whether the patient of a line did not come: as its number says, where it has one. */
export async function isAbsent(ctx: Ctx, line: LineRow): Promise<boolean> {
  const ticket = await ticketOfSource(ctx, line.DichVuYeuCau_Id);
  return ticket && ticket.TrangThai !== 'huy' ? ticket.TrangThai === 'vang' : line.KhongDen;
}
