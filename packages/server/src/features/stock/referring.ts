import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const stockReferring: readonly Referring[] = [
  { table: 'pharmacy.phieu_kho', label: { vi: 'Phiếu kho', en: 'Stock papers' }, code: 'r.so_phieu' },
  {
    table: 'pharmacy.phieu_kho_chi_tiet',
    label: { vi: 'Dòng phiếu kho', en: 'Lines of stock papers' },
    code: '(select p.so_phieu from pharmacy.phieu_kho p where p.id = r.phieu_kho_id)',
  },
  {
    table: 'pharmacy.dinh_muc_kho',
    label: { vi: 'Định mức tồn kho', en: 'Stock limits' },
    code: '(select k.ma_kho from pharmacy.kho k where k.id = r.kho_id)',
  },
];
