import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const medicalRecordsReferring: readonly Referring[] = [
  {
    table: 'main.benh_an',
    label: { vi: 'Bệnh án ngoại trú', en: 'Outpatient records' },
    code: 'r.so_benh_an',
    loose: { chan_doan_phu_icd_ids: 'ICD' },
  },
  {
    table: 'main.ra_vien_ngoai_tru',
    label: { vi: 'Giấy ra viện ngoại trú', en: 'Outpatient discharges' },
    code: 'r.so_ra_vien',
    loose: { chan_doan_phu_icd_ids: 'ICD' },
  },
  {
    table: 'main.phieu_so_ket',
    label: { vi: 'Phiếu sơ kết', en: 'Summaries of progress' },
    code: 'r.ngay::text',
  },
];
