import type { Ctx } from '../context.ts';
import type { OutboxSender } from '../jobs/outbox.ts';

/**
 * How a thing that is sent outside ended. Unknown: nobody knows whether it was taken (no answer, a broken one, a failure of the other
 * side): it is searched for before anything is repeated.
 */
export type Outcome<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'pending'; reason: string }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'unknown'; reason: string };

/** What a search finds: the outcome, or that the other side has never heard of it. */
export type Found<T> = Outcome<T> | { outcome: 'absent' };

/** A thing to be sent once, as it stands. */
export type Owed<Item> = {
  item: Item;
  /** When it was sent first and last; null while it never was: it cannot be there then. */
  sentFirst: Date | null;
  sentLast: Date | null;
};

/** Something that leads to exactly one effect in a system outside, however often it is tried and whoever dies meanwhile. */
export type Outside<Item, T> = {
  /** The thing of a call; null when it is owed no more. */
  load: (ctx: Ctx, id: string) => Promise<Owed<Item> | null>;
  /** Keeps, in a transaction of its own, that it is sent now: from then on it may be there. */
  sending: (ctx: Ctx, id: string) => Promise<void>;
  /** Sends it under a key that the other side knows it by for ever. Never throws for what the network does. */
  send: (ctx: Ctx, item: Item) => Promise<Outcome<T>>;
  /** Searches for it by that key. */
  find: (ctx: Ctx, item: Item) => Promise<Found<T>>;
  /** Keeps how it ended, in one transaction. */
  keep: (ctx: Ctx, id: string, outcome: Outcome<T>) => Promise<void>;
  /** For how long a search may not see what was taken, in milliseconds. */
  lag: number;
  /** For how long the key protects from a second effect, in milliseconds; null for ever. Later it is searched for, never sent again. */
  keyLife: (item: Item) => number | null;
};

/** It is not there yet, or nobody knows: the job is tried again. */
class Waiting extends Error {}

/** The sender of an outbox adapter that leads to exactly one effect each; its calls name their thing as `id`. */
export function outsideSender<Item, T>(outside: Outside<Item, T>): OutboxSender {
  return async (ctx, { payload }) => {
    const id = String(payload['id']);
    const owed = await outside.load(ctx, id);
    if (!owed) return { boQua: true };
    if (owed.sentLast && owed.sentFirst) {
      const found = await outside.find(ctx, owed.item);
      if (found.outcome !== 'absent') return settled(ctx, outside, id, found);
      const now = ctx.now().getTime();
      if (now - owed.sentLast.getTime() < outside.lag) throw new Waiting('NOT_SEEN_YET');
      const life = outside.keyLife(owed.item);
      if (life !== null && now - owed.sentFirst.getTime() > life)
        return settled(ctx, outside, id, { outcome: 'unknown', reason: 'KEY_TOO_OLD' });
    }
    await outside.sending(ctx, id);
    return settled(ctx, outside, id, await outside.send(ctx, owed.item));
  };
}

async function settled<Item, T>(
  ctx: Ctx,
  { keep }: Outside<Item, T>,
  id: string,
  outcome: Outcome<T>,
): Promise<Record<string, unknown>> {
  await keep(ctx, id, outcome);
  if (outcome.outcome === 'unknown' || outcome.outcome === 'pending') throw new Waiting(outcome.reason);
  return { ketQua: outcome.outcome };
}
