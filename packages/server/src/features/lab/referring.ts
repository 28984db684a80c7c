import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const labReferring: readonly Referring[] = [
  {
    table: 'main.xet_nghiem_ket_qua',
    label: { vi: 'Kết quả xét nghiệm', en: 'Laboratory results' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.xet_nghiem_phien_ban',
    label: { vi: 'Phiếu kết quả xét nghiệm', en: 'Laboratory reports' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.xet_nghiem_dich_vu',
    label: { vi: 'Dịch vụ của phiếu xét nghiệm', en: 'Services of laboratory slips' },
    code: slipNumberOfRow,
    loose: { nguoi_thuc_hien_ids: 'NhanVien' },
  },
  {
    table: 'main.xet_nghiem_mau_tu_choi',
    label: { vi: 'Mẫu bị từ chối', en: 'Rejected samples' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.xet_nghiem_chay_lai',
    label: { vi: 'Chạy lại xét nghiệm', en: 'Reruns of laboratory values' },
    code: slipNumberOfRow,
  },
];
