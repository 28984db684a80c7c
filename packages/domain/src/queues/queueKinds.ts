import type { QueueDef } from '../feature.ts';
import { entriesOf, type NameOf } from '../features.ts';

export type QueueKind = NameOf<'queues'>;

/** The queues by their kind. */
export const queues = Object.fromEntries(entriesOf('queues')) as Readonly<Record<QueueKind, QueueDef>>; // the names of the entries

export const queueKinds = Object.keys(queues) as [QueueKind, ...QueueKind[]]; // the keys of queues

/** Whether a text names a kind of queue. */
export function isQueueKind(text: string): text is QueueKind {
  return Object.hasOwn(queues, text);
}
