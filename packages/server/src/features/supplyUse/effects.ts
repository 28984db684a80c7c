import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import type { Tx } from '../../engine/context.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { refuseDraftSupplies, refuseVerifiedSupplies } from './commands.ts';

/** What refuses an act on a slip for the supplies that it used. Errors: SUPPLY_USE_DRAFT, SUPPLY_USE_VERIFIED. */
export async function supplyRefusals(
  tx: Tx,
  { _id }: SlipRow,
  action: DichVuYeuCauAction,
): Promise<SlipNotes> {
  if (action === 'traKetQua') await refuseDraftSupplies(tx, { slip: _id, session: null });
  if (action === 'huyBatDau') await refuseVerifiedSupplies(tx, { slip: _id, session: null });
  return {};
}
