import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Ways of operating. */
export const DM_PhuongPhapPhauThuat = defineCatalogue({
  name: 'DM_PhuongPhapPhauThuat',
  service: 'main',
  label: { vi: 'Phương pháp phẫu thuật', en: 'Surgery methods' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaPhuongPhapPhauThuat: maField('Mã phương pháp', 'Method code'),
    TenPhuongPhapPhauThuat: tenField('Tên phương pháp', 'Method name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaPhuongPhapPhauThuat', 'TenPhuongPhapPhauThuat'],
  code: 'MaPhuongPhapPhauThuat',
  display: 'TenPhuongPhapPhauThuat',
  operations: {
    list: 'getAllDM_PhuongPhapPhauThuat',
    search: 'searchDM_PhuongPhapPhauThuats',
  },
});
