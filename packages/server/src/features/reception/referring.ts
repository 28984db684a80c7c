import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const receptionReferring: readonly Referring[] = [
  { table: 'main.tiep_nhan', label: { vi: 'Lượt tiếp nhận', en: 'Receptions' }, code: 'r.ma_tiep_nhan' },
  {
    table: 'main.the_trong_dot',
    label: { vi: 'Thẻ BHYT thêm trong lượt', en: 'Further cards of visits' },
    code: 'r.so_the_bhyt',
  },
];
