import type { Referring } from '../../engine/catalogue/referring.ts';

/** The table whose rows refer to entries of catalogues. */
export const notificationsReferring: readonly Referring[] = [
  { table: 'main.thong_bao', label: { vi: 'Thông báo', en: 'Notices' }, code: 'r.khoa' },
];
