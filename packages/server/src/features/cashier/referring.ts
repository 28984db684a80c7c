import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const cashierReferring: readonly Referring[] = [
  {
    table: 'main.bien_lai',
    label: { vi: 'Biên lai', en: 'Receipts' },
    code: 'r.ma_bien_lai',
    loose: { nguoi_huy_id: 'NhanVien', nguoi_tra_tien_id: 'NhanVien', quay_thu_id: 'Node' },
  },
  {
    table: 'main.bien_lai_thanh_toan',
    label: { vi: 'Lần thanh toán', en: 'Payments' },
    code: '(select b.ma_bien_lai from main.bien_lai b where b.id = r.bien_lai_id)',
    loose: { tai_khoan_ngan_hang_id: 'TaiKhoanNganHang' },
  },
  {
    table: 'main.giao_dich_tam',
    label: { vi: 'Chuẩn bị thu', en: 'Prepared collections' },
    code: 'r.ma_giao_dich',
    loose: { tai_khoan_ngan_hang_id: 'TaiKhoanNganHang' },
  },
  {
    table: 'main.ca_thu',
    label: { vi: 'Ca thu', en: 'Cashier shifts' },
    loose: { nhan_vien_id: 'NhanVien' },
  },
  {
    table: 'main.vien_phi_dong',
    label: { vi: 'Dòng viện phí', en: 'Charges' },
    code: 'r.ma_phieu',
    loose: { chuyen_khoa_id: 'ChuyenKhoa' },
  },
  {
    table: 'main.doi_doi_tuong',
    label: { vi: 'Lần đổi đối tượng', en: 'Changes of payer' },
  },
  {
    table: 'main.vien_phi_mien_giam',
    label: { vi: 'Miễn giảm', en: 'Discounts' },
    loose: { nguoi_duyet_id: 'NhanVien', nguoi_de_nghi_id: 'NhanVien' },
  },
];
