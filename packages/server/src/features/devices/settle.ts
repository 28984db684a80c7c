import { reasonIssues } from '@sen/domain/acts/reason';
import { eq } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type KetNoiRow, ketNoiTable } from './tables.ts';
import { tellDevice } from './tell.ts';

/** So many are settled at once: a page of the list. */
const mostAtOnce = 200;

/**
 * Settles results or messages of devices for a reason, all or none, in the order of their ids; each device is told once. `settle` locks and
 * changes one, and answers its device. Errors: BAD_INPUT at `LyDo` or `ids`, those of `settle`.
 */
export async function settleMany(
  ctx: Ctx,
  ids: readonly string[],
  LyDo: string,
  settle: (tx: Tx, id: string) => Promise<KetNoiRow>,
): Promise<void> {
  refuseIssues([
    ...reasonIssues(LyDo),
    ...(ids.length > mostAtOnce ? [{ path: 'ids', code: 'TOO_MANY', details: { max: mostAtOnce } }] : []),
  ]);
  await inTransaction(ctx, async (tx) => {
    const told = new Map<string, KetNoiRow>();
    for (const id of [...new Set(ids)].sort()) {
      const link = await settle(tx, id);
      told.set(link._id, link);
    }
    for (const link of told.values()) await tellDevice(tx, link);
  });
}

/** The link of a device by its id; null where there is none. */
export async function linkById(tx: Tx, id: string): Promise<KetNoiRow | null> {
  const [link] = await tx.db.select().from(ketNoiTable).where(eq(ketNoiTable._id, id));
  return link ?? null;
}
