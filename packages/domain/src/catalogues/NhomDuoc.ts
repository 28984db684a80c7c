import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const NhomDuoc = defineCatalogue({
  name: 'NhomDuoc',
  service: 'pharmacy',
  label: { vi: 'Nhóm dược', en: 'Drug groups' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaNhomDuoc: maField('Mã nhóm dược', 'Drug group code'),
    TenNhomDuoc: tenField('Tên nhóm dược', 'Drug group name'),
    Cha_Id: { kind: 'ref', to: 'NhomDuoc', label: { vi: 'Nhóm cha', en: 'Parent group' }, list: true },
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomDuoc', 'TenNhomDuoc'],
  code: 'MaNhomDuoc',
  display: 'TenNhomDuoc',
});
