import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { type Ticket, useQueue } from '../queues/useQueue.ts';

/**
 * The queue of the reception's desks, and the number with which whoever stands here came. It is let go when it no longer is one that
 * was called: it was passed over, or ended elsewhere.
 */
export function useDeskTicket() {
  const session = useSession();
  const [taken, setTaken] = useState<Ticket | null>(null);
  const node = session.profile.nodes.find((one) => one._id === session.nodeId);
  const queue = useQueue('TiepNhan', session.nodeId, node?.name ?? null);
  // between the call and the queue after it, it is not among the called ones yet
  const stands = queue.busy || queue.called.some((one) => one._id === taken?._id);
  return {
    queue,
    ticket: taken && stands ? taken : null,
    take: (ticket: Ticket) => setTaken(ticket),
    letGo: () => setTaken(null),
  };
}

export type DeskTicket = ReturnType<typeof useDeskTicket>;
