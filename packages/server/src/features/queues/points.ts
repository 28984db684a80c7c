import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** Which of the sources that tickets wait for may not be called yet, such as slips that are not paid: each asks one statement. */
export const notYetCalled =
  definePoint<(ctx: Ctx, sourceIds: readonly string[]) => Promise<ReadonlySet<string>>>('notYetCalled');
