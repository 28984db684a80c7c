import type { BookRow } from './dayBook.ts';
import type { ReceiptMoney } from './receiptEntries.ts';
import type { ButToanRow, DotXuatRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DongSoQuy: BookRow;
  ButToanBienLai: ReceiptMoney;
  ButToan: ButToanRow;
  DotXuatButToan: DotXuatRow;
};
