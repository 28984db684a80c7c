import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const TaiKhoanNganHang = defineCatalogue({
  name: 'TaiKhoanNganHang',
  service: 'main',
  label: { vi: 'Tài khoản ngân hàng', en: 'Bank accounts' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaTaiKhoan: maField('Mã tài khoản', 'Account code'),
    TenTaiKhoan: tenField('Tên tài khoản', 'Account name'),
    TenNganHang: {
      kind: 'text',
      label: { vi: 'Ngân hàng', en: 'Bank' },
      required: true,
      max: 250,
      list: true,
      confidential: true,
    },
    MaBIN: {
      kind: 'text',
      label: { vi: 'Mã BIN (VietQR)', en: 'BIN (VietQR)' },
      required: true,
      max: 6,
      pattern: 'code',
      list: true,
      confidential: true,
    },
    SoTaiKhoan: {
      kind: 'text',
      label: { vi: 'Số tài khoản', en: 'Account number' },
      required: true,
      max: 19,
      pattern: 'code',
      list: true,
      confidential: true,
    },
    ChuTaiKhoan: {
      kind: 'text',
      label: { vi: 'Chủ tài khoản', en: 'Holder' },
      required: true,
      max: 100,
      list: true,
      confidential: true,
    },
    MacDinh: macDinh,
    GhiChu: { ...ghiChu, confidential: true },
  },
  searchBy: ['MaTaiKhoan', 'TenTaiKhoan', 'SoTaiKhoan'],
  code: 'MaTaiKhoan',
  display: 'TenTaiKhoan',
});
