import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const functionalTestsReferring: readonly Referring[] = [
  {
    table: 'main.tham_do_phien_ban',
    label: { vi: 'Phiếu kết quả thăm dò chức năng', en: 'Functional test reports' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.tham_do_ket_qua',
    label: { vi: 'Kết quả thăm dò chức năng', en: 'Functional test results' },
    code: slipNumberOfRow,
    loose: { nguoi_thuc_hien_ids: 'NhanVien' },
  },
];
