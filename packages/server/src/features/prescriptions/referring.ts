import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const prescriptionsReferring: readonly Referring[] = [
  { table: 'main.toa_thuoc', label: { vi: 'Toa thuốc', en: 'Prescriptions' }, code: 'r.ma_don_thuoc' },
  {
    table: 'main.toa_thuoc_chi_tiet',
    label: { vi: 'Thuốc đã kê', en: 'Prescribed drugs' },
    code: '(select t.ma_don_thuoc from main.toa_thuoc t where t.id = r.toa_thuoc_id)',
  },
];
