import { printRecords } from '../printing/printRecords.ts';
import type { RecordDef } from '../records/record.ts';

/** What the operation log holds of claims: prints of the cost list. */
export const claimRecords: readonly RecordDef[] = [
  ...printRecords('BangKeChiPhiKCB', { vi: 'bảng kê chi phí khám, chữa bệnh', en: 'cost list of a visit' }),
];
