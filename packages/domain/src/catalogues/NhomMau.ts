import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const NhomMau = defineCatalogue({
  name: 'NhomMau',
  service: 'main',
  label: { vi: 'Nhóm máu', en: 'Blood groups' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaNhomMau: maField('Mã nhóm máu', 'Blood group code'),
    TenNhomMau: tenField('Tên nhóm máu', 'Blood group name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomMau', 'TenNhomMau'],
  code: 'MaNhomMau',
  display: 'TenNhomMau',
});
