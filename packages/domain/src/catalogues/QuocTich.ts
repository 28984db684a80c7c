import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, maXml, tenField } from './fields.ts';

export const QuocTich = defineCatalogue({
  name: 'QuocTich',
  service: 'main',
  label: { vi: 'Quốc tịch', en: 'Nationalities' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaQuocTich: maField('Mã quốc tịch', 'Nationality code'),
    TenQuocTich: tenField('Tên quốc tịch', 'Nationality name'),
    MaXML: maXml,
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaQuocTich', 'TenQuocTich'],
  code: 'MaQuocTich',
  display: 'TenQuocTich',
});
