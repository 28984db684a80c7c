import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { facilityOf } from './facility.ts';

/** Whether the current node, or one above it, hides the health records of other facilities (Node.ChiXemHoSoCoSo). */
function hidesOthers(ctx: Ctx): boolean {
  return ctx.nodeId !== null && ctx.grants.ownRecordsAt.has(ctx.nodeId);
}

/**
 * The rows that may be seen at the current node: all, or those of its own facility where records of others are hidden. `nodeOf` tells
 * where a record was made; one without a place is everybody's.
 */
export async function visibleRecords<T>(
  ctx: Ctx,
  rows: readonly T[],
  nodeOf: (row: T) => string | null | Promise<string | null>,
): Promise<T[]> {
  if (!hidesOthers(ctx)) return [...rows];
  const own = await facilityOf(ctx, ctx.nodeId);
  const facilities = await Promise.all(rows.map(async (row) => facilityOf(ctx, await nodeOf(row))));
  return rows.filter((_row, at) => facilities[at] === null || facilities[at] === own);
}

/** Refuses a record of another facility where those are hidden. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function requireVisible(
  ctx: Ctx,
  madeAt: string | null | (() => Promise<string | null>),
): Promise<void> {
  const nodeOf = () => (typeof madeAt === 'function' ? madeAt() : madeAt);
  if ((await visibleRecords(ctx, [madeAt], nodeOf)).length === 0)
    throw new DomainError('RECORD_OF_ANOTHER_FACILITY');
}
