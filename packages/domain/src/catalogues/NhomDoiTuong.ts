import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const NhomDoiTuong = defineCatalogue({
  name: 'NhomDoiTuong',
  service: 'main',
  label: { vi: 'Nhóm đối tượng', en: 'Payer groups' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaNhomDoiTuong: maField('Mã nhóm đối tượng', 'Payer group code'),
    TenNhomDoiTuong: tenField('Tên nhóm đối tượng', 'Payer group name'),
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomDoiTuong', 'TenNhomDoiTuong'],
  code: 'MaNhomDoiTuong',
  display: 'TenNhomDoiTuong',
});
