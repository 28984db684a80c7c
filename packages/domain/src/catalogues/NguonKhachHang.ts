import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const NguonKhachHang = defineCatalogue({
  name: 'NguonKhachHang',
  service: 'main',
  label: { vi: 'Nguồn khách hàng', en: 'Customer sources' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaNguonKhachHang: maField('Mã nguồn khách hàng', 'Customer source code'),
    TenNguonKhachHang: tenField('Tên nguồn khách hàng', 'Customer source name'),
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaNguonKhachHang', 'TenNguonKhachHang'],
  code: 'MaNguonKhachHang',
  display: 'TenNguonKhachHang',
});
