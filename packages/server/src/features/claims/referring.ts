import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const claimsReferring: readonly Referring[] = [
  {
    table: 'main.ho_so_bhyt',
    label: { vi: 'Hồ sơ BHYT', en: 'Claims' },
    code: "r.ma_lien_ket || ' · ' || r.phien_ban",
    loose: { noi_tiep_nhan_id: 'Node' },
  },
];
