import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const recordAccessReferring: readonly Referring[] = [
  { table: 'main.mo_ho_so', label: { vi: 'Mở hồ sơ của cơ sở khác', en: 'Openings of records' } },
];
