import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, tuKhoas } from './fields.ts';

export const HoatChat = defineCatalogue({
  name: 'HoatChat',
  service: 'pharmacy',
  label: { vi: 'Hoạt chất', en: 'Active ingredients' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaHoatChat: maField('Mã hoạt chất', 'Ingredient code'),
    TenHoatChat: tenField('Tên hoạt chất', 'Ingredient name'),
    TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 250 },
    TuKhoas: tuKhoas,
    ATC: { kind: 'text', label: { vi: 'Mã ATC', en: 'ATC code' }, max: 10, pattern: 'code', list: true },
    MaBHYT: {
      kind: 'text',
      label: { vi: 'Mã hoạt chất BHYT', en: 'Insurance ingredient code' },
      max: 20,
      pattern: 'code',
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaHoatChat', 'TenHoatChat', 'TenTiengAnh', 'TuKhoas'],
  code: 'MaHoatChat',
  display: 'TenHoatChat',
});
