import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { toaThuocChiTietTable as lines } from './tables.ts';

/** Notes on prescription lines whether they are paid; the stores that supply them are told, the patient queues there. */
export async function setPrescriptionPayment(
  tx: Tx,
  lineIds: readonly string[],
  DaThuTien: boolean,
): Promise<void> {
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
