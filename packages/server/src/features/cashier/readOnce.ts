import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';

/** In a transaction as it is now, in a list together with the others. */
export async function readOnce<V>(
  ctx: Ctx,
  name: string,
  id: string,
  read: (of: Ctx, ids: readonly string[]) => Promise<Map<string, V>>,
): Promise<V | null> {
  return ctx.tx ? ((await read(ctx, [id])).get(id) ?? null) : loadOne(ctx, name, id, read);
}
