import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

/** Kinds of transfer between facilities; since 2025 kept for statistics only. */
export const HinhThucChuyen = defineCatalogue({
  name: 'HinhThucChuyen',
  service: 'main',
  label: { vi: 'Hình thức chuyển', en: 'Kinds of transfer' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaHinhThucChuyen: maField('Mã hình thức chuyển', 'Kind code'),
    TenHinhThucChuyen: tenField('Tên hình thức chuyển', 'Kind name'),
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaHinhThucChuyen', 'TenHinhThucChuyen'],
  code: 'MaHinhThucChuyen',
  display: 'TenHinhThucChuyen',
});
