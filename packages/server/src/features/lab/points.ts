import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { GiaTriThietBi } from '../../gql/main.ts';

/** Who knows what devices have sent for the indices of a slip, the oldest first; of many slips of a request in one statement. */
export const deviceValues =
  definePoint<(ctx: Ctx, slipId: string) => Promise<GiaTriThietBi[]>>('deviceValues');
