import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const LoaiGia = defineCatalogue({
  name: 'LoaiGia',
  service: 'main',
  label: { vi: 'Loại giá', en: 'Price types' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaLoaiGia: maField('Mã loại giá', 'Price type code'),
    TenLoaiGia: tenField('Tên loại giá', 'Price type name'),
    LaBHYT: { kind: 'bool', label: { vi: 'Giá bảo hiểm y tế', en: 'Insurance price' }, list: true },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiGia', 'TenLoaiGia'],
  code: 'MaLoaiGia',
  display: 'TenLoaiGia',
});
