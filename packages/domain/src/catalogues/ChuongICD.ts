import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

export const ChuongICD = defineCatalogue({
  name: 'ChuongICD',
  service: 'main',
  label: { vi: 'Chương ICD', en: 'ICD chapters' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaChuongICD: maField('Mã chương', 'Chapter code'),
    TenChuongICD: tenField('Tên chương', 'Chapter name'),
    TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 250, list: true },
    PhamViMa: { kind: 'text', label: { vi: 'Phạm vi mã', en: 'Code range' }, max: 20, list: true },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaChuongICD', 'TenChuongICD'],
  code: 'MaChuongICD',
  display: 'TenChuongICD',
});
