import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const proceduresReferring: readonly Referring[] = [
  {
    table: 'main.pttt_phien_ban',
    label: {
      vi: 'Phiên bản tường trình phẫu thuật, thủ thuật',
      en: 'Versions of surgery and procedure reports',
    },
    code: slipNumberOfRow,
  },
  {
    table: 'main.pttt_ket_qua',
    label: { vi: 'Kết quả phẫu thuật, thủ thuật', en: 'Results of surgery and procedures' },
    code: slipNumberOfRow,
    loose: { nguoi_thuc_hien_ids: 'NhanVien' },
  },
  {
    table: 'main.pttt_tuong_trinh',
    label: { vi: 'Tường trình phẫu thuật, thủ thuật', en: 'Surgery and procedure reports' },
    code: slipNumberOfRow,
    inLists: { 'kip.NhanVien_Id': 'NhanVien' },
  },
];
