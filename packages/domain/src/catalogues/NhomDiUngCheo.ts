import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/**
 * Families of substances whose allergies cross: an allergy to one of a family is a possible allergy to the others. Names may begin or end
 * with `*`, which stands for any letters, as the stems of international names do.
 */
export const NhomDiUngCheo = defineCatalogue({
  name: 'NhomDiUngCheo',
  service: 'pharmacy',
  label: { vi: 'Nhóm dị ứng chéo', en: 'Cross-allergy families' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  fields: {
    MaNhomDiUng: maField('Mã nhóm', 'Family code'),
    TenNhomDiUng: tenField('Tên nhóm', 'Family name'),
    DauMaATC: {
      kind: 'text',
      label: { vi: 'Đầu mã ATC, cách nhau dấu chấm phẩy', en: 'Beginnings of ATC codes, semicolons between' },
      max: 500,
      list: true,
    },
    HoatChats: {
      kind: 'text',
      label: {
        vi: 'Hoạt chất của nhóm, cách nhau dấu chấm phẩy',
        en: 'Its ingredients, semicolons between',
      },
      max: 2000,
      multiline: true,
    },
    TuKhoas: {
      kind: 'text',
      label: { vi: 'Cách gọi nhóm trong tiền sử dị ứng', en: 'What the family is called by patients' },
      max: 1000,
      multiline: true,
      list: true,
    },
    DichVus: {
      kind: 'text',
      label: {
        vi: 'Từ trong tên dịch vụ có dùng thuốc của nhóm',
        en: 'Words in the names of services that give one of it',
      },
      max: 1000,
      multiline: true,
    },
    // Cephalosporins as a whole: an allergy to one crosses by its side chain, but whoever says "cephalosporin" may mean any.
    ChiKhiNeuTen: {
      kind: 'bool',
      label: {
        vi: 'Chỉ cảnh báo khi nêu tên nhóm',
        en: 'Warns only where the family itself is named',
      },
      list: true,
    },
    XuTri: {
      kind: 'text',
      label: { vi: 'Xử trí', en: 'Management' },
      max: 1000,
      multiline: true,
    },
    Nguon: {
      kind: 'text',
      label: { vi: 'Nguồn', en: 'Source' },
      required: true,
      max: 1000,
      multiline: true,
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomDiUng', 'TenNhomDiUng', 'HoatChats', 'TuKhoas'],
  code: 'MaNhomDiUng',
  display: 'TenNhomDiUng',
});
