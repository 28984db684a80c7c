import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const prescriptionLinkReferring: readonly Referring[] = [
  {
    table: 'main.bac_si_lien_thong',
    label: { vi: 'Tài khoản liên thông của bác sĩ', en: 'Link accounts of doctors' },
  },
];
