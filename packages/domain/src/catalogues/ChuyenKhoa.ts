import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, maXml, tenField } from './fields.ts';

export const ChuyenKhoa = defineCatalogue({
  name: 'ChuyenKhoa',
  service: 'main',
  label: { vi: 'Chuyên khoa', en: 'Medical specialties' },
  group: 'toChuc',
  permission: 'DANH_MUC_TO_CHUC',
  fields: {
    MaChuyenKhoa: maField('Mã chuyên khoa', 'Specialty code'),
    TenChuyenKhoa: tenField('Tên chuyên khoa', 'Specialty name'),
    MaXML: maXml,
    GhiChu: ghiChu,
  },
  searchBy: ['MaChuyenKhoa', 'TenChuyenKhoa'],
  code: 'MaChuyenKhoa',
  display: 'TenChuyenKhoa',
});
