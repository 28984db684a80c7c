import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

export type MovedStock = { Kho_Id: string; Duoc_Ids: readonly string[] };

/**
 * What others do when the stock of drugs in a store has changed, the shelf still locked; answers the drugs that they watch, so that
 * nobody else tells of them.
 */
export const stockMoved =
  definePoint<(tx: Tx, moved: MovedStock) => Promise<readonly string[]>>('stockMoved');

/** Runs what was added for a store; answers the drugs that are watched. */
export async function tellMoved(tx: Tx, moved: MovedStock): Promise<ReadonlySet<string>> {
  const watched = new Set<string>();
  if (moved.Duoc_Ids.length === 0) return watched;
  for (const act of stockMoved.all()) for (const id of await act(tx, moved)) watched.add(id);
  return watched;
}
