import type { Ctx, Tx } from '../../../engine/context.ts';
import { enqueue, type OutboxCall } from '../../../engine/outbox.ts';
import { linkIsOn } from '../../prescriptionLink/queries.ts';
import { prescriptionById } from '../queries.ts';
import type { ToaThuocRow } from '../tables.ts';
import { sendToa } from './send.ts';

/** The adapter under which prescriptions wait for the national system; the key of a call is the id of its prescription. */
export const nationalAdapter = 'nationalPrescription';

/** Tells the national system of the prescriptions of an examination that has ended, as the law wants it at once. Supplies are none. */
export async function tellNation(tx: Tx, toas: readonly ToaThuocRow[]): Promise<void> {
  const drugs = toas.filter((toa) => toa.LoaiToa !== 'VTYT');
  if (drugs.length === 0 || !(await linkIsOn(tx))) return;
  for (const toa of drugs) await putOut(tx, toa);
}

/** Writes the call that sends a prescription; one that is there already stays. */
export function putOut(tx: Tx, { _id, TiepNhan_Id }: ToaThuocRow): Promise<void> {
  return enqueue(tx, {
    adapter: nationalAdapter,
    operation: 'sendPrescription',
    idempotencyKey: _id,
    payload: { ToaThuoc_Id: _id, TiepNhan_Id },
  });
}

/** Sends one; a prescription that was cancelled meanwhile is not sent. */
export async function sendPrescriptionCall(ctx: Ctx, call: OutboxCall): Promise<Record<string, unknown>> {
  const toa = await prescriptionById(ctx, call.idempotencyKey);
  if (toa.TrangThai === 'DaHuy') return { outcome: 'CANCELLED' };
  return { checksum: await sendToa(ctx, toa) };
}
