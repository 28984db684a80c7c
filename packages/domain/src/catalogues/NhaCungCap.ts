import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, email, ghiChu, maField, maSoThue, soDienThoai, tenField } from './fields.ts';

export const NhaCungCap = defineCatalogue({
  name: 'NhaCungCap',
  service: 'pharmacy',
  label: { vi: 'Nhà cung cấp', en: 'Suppliers' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaNhaCungCap: maField('Mã nhà cung cấp', 'Supplier code'),
    TenNhaCungCap: tenField('Tên nhà cung cấp', 'Supplier name'),
    DiaChi: diaChi,
    SoDienThoai: { ...soDienThoai, list: true },
    Email: email,
    MaSoThue: maSoThue,
    NguoiLienHe: {
      kind: 'text',
      label: { vi: 'Người liên hệ', en: 'Contact' },
      max: 100,
      confidential: true,
    },
    GhiChu: { ...ghiChu, confidential: true },
  },
  searchBy: ['MaNhaCungCap', 'TenNhaCungCap'],
  code: 'MaNhaCungCap',
  display: 'TenNhaCungCap',
});
