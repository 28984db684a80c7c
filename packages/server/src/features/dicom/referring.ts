import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const dicomReferring: readonly Referring[] = [
  {
    table: 'main.ca_dicom',
    label: { vi: 'Ca chụp', en: 'Studies' },
    code: 'r.so_truy_cap',
  },
  {
    table: 'main.tinh_trang_may_dicom',
    label: { vi: 'Tình trạng máy DICOM', en: 'States of DICOM modalities' },
    follows: true,
  },
];
