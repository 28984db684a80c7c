import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const followUpReferring: readonly Referring[] = [
  {
    table: 'main.giay_hen_kham_lai',
    label: { vi: 'Phiếu hẹn khám lại', en: 'Appointment slips' },
    code: 'r.so_giay_hen',
  },
  {
    table: 'main.nhac_tai_kham',
    label: { vi: 'Lần nhắc tái khám', en: 'Reminders of follow-ups' },
    code: 'r.luc_nhac::text',
  },
];
