import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const DM_DoiTuong = defineCatalogue({
  name: 'DM_DoiTuong',
  service: 'main',
  label: { vi: 'Đối tượng', en: 'Payer objects' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaDoiTuong: maField('Mã đối tượng', 'Payer code'),
    TenDoiTuong: tenField('Tên đối tượng', 'Payer name'),
    NhomDoiTuong_Id: {
      kind: 'ref',
      to: 'NhomDoiTuong',
      label: { vi: 'Nhóm đối tượng', en: 'Payer group' },
      required: true,
      list: true,
    },
    LoaiGia_Ids: {
      kind: 'refs',
      to: 'LoaiGia',
      label: { vi: 'Loại giá', en: 'Price types' },
      required: true,
      list: true,
    },
    PhamViApDung: {
      kind: 'enum',
      type: 'PhamViApDung',
      label: { vi: 'Phạm vi áp dụng', en: 'Used for' },
      list: true,
      values: {
        TatCa: { vi: 'Ngoại trú và nội trú', en: 'Outpatients and inpatients' },
        NgoaiTru: { vi: 'Ngoại trú', en: 'Outpatients' },
        NoiTru: { vi: 'Nội trú', en: 'Inpatients' },
      },
    },
    GioiHanNgoaiTru: {
      kind: 'lines',
      label: { vi: 'Giới hạn ngoại trú', en: 'Outpatient limits' },
      fields: {
        GioiHan: {
          kind: 'money',
          label: { vi: 'Dưới mức (trống: phần còn lại)', en: 'Below (empty: the rest)' },
          min: '0',
        },
        TyLe: {
          kind: 'number',
          label: { vi: 'Tỷ lệ (%)', en: 'Rate (%)' },
          required: true,
          min: '0',
          max: '100',
        },
      },
    },
    GioiHanNoiTru: {
      kind: 'lines',
      label: { vi: 'Giới hạn nội trú', en: 'Inpatient limits' },
      fields: {
        GioiHan: {
          kind: 'money',
          label: { vi: 'Dưới mức (trống: phần còn lại)', en: 'Below (empty: the rest)' },
          min: '0',
        },
        TyLe: {
          kind: 'number',
          label: { vi: 'Tỷ lệ (%)', en: 'Rate (%)' },
          required: true,
          min: '0',
          max: '100',
        },
      },
    },
    DuocHoTroGiaBHYT: { kind: 'bool', label: { vi: 'Được hỗ trợ giá BHYT', en: 'Insurance price support' } },
    TamUng: { kind: 'bool', label: { vi: 'Phải tạm ứng', en: 'Advance payment' } },
    PhanTram80: {
      kind: 'number',
      label: { vi: 'Mức tính 80 (%)', en: 'Reduced rate 80 (%)' },
      min: '0',
      max: '100',
    },
    PhanTram50: {
      kind: 'number',
      label: { vi: 'Mức tính 50 (%)', en: 'Reduced rate 50 (%)' },
      min: '0',
      max: '100',
    },
    PhanTram30: {
      kind: 'number',
      label: { vi: 'Mức tính 30 (%)', en: 'Reduced rate 30 (%)' },
      min: '0',
      max: '100',
    },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaDoiTuong', 'TenDoiTuong'],
  code: 'MaDoiTuong',
  display: 'TenDoiTuong',
  operations: { list: 'getDM_DoiTuongs' },
});
