import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import type { PaidLine } from '../cashier/points.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { toaThuocChiTietTable as lines } from './tables.ts';

/** Notes what the cashier says of prescription lines: one statement for each state of payment. */
export async function notePayment(tx: Tx, paid: readonly PaidLine[]): Promise<void> {
  for (const DaThuTien of [true, false]) {
    const ofState = paid.filter((line) => line.DaThuTien === DaThuTien);
    await setPrescriptionPayment(
      tx,
      ofState.map((line) => line.source_Id),
      DaThuTien,
    );
  }
}

/** Notes on prescription lines whether they are paid; the stores that supply them are told, the patient queues there. */
async function setPrescriptionPayment(tx: Tx, lineIds: readonly string[], DaThuTien: boolean): Promise<void> {
  if (lineIds.length === 0) return;
  const written = await tx.db
    .update(lines)
    .set({ DaThuTien, version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
    .where(inArray(lines._id, [...lineIds]))
    .returning({ ToaThuoc_Id: lines.ToaThuoc_Id });
  if (written.length === 0) return;
  const ToaThuoc_Ids = [...new Set(written.map((one) => one.ToaThuoc_Id))];
  await queueForSupply(tx, ToaThuoc_Ids);
  await emit(tx, { module: 'CapPhatThuoc', process: 'account', data: { ToaThuoc_Ids } });
}
