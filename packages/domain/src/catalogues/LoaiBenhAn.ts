import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

/** Kinds of medical records: internal medicine, surgery, obstetrics, rehabilitation and the others of the ministry's list. */
export const LoaiBenhAn = defineCatalogue({
  name: 'LoaiBenhAn',
  service: 'main',
  label: { vi: 'Loại bệnh án', en: 'Medical record types' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaLoaiBenhAn: maField('Mã loại bệnh án', 'Record type code'),
    TenLoaiBenhAn: tenField('Tên loại bệnh án', 'Record type name'),
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiBenhAn', 'TenLoaiBenhAn'],
  code: 'MaLoaiBenhAn',
  display: 'TenLoaiBenhAn',
});
