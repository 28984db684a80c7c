import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

/** Currencies with what one unit is worth in dong. */
export const TienTe = defineCatalogue({
  name: 'TienTe',
  service: 'main',
  label: { vi: 'Tiền tệ', en: 'Currencies' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaTienTe: maField('Mã tiền tệ', 'Currency code'),
    TenTienTe: tenField('Tên tiền tệ', 'Currency name'),
    TyGia: {
      kind: 'money',
      label: { vi: 'Tỷ giá (đồng)', en: 'Rate (dong)' },
      required: true,
      min: '0.01',
      list: true,
    },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaTienTe', 'TenTienTe'],
  code: 'MaTienTe',
  display: 'TenTienTe',
});
