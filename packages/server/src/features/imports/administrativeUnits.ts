import type { ImportPlan } from '../../engine/catalogue/imports/types.ts';

/** Spreadsheets drop the leading zeros of codes that are numbers: provinces have two digits, communes five. */
const digits = (count: number) => (text: string) => (/^\d+$/.test(text) ? text.padStart(count, '0') : text);

/** Provinces and communes, the two levels since 1 July 2025 (Decision 19/2025/QĐ-TTg). */
export const administrativeUnits: ImportPlan = {
  name: 'don-vi-hanh-chinh-2025',
  label: {
    vi: 'Đơn vị hành chính 2 cấp (từ 01/7/2025)',
    en: 'Administrative units, two levels (since July 2025)',
  },
  note: {
    vi: 'Bảng danh mục theo Quyết định 19/2025/QĐ-TTg: mỗi dòng một xã, phường, đặc khu với mã và tên tỉnh.',
    en: 'The list of Decision 19/2025/QĐ-TTg: a line a commune, with its province.',
  },
  permissions: ['DANH_MUC_KHAC'],
  shipped: {
    file: 'don-vi-hanh-chinh-2025.csv',
    source: {
      vi: '34 tỉnh, thành phố và 3.321 xã, phường, đặc khu theo Quyết định 19/2025/QĐ-TTg, hiệu lực từ 01/7/2025.',
      en: '34 provinces and 3,321 communes of Decision 19/2025/QĐ-TTg, in force since 1 July 2025.',
    },
  },
  columns: [
    {
      key: 'maTinh',
      required: true,
      label: { vi: 'Mã tỉnh', en: 'Province code' },
      headings: ['Mã TP', 'Mã tỉnh/thành phố', 'Mã tỉnh (TMS)', 'province_code'],
    },
    {
      key: 'tenTinh',
      required: false,
      label: { vi: 'Tên tỉnh', en: 'Province' },
      headings: ['Tỉnh/Thành phố', 'Tỉnh / Thành phố', 'Tên tỉnh/thành phố mới', 'province_name'],
    },
    {
      key: 'maXa',
      required: false,
      label: { vi: 'Mã xã', en: 'Commune code' },
      headings: ['Mã phường/xã', 'Mã PX', 'Mã xã/phường', 'Mã phường/xã mới', 'code'],
    },
    {
      key: 'tenXa',
      required: false,
      label: { vi: 'Tên xã', en: 'Commune' },
      headings: ['Tên phường/xã', 'Tên xã/phường', 'Tên phường/xã mới', 'Phường/Xã', 'full_name'],
    },
    { key: 'tuNgay', required: false, label: { vi: 'Hiệu lực từ', en: 'Valid from' }, fixed: '01/07/2025' },
  ],
  parts: [
    {
      catalogue: 'DonViHanhChinh',
      repeated: true,
      whole: true,
      constants: { Cap: '1' },
      fields: {
        // without its name a line only refers to a province that is there already
        MaDonVi: { from: 'maTinh', read: (text, cell) => (cell('tenTinh') === '' ? '' : digits(2)(text)) },
        TenDonVi: { from: 'tenTinh' },
        MaXML: { from: 'maTinh', read: digits(2) },
        HieuLucTu: { from: 'tuNgay' },
      },
    },
    {
      catalogue: 'DonViHanhChinh',
      repeated: true,
      whole: true,
      constants: { Cap: '2' },
      fields: {
        MaDonVi: { from: 'maXa', read: digits(5) },
        TenDonVi: { from: 'tenXa' },
        MaXML: { from: 'maXa', read: digits(5) },
        Cha_Id: { from: 'maTinh', read: digits(2) },
        HieuLucTu: { from: 'tuNgay' },
      },
    },
  ],
};
