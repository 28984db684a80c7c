import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const labQcReferring: readonly Referring[] = [
  {
    table: 'main.ket_qua_kiem_chuan',
    label: { vi: 'Kết quả kiểm chuẩn', en: 'Control results' },
    code: 'r.ten_chi_so',
  },
];
