import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_ChucVu = defineCatalogue({
  name: 'DM_ChucVu',
  service: 'main',
  label: { vi: 'Chức vụ', en: 'Positions' },
  group: 'nhanSu',
  permission: 'DANH_MUC_NHAN_SU',
  fields: {
    MaChucVu: maField('Mã chức vụ', 'Position code'),
    TenChucVu: tenField('Tên chức vụ', 'Position name'),
    CanGiayPhep: {
      kind: 'bool',
      label: { vi: 'Phải có giấy phép hành nghề', en: 'Needs a practice licence' },
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaChucVu', 'TenChucVu'],
  code: 'MaChucVu',
  display: 'TenChucVu',
});
