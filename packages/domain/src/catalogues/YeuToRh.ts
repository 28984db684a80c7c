import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const YeuToRh = defineCatalogue({
  name: 'YeuToRh',
  service: 'main',
  label: { vi: 'Yếu tố Rh', en: 'Rh factors' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaYeuToRh: maField('Mã yếu tố Rh', 'Rh factor code'),
    TenYeuToRh: tenField('Tên yếu tố Rh', 'Rh factor name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaYeuToRh', 'TenYeuToRh'],
  code: 'MaYeuToRh',
  display: 'TenYeuToRh',
});
