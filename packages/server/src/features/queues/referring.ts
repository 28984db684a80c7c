import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const queuesReferring: readonly Referring[] = [
  { table: 'main.hang_doi_ve', label: { vi: 'Số thứ tự', en: 'Queue tickets' } },
  { table: 'main.dong_viec', label: { vi: 'Việc đã đóng', en: 'Closed work' } },
];
