import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Ways of anaesthesia. */
export const DM_PhuongPhapVoCam = defineCatalogue({
  name: 'DM_PhuongPhapVoCam',
  service: 'main',
  label: { vi: 'Phương pháp vô cảm', en: 'Anaesthesia methods' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaPhuongPhapVoCam: maField('Mã phương pháp', 'Method code'),
    TenPhuongPhapVoCam: tenField('Tên phương pháp', 'Method name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaPhuongPhapVoCam', 'TenPhuongPhapVoCam'],
  code: 'MaPhuongPhapVoCam',
  display: 'TenPhuongPhapVoCam',
  operations: {
    list: 'getAllDM_PhuongPhapVoCam',
    search: 'searchDM_PhuongPhapVoCams',
  },
});
