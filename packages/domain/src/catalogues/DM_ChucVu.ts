import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_ChucVu = defineCatalogue({
  name: 'DM_ChucVu',
  service: 'main',
  label: { vi: 'Chức vụ', en: 'Positions' },
  group: 'nhanSu',
  permission: 'DANH_MUC_NHAN_SU',
  fields: {
    MaChucVu: maField('Mã chức vụ', 'Position code'),
    TenChucVu: tenField('Tên chức vụ', 'Position name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaChucVu', 'TenChucVu'],
  code: 'MaChucVu',
  display: 'TenChucVu',
});
