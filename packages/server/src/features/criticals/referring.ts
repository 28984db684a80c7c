import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const criticalReferring: readonly Referring[] = [
  {
    table: 'main.ket_qua_nguy_hiem',
    label: { vi: 'Kết quả nguy hiểm', en: 'Critical finding' },
    code: slipNumberOfRow,
  },
];
