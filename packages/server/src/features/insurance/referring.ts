import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const insuranceReferring: readonly Referring[] = [
  {
    table: 'main.xac_nhan_bhyt',
    label: { vi: 'Xác nhận chi phí BHYT', en: 'Confirmed insurance costs' },
    loose: { nguoi_huy_id: 'NhanVien', nguoi_xac_nhan_id: 'NhanVien' },
  },
];
