import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const pharmacyReferring: readonly Referring[] = [
  {
    table: 'pharmacy.giu_thuoc',
    label: { vi: 'Thuốc đang giữ', en: 'Reserved drugs' },
    loose: { duoc_id: 'Duoc', kho_id: 'Kho' },
  },
  { table: 'pharmacy.lo', label: { vi: 'Lô thuốc', en: 'Lots' }, code: 'r.so_lo' },
  {
    table: 'pharmacy.phieu_cap',
    label: { vi: 'Phiếu cấp thuốc', en: 'Supply slips' },
    code: 'r.ma_phieu_cap',
    loose: { kho_id: 'Kho' },
  },
  {
    table: 'pharmacy.phieu_cap_chi_tiet',
    label: { vi: 'Thuốc đã cấp', en: 'Supplied drugs' },
    code: '(select p.ma_phieu_cap from pharmacy.phieu_cap p where p.id = r.phieu_cap_id)',
    loose: { duoc_id: 'Duoc' },
  },
  {
    table: 'pharmacy.the_kho',
    label: { vi: 'Thẻ kho', en: 'Stock cards' },
    loose: { duoc_id: 'Duoc', kho_id: 'Kho' },
  },
  {
    table: 'pharmacy.ton_kho',
    label: { vi: 'Tồn kho', en: 'Stock' },
    code: '(select l.so_lo from pharmacy.lo l where l.id = r.lo_id)',
  },
];
