import type { Ctx, Tx } from '../context.ts';
import { inTransaction } from './transaction.ts';

/** What an act would make, by the act itself: it is done in a transaction that is given up. Errors: those of the act. */
export async function previewed<T>(ctx: Ctx, act: (tx: Tx) => Promise<T>): Promise<T> {
  const kept: T[] = [];
  const givenUp = new Error('a preview keeps nothing');
  try {
    await inTransaction(ctx, async (tx) => {
      kept.push(await act(tx));
      throw givenUp;
    });
  } catch (error) {
    if (error !== givenUp) throw error;
  }
  return kept[0] as T; // what was given up came from there
}
