import { dec } from '@sen/domain/money/decimal';
import type { Tx } from '../../engine/context.ts';
import { issueTicket } from '../queues/commands.ts';
import { lockTicketsOfVisit } from '../queues/tickets.ts';
import { type Account, lockAccount } from './account.ts';

/** A visit that owes something takes a number of the cashier, unless it waits with one or is an emergency. */
export async function queueForPayment(tx: Tx, { row, reception }: Account, ConLai: string): Promise<void> {
  if (dec(ConLai).lte(0) || reception.CapCuu || !reception.NoiTiepNhan_Id) return;
  const live = await lockTicketsOfVisit(tx, row.TiepNhan_Id);
  if (live.some((ticket) => ticket.HangDoi === 'VienPhi')) return;
  await issueTicket(tx, {
    hangDoi: 'VienPhi',
    nodeId: reception.NoiTiepNhan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
    TiepNhan_Id: row.TiepNhan_Id,
    sourceId: row.TiepNhan_Id,
    uuTien: reception.UuTien,
    lyDoUuTien: reception.LyDoUuTien,
  });
}

/** The same by the visit, as it stands. */
export async function queueVisitForPayment(tx: Tx, TiepNhan_Id: string): Promise<void> {
  const account = await lockAccount(tx, TiepNhan_Id);
  await queueForPayment(tx, account, account.row.ConLai);
}
