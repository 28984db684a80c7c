import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { SlipNotes } from './slipNotes.ts';
import type { SlipRow } from './tables.ts';

/** What an act on an order slip of a kind brings with it; answers what to note on the slip. Its errors refuse the act. */
export type OrderEffect = {
  kind: SlipKind;
  run: (tx: Tx, slip: SlipRow, action: DichVuYeuCauAction, LyDo: string | undefined) => Promise<SlipNotes>;
};

/** What runs when a slip has moved, in the same transaction, before its lines, its account and its rooms hear of it. */
export const whenOrderMoves = definePoint<OrderEffect>('whenOrderMoves');
