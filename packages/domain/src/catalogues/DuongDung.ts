import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, maXml, tenField } from './fields.ts';

export const DuongDung = defineCatalogue({
  name: 'DuongDung',
  service: 'main',
  label: { vi: 'Đường dùng', en: 'Routes of administration' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaDuongDung: maField('Mã đường dùng', 'Route code'),
    TenDuongDung: tenField('Tên đường dùng', 'Route name'),
    MaXML: maXml,
    GhiChu: ghiChu,
  },
  searchBy: ['MaDuongDung', 'TenDuongDung'],
  code: 'MaDuongDung',
  display: 'TenDuongDung',
});
