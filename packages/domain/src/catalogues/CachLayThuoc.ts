import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const CachLayThuoc = defineCatalogue({
  name: 'CachLayThuoc',
  service: 'main',
  label: { vi: 'Cách lấy thuốc', en: 'Ways to collect medicine' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaCachLayThuoc: maField('Mã cách lấy thuốc', 'Way to collect medicine code'),
    TenCachLayThuoc: tenField('Tên cách lấy thuốc', 'Way to collect medicine name'),
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaCachLayThuoc', 'TenCachLayThuoc'],
  code: 'MaCachLayThuoc',
  display: 'TenCachLayThuoc',
});
