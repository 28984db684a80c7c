import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Tx } from '../../engine/context.ts';
import { ticketAtEnd } from '../queues/commands.ts';
import { receptionById } from '../reception/queries.ts';
import { hasCourse } from './courses.ts';
import type { SlipRow } from './tables.ts';

/** Gives a ready slip its number where its room has a queue; a course waits for none, any desk does its sessions. */
export async function queueSlip(tx: Tx, slip: SlipRow): Promise<void> {
  const hangDoi = orderKinds.get(slip.Loai)?.queue;
  if (!hangDoi || !slip.NoiThucHien_Id || (await hasCourse(tx, slip))) return;
  const visit = await receptionById(tx, slip.TiepNhan_Id);
  await ticketAtEnd(tx, {
    hangDoi,
    nodeId: slip.NoiThucHien_Id,
    BenhNhan_Id: slip.BenhNhan_Id,
    TiepNhan_Id: slip.TiepNhan_Id,
    sourceId: slip._id,
    uuTien: visit.UuTien,
    lyDoUuTien: visit.LyDoUuTien,
    capCuu: visit.CapCuu || slip.LaKhanCap,
  });
}

/** The same for the slips of one act. */
export async function queueSlips(tx: Tx, slips: readonly SlipRow[]): Promise<void> {
  for (const slip of byQueue(slips)) await queueSlip(tx, slip);
}

/** In the order of their queues, as late numbers are taken: two acts that want numbers of the same two rooms do not wait for each other. */
export function byQueue<T extends Pick<SlipRow, 'Loai' | 'NoiThucHien_Id'>>(slips: readonly T[]): T[] {
  const key = ({ Loai, NoiThucHien_Id }: T) => `${orderKinds.get(Loai)?.queue ?? ''} ${NoiThucHien_Id}`;
  return slips.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
