import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const invoicesReferring: readonly Referring[] = [
  {
    table: 'main.tai_khoan_hoa_don',
    label: { vi: 'Tài khoản hóa đơn điện tử', en: 'E-invoice accounts' },
    code: 'r.ten',
    loose: { nhan_vien_ids: 'NhanVien', node_ids: 'Node' },
  },
  {
    table: 'main.hoa_don_dien_tu',
    label: { vi: 'Hóa đơn điện tử', en: 'Electronic invoices' },
    code: "r.serial || coalesce(' ' || r.so_hoa_don, '')",
    loose: { quay_thu_id: 'Node' },
  },
  {
    table: 'main.quyet_toan_bhyt',
    label: { vi: 'Quyết toán BHYT', en: 'Settlements with the insurance' },
    code: 'r.so_bien_ban',
    loose: { co_so_id: 'Node' },
  },
];
