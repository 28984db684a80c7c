import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** How much each position may let off the bill of a visit; without an entry for it, and without one for all others, there is no limit. */
export const HanMucMienGiam = defineCatalogue({
  name: 'HanMucMienGiam',
  service: 'main',
  label: { vi: 'Hạn mức miễn giảm', en: 'Limits of exemptions' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaHanMuc: maField('Mã hạn mức', 'Limit code'),
    TenHanMuc: tenField('Tên hạn mức', 'Limit name'),
    ChucVu_Id: {
      kind: 'ref',
      to: 'DM_ChucVu',
      label: { vi: 'Chức vụ (bỏ trống: các chức vụ khác)', en: 'Position (empty: all other positions)' },
      list: true,
    },
    SoTienToiDa: {
      kind: 'money',
      label: { vi: 'Tối đa mỗi lượt (đồng)', en: 'At most a visit (dong)' },
      min: '0',
      list: true,
    },
    PhanTramToiDa: {
      kind: 'number',
      label: { vi: 'Tối đa % phần người bệnh của lượt', en: "At most % of the patient's part of a visit" },
      min: '0',
      max: '100',
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaHanMuc', 'TenHanMuc'],
  code: 'MaHanMuc',
  display: 'TenHanMuc',
});
