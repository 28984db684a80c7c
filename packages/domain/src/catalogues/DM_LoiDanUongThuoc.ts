import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_LoiDanUongThuoc = defineCatalogue({
  name: 'DM_LoiDanUongThuoc',
  service: 'main',
  label: { vi: 'Lời dặn uống thuốc', en: 'Advice on taking medicine' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    Ma: maField('Mã', 'Code'),
    Ten: tenField('Tên', 'Name'),
    NoiDung: {
      kind: 'text',
      label: { vi: 'Nội dung', en: 'Text' },
      required: true,
      max: 2000,
      multiline: true,
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['Ma', 'Ten', 'NoiDung'],
  code: 'Ma',
  display: 'Ten',
});
