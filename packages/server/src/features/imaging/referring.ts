import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const imagingReferring: readonly Referring[] = [
  {
    table: 'main.chan_doan_phien_ban',
    label: { vi: 'Phiếu kết quả chẩn đoán hình ảnh', en: 'Imaging reports' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.chan_doan_ket_qua',
    label: { vi: 'Kết quả chẩn đoán hình ảnh', en: 'Imaging results' },
    code: slipNumberOfRow,
    loose: { nguoi_thuc_hien_ids: 'NhanVien' },
  },
];
