import { dec } from '@sen/domain/money/decimal';
import type { Tx } from '../../engine/context.ts';
import { ticketAtEnd } from '../queues/commands.ts';
import { lockTicketsOfVisit } from '../queues/tickets.ts';
import { type Account, lockAccount } from './account.ts';

/**
 * Once the act is done, a visit that then owes something takes a number of the cashier: after those of the rooms, whatever the act is,
 * so that two acts never wait for each other's numbers.
 */
export function queueLast(tx: Tx, account: Account, ConLai: string): void {
  tx.tx.last.set(nameOf(account.row.TiepNhan_Id), (late) => queueForPayment(late, account, ConLai));
}

/** The same by the visit, as it then stands. */
export function queueVisitLast(tx: Tx, TiepNhan_Id: string): void {
  tx.tx.last.set(nameOf(TiepNhan_Id), async (late) => {
    const account = await lockAccount(late, TiepNhan_Id);
    await queueForPayment(late, account, account.row.ConLai);
  });
}

const nameOf = (TiepNhan_Id: string) => `VienPhi ${TiepNhan_Id}`;

/** A visit that owes something takes a number of the cashier, unless it waits with one or is an emergency. */
async function queueForPayment(tx: Tx, { row, reception }: Account, ConLai: string): Promise<void> {
  if (dec(ConLai).lte(0) || reception.CapCuu || !reception.NoiTiepNhan_Id) return;
  const live = await lockTicketsOfVisit(tx, row.TiepNhan_Id);
  if (live.some((ticket) => ticket.HangDoi === 'VienPhi')) return;
  await ticketAtEnd(tx, {
    hangDoi: 'VienPhi',
    nodeId: reception.NoiTiepNhan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
    TiepNhan_Id: row.TiepNhan_Id,
    sourceId: row.TiepNhan_Id,
    uuTien: reception.UuTien,
    lyDoUuTien: reception.LyDoUuTien,
  });
}
