import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, maXml, tenField } from './fields.ts';

export const NgheNghiep = defineCatalogue({
  name: 'NgheNghiep',
  service: 'main',
  label: { vi: 'Nghề nghiệp', en: 'Occupations' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaNgheNghiep: maField('Mã nghề nghiệp', 'Occupation code'),
    TenNgheNghiep: tenField('Tên nghề nghiệp', 'Occupation name'),
    MaXML: maXml,
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaNgheNghiep', 'TenNgheNghiep'],
  code: 'MaNgheNghiep',
  display: 'TenNgheNghiep',
});
