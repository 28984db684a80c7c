import { isDone } from '@sen/domain/acts/acts';
import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockSlip } from './slipNotes.ts';
import { changeSlipState } from './states.ts';

/** Notes results as viewed by the doctor; viewed ones stay so. All or none. Errors: FORBIDDEN, NOT_FOUND, STATE_CHANGED. */
export async function danhDauDaXem(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  await inTransaction(ctx, async (tx) => {
    for (const id of [...new Set(ids)].sort()) {
      const slip = await lockSlip(tx, id);
      if (!isDone(slipActs(slip.Loai), 'xemKetQua', slip.TrangThai))
        await changeSlipState(tx, id, 'xemKetQua');
    }
  });
  return [...ids];
}
