import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, ghiChu, maField, soDienThoai, tenField } from './fields.ts';

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
    Email: { kind: 'text', label: { vi: 'Thư điện tử', en: 'E-mail' }, max: 100, pattern: 'email' },
    MaSoThue: {
      kind: 'text',
      label: { vi: 'Mã số thuế', en: 'Tax code' },
      max: 14,
      pattern: 'taxCode',
      list: true,
    },
    NguoiLienHe: { kind: 'text', label: { vi: 'Người liên hệ', en: 'Contact' }, max: 100 },
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhaCungCap', 'TenNhaCungCap'],
  code: 'MaNhaCungCap',
  display: 'TenNhaCungCap',
});
