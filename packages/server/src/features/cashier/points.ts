import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { VienPhiDongRow } from './tables.ts';

type Source = VienPhiDongRow['source'];

/** The order or prescription line of a charge, with its payment as it is now. */
export type PaidLine = Pick<VienPhiDongRow, 'source_Id' | 'DaThuTien' | 'DuocPhepThucHien'>;

/**
 * What runs in the same transaction when lines of a source were paid, allowed to be performed, or no longer are: with all of them at
 * once, after the account has been settled.
 */
export const whenPaid = definePoint<{
  source: Source;
  run: (tx: Tx, lines: readonly PaidLine[]) => Promise<void>;
}>('whenPaid');

/** What cancels the orders whose charges the cashier takes off a bill, in the same transaction. Its errors refuse the act. */
export const whenRemovedFromBill = definePoint<{
  source: Source;
  run: (tx: Tx, sourceIds: readonly string[], LyDo: string) => Promise<void>;
}>('whenRemovedFromBill');
