import { defineCatalogue } from '../catalogue/catalogue.ts';
import { denNgay, ghiChu, maField, tenField, tuNgay } from './fields.ts';

/** Debts that are followed together, over a time. */
export const NhomCongNo = defineCatalogue({
  name: 'NhomCongNo',
  service: 'main',
  label: { vi: 'Nhóm công nợ', en: 'Debt groups' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaNhomCongNo: maField('Mã nhóm công nợ', 'Debt group code'),
    TenNhomCongNo: tenField('Tên nhóm công nợ', 'Debt group name'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    GhiChu: ghiChu,
  },
  ordered: [['TuNgay', 'DenNgay']],
  searchBy: ['MaNhomCongNo', 'TenNhomCongNo'],
  code: 'MaNhomCongNo',
  display: 'TenNhomCongNo',
});
