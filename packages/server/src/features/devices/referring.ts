import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const deviceReferring: readonly Referring[] = [
  {
    table: 'main.ket_noi_thiet_bi',
    label: { vi: 'Kết nối thiết bị', en: 'Device links' },
    code: 'r.cong::text',
  },
];
