import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const sickLeaveReferring: readonly Referring[] = [
  {
    table: 'main.giay_nghi_huong_bhxh',
    label: { vi: 'Giấy nghỉ việc hưởng BHXH', en: 'Sick-leave certificates' },
    code: 'r.so_kcb',
  },
];
