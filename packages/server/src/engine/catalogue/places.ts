import type { Label } from '@sen/domain/catalogue/catalogue';

/** A table outside the catalogues whose rows refer to entries; `code` is what tells a row to a person, in SQL with the row as r. */
export type Place = { label: Label; code?: string };

/** Where entries may be referred to outside the catalogues, by table. A test holds the list against the database. */
export const places: Readonly<Record<string, Place>> = {
  'auth.account': { label: { vi: 'Tài khoản', en: 'Accounts' }, code: 'r.username' },
  'auth.account_profile': {
    label: { vi: 'Nơi làm việc của tài khoản', en: 'Work places of accounts' },
    code: '(select a.username from auth.account a where a.id = r.account_id)',
  },
  'auth.profile_node': {
    label: { vi: 'Nơi làm việc của hồ sơ', en: 'Work places of profiles' },
    code: '(select p.code from auth.profile p where p.id = r.profile_id)',
  },
  'main.bang_gia': { label: { vi: 'Bảng giá', en: 'Price lists' }, code: 'r.ten_bang_gia' },
  'main.benh_nhan': { label: { vi: 'Người bệnh', en: 'Patients' }, code: 'r.ma_y_te' },
  'main.bien_lai': { label: { vi: 'Biên lai', en: 'Receipts' }, code: 'r.ma_bien_lai' },
  'main.bien_lai_thanh_toan': {
    label: { vi: 'Lần thanh toán', en: 'Payments' },
    code: '(select b.ma_bien_lai from main.bien_lai b where b.id = r.bien_lai_id)',
  },
  'main.ca_thu': { label: { vi: 'Ca thu', en: 'Cashier shifts' } },
  'main.dich_vu_yeu_cau': { label: { vi: 'Phiếu chỉ định', en: 'Order slips' }, code: 'r.so_phieu_yeu_cau' },
  'main.dich_vu_yeu_cau_chi_tiet': {
    label: { vi: 'Dịch vụ đã chỉ định', en: 'Ordered services' },
    code: '(select s.so_phieu_yeu_cau from main.dich_vu_yeu_cau s where s.id = r.dich_vu_yeu_cau_id)',
  },
  'main.gia_dich_vu': {
    label: { vi: 'Giá dịch vụ', en: 'Prices of services' },
    code: '(select b.ten_bang_gia from main.bang_gia b where b.id = r.bang_gia_id)',
  },
  'main.gia_lieu_trinh': {
    label: { vi: 'Giá liệu trình', en: 'Prices of courses' },
    code: '(select b.ten_bang_gia from main.bang_gia b where b.id = r.bang_gia_id)',
  },
  'main.hang_doi_ve': { label: { vi: 'Số thứ tự', en: 'Queue tickets' } },
  'main.kham_benh': { label: { vi: 'Phiên khám', en: 'Examinations' }, code: 'r.ma_kham_benh' },
  'main.kham_benh_chuyen_vien': {
    label: { vi: 'Giấy chuyển viện', en: 'Referrals' },
    code: 'r.ma_chuyen_vien',
  },
  'main.tai_khoan_hoa_don': {
    label: { vi: 'Tài khoản hóa đơn điện tử', en: 'E-invoice accounts' },
    code: 'r.ten',
  },
  'main.tiep_nhan': { label: { vi: 'Lượt tiếp nhận', en: 'Receptions' }, code: 'r.ma_tiep_nhan' },
  'main.toa_thuoc': { label: { vi: 'Toa thuốc', en: 'Prescriptions' }, code: 'r.ma_don_thuoc' },
  'main.toa_thuoc_chi_tiet': {
    label: { vi: 'Thuốc đã kê', en: 'Prescribed drugs' },
    code: '(select t.ma_don_thuoc from main.toa_thuoc t where t.id = r.toa_thuoc_id)',
  },
  'main.vien_phi_dong': { label: { vi: 'Dòng viện phí', en: 'Charges' }, code: 'r.ma_phieu' },
  'main.vien_phi_mien_giam': { label: { vi: 'Miễn giảm', en: 'Discounts' } },
  'main.xac_nhan_bhyt': { label: { vi: 'Xác nhận chi phí BHYT', en: 'Confirmed insurance costs' } },
  'main.xet_nghiem_ket_qua': {
    label: { vi: 'Kết quả xét nghiệm', en: 'Laboratory results' },
    code: '(select s.so_phieu_yeu_cau from main.dich_vu_yeu_cau s where s.id = r.dich_vu_yeu_cau_id)',
  },
  'main.xet_nghiem_phien_ban': {
    label: { vi: 'Phiếu kết quả xét nghiệm', en: 'Laboratory reports' },
    code: '(select s.so_phieu_yeu_cau from main.dich_vu_yeu_cau s where s.id = r.dich_vu_yeu_cau_id)',
  },
  'pharmacy.giu_thuoc': { label: { vi: 'Thuốc đang giữ', en: 'Reserved drugs' } },
  'pharmacy.lo': { label: { vi: 'Lô thuốc', en: 'Lots' }, code: 'r.so_lo' },
  'pharmacy.phieu_cap': { label: { vi: 'Phiếu cấp thuốc', en: 'Supply slips' }, code: 'r.ma_phieu_cap' },
  'pharmacy.phieu_cap_chi_tiet': {
    label: { vi: 'Thuốc đã cấp', en: 'Supplied drugs' },
    code: '(select p.ma_phieu_cap from pharmacy.phieu_cap p where p.id = r.phieu_cap_id)',
  },
  'pharmacy.the_kho': { label: { vi: 'Thẻ kho', en: 'Stock cards' } },
  'pharmacy.ton_kho': {
    label: { vi: 'Tồn kho', en: 'Stock' },
    code: '(select l.so_lo from pharmacy.lo l where l.id = r.lo_id)',
  },
};

