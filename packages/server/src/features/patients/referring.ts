import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const patientsReferring: readonly Referring[] = [
  {
    table: 'main.benh_nhan',
    label: { vi: 'Người bệnh', en: 'Patients' },
    code: 'r.ma_y_te',
    loose: { di_ung_hoat_chat_ids: 'HoatChat', nhom_benh_nhan_ids: 'NhomBenhNhan' },
  },
];
