import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, loaiBienLaiValues, maField, taiKhoan, tenField } from './fields.ts';

/** Kinds of receipt and payment vouchers with the accounts that they are entered in. */
export const LoaiPhieuThuChi = defineCatalogue({
  name: 'LoaiPhieuThuChi',
  service: 'main',
  label: { vi: 'Loại phiếu thu chi', en: 'Voucher types' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaLoaiPhieu: maField('Mã loại phiếu', 'Voucher type code'),
    TenLoaiPhieu: tenField('Tên loại phiếu', 'Voucher type name'),
    /** Receipts of this kind are entered under it. */
    LoaiBienLai: {
      kind: 'enum',
      type: 'LoaiBienLai',
      label: { vi: 'Dùng cho loại biên lai', en: 'Kind of receipt' },
      list: true,
      values: loaiBienLaiValues,
    },
    TaiKhoanNoTienMat: taiKhoan('Tài khoản nợ, tiền mặt', 'Debit account, cash'),
    TaiKhoanCoTienMat: taiKhoan('Tài khoản có, tiền mặt', 'Credit account, cash'),
    TaiKhoanNoNganHang: taiKhoan('Tài khoản nợ, ngân hàng', 'Debit account, bank'),
    TaiKhoanCoNganHang: taiKhoan('Tài khoản có, ngân hàng', 'Credit account, bank'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiPhieu', 'TenLoaiPhieu'],
  code: 'MaLoaiPhieu',
  display: 'TenLoaiPhieu',
});
