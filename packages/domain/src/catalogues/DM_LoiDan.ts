import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_LoiDan = defineCatalogue({
  name: 'DM_LoiDan',
  service: 'main',
  label: { vi: 'Lời dặn', en: 'Advice' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  own: { field: 'NhanVien_Id', permission: 'KHAM_BENH' },
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
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Của bác sĩ', en: 'Doctor' }, list: true },
    GhiChu: ghiChu,
  },
  searchBy: ['Ma', 'Ten', 'NoiDung'],
  code: 'Ma',
  display: 'Ten',
});
