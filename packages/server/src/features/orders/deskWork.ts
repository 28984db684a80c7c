import type { Tx } from '../../engine/context.ts';
import { finishTicket, reopenTicket, startServing } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { allows } from '../queues/tickets.ts';

// What the acts of every desk that performs orders bring with them, whatever the kind of result.

/** The work on a slip begins: its patient was here, whether called or passed over before. */
export async function finishSlipTicket(tx: Tx, slipId: string): Promise<void> {
  const ticket = await ticketOfSource(tx, slipId);
  if (ticket && allows(ticket, 'batDau')) await finishTicket(tx, (await startServing(tx, ticket._id))._id);
}

/** The begin is undone: its patient waits again. */
export async function reopenSlipTicket(tx: Tx, slipId: string): Promise<void> {
  const ticket = await ticketOfSource(tx, slipId);
  if (ticket) await reopenTicket(tx, ticket._id);
}
