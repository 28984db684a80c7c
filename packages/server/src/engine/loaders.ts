import DataLoader from 'dataloader';
import type { Ctx } from './context.ts';

type Batch<V> = (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, V>>;

/** The loaders of one request, by name. */
export type Loaders = Map<string, DataLoader<string, unknown>>;

/**
 * Reads one record by id, together with all that are asked for in the same tick: one statement for all.
 * `batch` answers a map by id; a missing id answers null.
 */
export function loadOne<V>(ctx: Ctx, name: string, id: string | null, batch: Batch<V>): Promise<V | null> {
  if (id === null) return Promise.resolve(null);
  let loader = ctx.loaders.get(name);
  if (!loader) {
    loader = new DataLoader<string, unknown>(async (ids) => {
      const found = await batch(ctx, ids);
      return ids.map((one) => found.get(one) ?? null);
    });
    ctx.loaders.set(name, loader);
  }
  return loader.load(id) as Promise<V | null>; // the loader of this name was made by a batch of V
}

/** Reads many by id through the same batch, leaving out those that are missing. */
export async function loadMany<V>(
  ctx: Ctx,
  name: string,
  ids: readonly string[],
  batch: Batch<V>,
): Promise<V[]> {
  const found = await Promise.all(ids.map((id) => loadOne(ctx, name, id, batch)));
  return found.filter((one): one is Awaited<V> & V => one !== null);
}
