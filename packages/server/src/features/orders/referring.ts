import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from './sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const ordersReferring: readonly Referring[] = [
  {
    table: 'main.dich_vu_yeu_cau',
    label: { vi: 'Phiếu chỉ định', en: 'Order slips' },
    code: 'r.so_phieu_yeu_cau',
    loose: {
      nguoi_duyet_id: 'NhanVien',
      nguoi_lay_mau_id: 'NhanVien',
      nguoi_thuc_hien_id: 'NhanVien',
      nguoi_xem_ket_qua_id: 'NhanVien',
    },
  },
  {
    table: 'main.dich_vu_yeu_cau_chi_tiet',
    label: { vi: 'Dịch vụ đã chỉ định', en: 'Ordered services' },
    code: slipNumberOfRow,
    loose: { goi_id: 'GoiDichVu' },
  },
];
