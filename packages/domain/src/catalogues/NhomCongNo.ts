import { defineCatalogue } from '../catalogue/catalogue.ts';
import { denNgay, ghiChu, maField, tenField, tuNgay } from './fields.ts';

/** Debts that are followed together, over a time, with the terms and the limit of their debtors. */
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
    HanMuc: { kind: 'money', label: { vi: 'Hạn mức của mỗi người nợ', en: 'Limit of a debtor' }, min: '0' },
    SoNgayHan: {
      kind: 'number',
      label: { vi: 'Hạn trả (ngày)', en: 'Due after (days)' },
      min: '0',
      max: '3650',
    },
    SoNgayChan: {
      kind: 'number',
      label: {
        vi: 'Không cho nợ thêm khi quá hạn hơn (ngày)',
        en: 'No further debt while one is overdue by more than (days)',
      },
      min: '0',
      max: '3650',
    },
    GhiChu: ghiChu,
  },
  ordered: [['TuNgay', 'DenNgay']],
  searchBy: ['MaNhomCongNo', 'TenNhomCongNo'],
  code: 'MaNhomCongNo',
  display: 'TenNhomCongNo',
});