/**
 * Columns that refer to entries without a foreign key, by catalogue: a list of ids can have none, and a record that only notes
 * who acted needs none.
 */
export const looseColumns: Readonly<Record<string, readonly string[]>> = {
  ChuyenKhoa: ['main.vien_phi_dong.chuyen_khoa_id'],
  Duoc: ['pharmacy.giu_thuoc.duoc_id', 'pharmacy.phieu_cap_chi_tiet.duoc_id', 'pharmacy.the_kho.duoc_id'],
  HoatChat: ['main.benh_nhan.di_ung_hoat_chat_ids'],
  ICD: ['main.kham_benh.chan_doan_phu_icd_ids', 'main.kham_benh_chuyen_vien.chan_doan_phu_icd_ids'],
  Kho: ['pharmacy.giu_thuoc.kho_id', 'pharmacy.phieu_cap.kho_id', 'pharmacy.the_kho.kho_id'],
  NhanVien: [
    'auth.account.nhan_vien_id',
    'main.bien_lai.nguoi_huy_id',
    'main.bien_lai.nguoi_tra_tien_id',
    'main.ca_thu.nhan_vien_id',
    'main.dich_vu_yeu_cau.nguoi_duyet_id',
    'main.dich_vu_yeu_cau.nguoi_lay_mau_id',
    'main.dich_vu_yeu_cau.nguoi_thuc_hien_id',
    'main.tai_khoan_hoa_don.nhan_vien_ids',
    'main.vien_phi_mien_giam.nguoi_duyet_id',
    'main.xac_nhan_bhyt.nguoi_huy_id',
    'main.xac_nhan_bhyt.nguoi_xac_nhan_id',
  ],
  NhomBenhNhan: ['main.benh_nhan.nhom_benh_nhan_ids'],
  Node: [
    'auth.account_profile.node_ids',
    'auth.profile_node.node_id',
    'main.bien_lai.quay_thu_id',
    'main.tai_khoan_hoa_don.node_ids',
  ],
  TaiKhoanNganHang: ['main.bien_lai_thanh_toan.tai_khoan_ngan_hang_id'],
};
