import { defineCatalogue } from '../catalogue/catalogue.ts';
import { hanhViChucVu } from '../signing/positions.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Which positions may do what: an act that no entry names is for everybody with its right; the positions of several entries add up. */
export const ChucVuChoPhep = defineCatalogue({
  name: 'ChucVuChoPhep',
  service: 'main',
  label: { vi: 'Chức vụ được phép', en: 'Allowed positions' },
  group: 'nhanSu',
  permission: 'DANH_MUC_NHAN_SU',
  fields: {
    MaChucVuChoPhep: maField('Mã', 'Code'),
    TenChucVuChoPhep: tenField('Tên', 'Name'),
    HanhVi: {
      kind: 'enum',
      type: 'HanhViChucVu',
      label: { vi: 'Việc', en: 'Act' },
      required: true,
      list: true,
      values: hanhViChucVu,
    },
    ChucVu_Ids: {
      kind: 'refs',
      to: 'DM_ChucVu',
      label: { vi: 'Các chức vụ', en: 'Positions' },
      required: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaChucVuChoPhep', 'TenChucVuChoPhep'],
  code: 'MaChucVuChoPhep',
  display: 'TenChucVuChoPhep',
});
