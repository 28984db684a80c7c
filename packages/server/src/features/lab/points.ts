import type { Ctx, Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { GiaTriThietBi, KetQuaKiemChuan } from '../../gql/main.ts';
import type { SlipRow } from '../orders/tables.ts';

/** Who knows what devices have sent for the indices of a slip, the oldest first; of many slips of a request in one statement. */
export const deviceValues =
  definePoint<(ctx: Ctx, slipId: string) => Promise<GiaTriThietBi[]>>('deviceValues');

/** Who knows of rejected quality control that concerns the indices of a slip which is about to be verified. */
export const controlWarnings =
  definePoint<(ctx: Ctx, slip: SlipRow) => Promise<KetQuaKiemChuan[]>>('controlWarnings');

/** What happens when values of a slip are to be measured again, in the same transaction. */
export const rerunsAsked = definePoint<(tx: Tx, slip: SlipRow) => Promise<void>>('rerunsAsked');

/** What happens when a person has seen that values of devices for a slip do not stand, in the same transaction. */
export const deviceValuesSeen =
  definePoint<(tx: Tx, slip: SlipRow, ids: readonly string[]) => Promise<void>>('deviceValuesSeen');
