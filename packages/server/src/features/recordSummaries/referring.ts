import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const recordSummaryReferring: readonly Referring[] = [
  {
    table: 'main.yeu_cau_tom_tat',
    label: { vi: 'Yêu cầu tóm tắt hồ sơ', en: 'Requests for summaries' },
    code: 'r.so_yeu_cau',
  },
  {
    table: 'main.tom_tat_ho_so',
    label: { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summaries of medical records' },
    code: 'r.so_tom_tat',
    loose: { chan_doan_phu_icd_ids: 'ICD' },
  },
];
