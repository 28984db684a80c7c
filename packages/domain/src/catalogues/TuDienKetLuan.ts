import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Ready texts for the description and conclusion of imaging, functional tests and examinations. */
export const TuDienKetLuan = defineCatalogue({
  name: 'TuDienKetLuan',
  service: 'main',
  label: { vi: 'Từ điển kết luận', en: 'Conclusion dictionary' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaTuDienKetLuan: maField('Mã', 'Code'),
    TenTuDienKetLuan: tenField('Tên', 'Name'),
    NhomDichVu_Id: {
      kind: 'ref',
      to: 'NhomDichVu',
      label: { vi: 'Nhóm dịch vụ', en: 'Service group' },
      required: true,
      list: true,
    },
    DichVu_Ids: { kind: 'refs', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Services' } },
    MoTa: { kind: 'text', label: { vi: 'Mô tả', en: 'Description' }, max: 5000, multiline: true },
    KetLuan: {
      kind: 'text',
      label: { vi: 'Kết luận', en: 'Conclusion' },
      required: true,
      max: 2000,
      multiline: true,
      list: true,
    },
    DeNghi: { kind: 'text', label: { vi: 'Đề nghị', en: 'Advice' }, max: 1000, multiline: true },
    GhiChu: ghiChu,
  },
  searchBy: ['MaTuDienKetLuan', 'TenTuDienKetLuan', 'KetLuan'],
  code: 'MaTuDienKetLuan',
  display: 'TenTuDienKetLuan',
});
