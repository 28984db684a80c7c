import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const admissionReferring: readonly Referring[] = [
  {
    table: 'main.tiep_nhan_nhap_vien',
    label: { vi: 'Chỉ định nhập viện', en: 'Orders to admit' },
    code: 'r.ma_nhap_vien',
  },
];
