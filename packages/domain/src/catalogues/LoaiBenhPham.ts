import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

/** Kinds of specimens that microbiology examines. */
export const LoaiBenhPham = defineCatalogue({
  name: 'LoaiBenhPham',
  service: 'main',
  label: { vi: 'Loại bệnh phẩm', en: 'Specimens' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaLoaiBenhPham: maField('Mã loại bệnh phẩm', 'Specimen code'),
    TenLoaiBenhPham: tenField('Tên loại bệnh phẩm', 'Specimen name'),
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiBenhPham', 'TenLoaiBenhPham'],
  code: 'MaLoaiBenhPham',
  display: 'TenLoaiBenhPham',
});
