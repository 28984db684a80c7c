import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, maXml, tenField } from './fields.ts';

export const DanToc = defineCatalogue({
  name: 'DanToc',
  service: 'main',
  label: { vi: 'Dân tộc', en: 'Ethnic groups' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaDanToc: maField('Mã dân tộc', 'Ethnic group code'),
    TenDanToc: tenField('Tên dân tộc', 'Ethnic group name'),
    MaXML: maXml,
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaDanToc', 'TenDanToc'],
  code: 'MaDanToc',
  display: 'TenDanToc',
});
