import { dec } from '@sen/domain/money/decimal';
import type { Tx } from '../../engine/context.ts';
import { issueTicket } from '../queues/commands.ts';
import { lockTicketsOfVisit } from '../queues/tickets.ts';
import { receptionById } from '../reception/queries.ts';

/** A visit that owes something takes a number of the cashier, unless it waits with one or is an emergency. */
export async function queueForPayment(tx: Tx, TiepNhan_Id: string, ConLai: string): Promise<void> {
  if (dec(ConLai).lte(0)) return;
  const visit = await receptionById(tx, TiepNhan_Id);
  if (visit.CapCuu || !visit.NoiTiepNhan_Id) return;
  const live = await lockTicketsOfVisit(tx, TiepNhan_Id);
  if (live.some((ticket) => ticket.HangDoi === 'VienPhi')) return;
  await issueTicket(tx, {
    hangDoi: 'VienPhi',
    nodeId: visit.NoiTiepNhan_Id,
    BenhNhan_Id: visit.BenhNhan_Id,
    TiepNhan_Id,
    sourceId: TiepNhan_Id,
    uuTien: visit.UuTien,
    lyDoUuTien: visit.LyDoUuTien,
  });
}
