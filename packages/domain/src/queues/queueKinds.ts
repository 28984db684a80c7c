import type { Label } from '../catalogue/catalogue.ts';
import { entriesOf, type NameOf } from '../features.ts';

export type QueueKind = NameOf<'queues'>;

export type QueueOfKind = {
  kind: QueueKind;
  label: Label;
  /** Its description in the schema. */
  about: string;
  /** Who is called and where to, as the schema says it. */
  calls: string;
  /** The rooms of a facility that share one queue, by their type; without it each room or store has its own. */
  sharedBy?: string;
  /** Nobody is called before the slip is paid. */
  paidFirst?: true;
};

/** Every kind of queue. */
export const queues: readonly QueueOfKind[] = entriesOf('queues').map(([kind, queue]) => ({
  kind,
  ...queue,
}));

const byKind = new Map<string, QueueOfKind>(queues.map((queue) => [queue.kind, queue]));

/** The queue of a kind; undefined for a text that names none. */
export function queueOfKind(kind: string): QueueOfKind | undefined {
  return byKind.get(kind);
}
