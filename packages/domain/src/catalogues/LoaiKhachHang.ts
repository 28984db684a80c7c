import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const LoaiKhachHang = defineCatalogue({
  name: 'LoaiKhachHang',
  service: 'main',
  label: { vi: 'Loại khách hàng', en: 'Customer types' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaLoaiKhachHang: maField('Mã loại khách hàng', 'Customer type code'),
    TenLoaiKhachHang: tenField('Tên loại khách hàng', 'Customer type name'),
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiKhachHang', 'TenLoaiKhachHang'],
  code: 'MaLoaiKhachHang',
  display: 'TenLoaiKhachHang',
});
