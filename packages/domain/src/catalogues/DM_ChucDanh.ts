import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_ChucDanh = defineCatalogue({
  name: 'DM_ChucDanh',
  service: 'main',
  label: { vi: 'Chức danh', en: 'Professional titles' },
  group: 'nhanSu',
  permission: 'DANH_MUC_NHAN_SU',
  fields: {
    MaChucDanh: maField('Mã chức danh', 'Title code'),
    TenChucDanh: tenField('Tên chức danh', 'Title name'),
    TenVietTat: { kind: 'text', label: { vi: 'Viết tắt', en: 'Abbreviation' }, max: 20, list: true },
    GhiChu: ghiChu,
  },
  searchBy: ['MaChucDanh', 'TenChucDanh'],
  code: 'MaChucDanh',
  display: 'TenChucDanh',
});
