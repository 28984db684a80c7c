import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const spaReferring: readonly Referring[] = [
  {
    table: 'main.buoi_lieu_trinh',
    label: { vi: 'Buổi liệu trình', en: 'Sessions of courses' },
    code: slipNumberOfRow,
    loose: { nguoi_huy_id: 'NhanVien' },
  },
];
