import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const NhomICD = defineCatalogue({
  name: 'NhomICD',
  service: 'main',
  label: { vi: 'Nhóm ICD', en: 'ICD groups' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaNhomICD: maField('Mã nhóm', 'Group code'),
    TenNhomICD: tenField('Tên nhóm', 'Group name'),
    TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 250, list: true },
    ChuongICD_Id: {
      kind: 'ref',
      to: 'ChuongICD',
      label: { vi: 'Chương ICD', en: 'ICD chapter' },
      required: true,
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomICD', 'TenNhomICD'],
  code: 'MaNhomICD',
  display: 'TenNhomICD',
});
