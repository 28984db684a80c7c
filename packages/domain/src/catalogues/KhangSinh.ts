import { defineCatalogue } from '../catalogue/catalogue.ts';
import { nhomKhangSinh } from '../microbiology/values.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

/** Antibiotics that organisms are tested against. */
export const KhangSinh = defineCatalogue({
  name: 'KhangSinh',
  service: 'main',
  label: { vi: 'Kháng sinh của kháng sinh đồ', en: 'Antibiotics tested' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaKhangSinh: maField('Mã kháng sinh', 'Antibiotic code'),
    TenKhangSinh: tenField('Tên kháng sinh', 'Antibiotic name'),
    NhomKhangSinh: {
      kind: 'enum',
      type: 'NhomKhangSinh',
      label: { vi: 'Nhóm', en: 'Group' },
      required: true,
      list: true,
      values: nhomKhangSinh,
    },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaKhangSinh', 'TenKhangSinh'],
  code: 'MaKhangSinh',
  display: 'TenKhangSinh',
});
