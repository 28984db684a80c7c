import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const caseReportReferring: readonly Referring[] = [
  {
    table: 'main.bao_cao_ca_benh',
    label: { vi: 'Báo cáo ca bệnh', en: 'Case reports' },
    code: 'r.so_bao_cao',
  },
];
