import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** What a doctor may order of the nurses, such as to turn a patient every two hours. */
export const YLenhChamSoc = defineCatalogue({
  name: 'YLenhChamSoc',
  service: 'main',
  label: { vi: 'Y lệnh chăm sóc', en: 'Care orders' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaYLenhChamSoc: maField('Mã y lệnh', 'Care order code'),
    TenYLenhChamSoc: tenField('Tên y lệnh', 'Care order name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaYLenhChamSoc', 'TenYLenhChamSoc'],
  code: 'MaYLenhChamSoc',
  display: 'TenYLenhChamSoc',
  operations: { list: 'YLenhChamSocs', one: 'YLenhChamSoc' },
});
