import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const boardsReferring: readonly Referring[] = [
  {
    table: 'main.bang_goi_so',
    label: { vi: 'Bảng gọi số', en: 'Queue boards' },
    code: 'r.ten',
    loose: { node_ids: 'Node' },
  },
];
