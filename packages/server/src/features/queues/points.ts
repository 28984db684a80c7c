import type { QueueKind } from '@sen/domain/queues/queueKinds';
import type { Ctx, Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { VeRow } from './tables.ts';

/** A queue system outside that leads queues of the house. A site has one at most; nothing of a patient but the number is told to it. */
export type OutsideQueue = {
  /** Whether it leads a kind of queue here. */
  leads: (ctx: Ctx, hangDoi: QueueKind) => Promise<boolean>;
  /** The number that it wants called next, or null: it has nobody to put first, or does not answer in time. Nobody is called by that. */
  next: (ctx: Ctx, press: OutsidePress) => Promise<string | null>;
  /** It wanted a number called that nobody here has. */
  unknown: (ctx: Ctx, press: OutsidePress, number: string) => Promise<void>;
  /** Somebody was called or called again: it is told once that is committed. */
  called: (tx: Tx, ticket: VeRow) => Promise<void>;
};

/** A desk's press: `waiting` are the numbers that may be called, in Sen's order. */
export type OutsidePress = {
  requestId: string;
  hangDoi: QueueKind;
  nodeId: string;
  quay: string | null;
  waiting: readonly string[];
};

export const outsideQueue = definePoint<OutsideQueue>('outsideQueue');

/** Which of the sources that tickets wait for may not be called yet, such as slips that are not paid: each asks one statement. */
export const notYetCalled =
  definePoint<(ctx: Ctx, sourceIds: readonly string[]) => Promise<ReadonlySet<string>>>('notYetCalled');
