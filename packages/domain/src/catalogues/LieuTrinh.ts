import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, tuKhoas } from './fields.ts';

/** A series of sessions of the same services, such as ten of physiotherapy. */
export const LieuTrinh = defineCatalogue({
  name: 'LieuTrinh',
  service: 'main',
  label: { vi: 'Liệu trình', en: 'Treatment courses' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaLieuTrinh: maField('Mã liệu trình', 'Course code'),
    TenLieuTrinh: tenField('Tên liệu trình', 'Course name'),
    TuKhoas: tuKhoas,
    DichVu_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ', en: 'Services' },
      required: true,
      list: true,
    },
    SoBuoi: {
      kind: 'number',
      label: { vi: 'Số buổi', en: 'Sessions' },
      required: true,
      min: '1',
      max: '365',
      list: true,
    },
    KhoangCachCoDinh: { kind: 'bool', label: { vi: 'Khoảng cách cố định', en: 'Fixed interval' } },
    SoNgayCach: {
      kind: 'number',
      label: { vi: 'Số ngày giữa hai buổi', en: 'Days between sessions' },
      min: '0',
      max: '365',
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaLieuTrinh', 'TenLieuTrinh', 'TuKhoas'],
  code: 'MaLieuTrinh',
  display: 'TenLieuTrinh',
});
