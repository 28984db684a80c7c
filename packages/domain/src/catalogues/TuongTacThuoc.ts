import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField } from './fields.ts';

export const TuongTacThuoc = defineCatalogue({
  name: 'TuongTacThuoc',
  service: 'pharmacy',
  label: { vi: 'Tương tác thuốc', en: 'Drug interactions' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaTuongTac: maField('Mã tương tác', 'Interaction code'),
    HoatChat1_Id: {
      kind: 'ref',
      to: 'HoatChat',
      label: { vi: 'Hoạt chất 1', en: 'Ingredient 1' },
      required: true,
      list: true,
    },
    HoatChat2_Id: {
      kind: 'ref',
      to: 'HoatChat',
      label: { vi: 'Hoạt chất 2', en: 'Ingredient 2' },
      required: true,
      list: true,
    },
    MucDo: {
      kind: 'enum',
      type: 'MucDoTuongTac',
      label: { vi: 'Mức độ', en: 'Class' },
      required: true,
      list: true,
      values: {
        Major: { vi: 'Nghiêm trọng', en: 'Major' },
        Moderate: { vi: 'Trung bình', en: 'Moderate' },
        Minor: { vi: 'Nhẹ', en: 'Minor' },
        Duplication: { vi: 'Trùng lặp', en: 'Duplication' },
      },
    },
    HauQua: {
      kind: 'text',
      label: { vi: 'Hậu quả', en: 'Effect' },
      required: true,
      max: 1000,
      multiline: true,
      list: true,
    },
    XuTri: {
      kind: 'text',
      label: { vi: 'Xử trí', en: 'Management' },
      required: true,
      max: 1000,
      multiline: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaTuongTac', 'HauQua', 'XuTri'],
  code: 'MaTuongTac',
  display: 'MaTuongTac',
});
