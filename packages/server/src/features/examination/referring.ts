import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const examinationReferring: readonly Referring[] = [
  {
    table: 'main.kham_benh',
    label: { vi: 'Phiên khám', en: 'Examinations' },
    code: 'r.ma_kham_benh',
    loose: { chan_doan_phu_icd_ids: 'ICD' },
  },
];
