import type { Field } from '../catalogue/catalogue.ts';

/** The unique code of a record, its first column. `max` in characters. */
export function maField(vi: string, en: string, max = 20) {
  return {
    kind: 'text',
    label: { vi, en },
    required: true,
    max,
    unique: true,
    pattern: 'code',
    list: true,
  } as const satisfies Field;
}

/** The name of a record, its second column. `max` in characters. */
export function tenField(vi: string, en: string, max = 250) {
  return { kind: 'text', label: { vi, en }, required: true, max, list: true } as const satisfies Field;
}

/** The code that the insurance files (XML 130) use, which may differ from the site's own. */
export const maXml = {
  kind: 'text',
  label: { vi: 'Mã liên thông', en: 'Exchange code' },
  max: 10,
  list: true,
} as const satisfies Field;

/** What else people call an entry, in either language and in short; the search finds it by these words. */
export const tuKhoas = {
  kind: 'text',
  label: { vi: 'Từ khóa tìm kiếm, cách nhau dấu phẩy', en: 'Search words, commas between' },
  max: 1000,
} as const satisfies Field;

export const ghiChu = {
  kind: 'text',
  label: { vi: 'Ghi chú', en: 'Note' },
  max: 1000,
  multiline: true,
} as const satisfies Field;

export const macDinh = {
  kind: 'bool',
  label: { vi: 'Mặc định', en: 'Default' },
  list: true,
} as const satisfies Field;

export const thuTu = {
  kind: 'number',
  label: { vi: 'Thứ tự', en: 'Order' },
  min: '0',
  max: '9999',
} as const satisfies Field;

export const gioiTinhValues = {
  MALE: { vi: 'Nam', en: 'Male' },
  FEMALE: { vi: 'Nữ', en: 'Female' },
  OTHER: { vi: 'Khác', en: 'Other' },
} as const;

export const loaiBienLaiValues = {
  ThuTien: { vi: 'Thu tiền', en: 'Payment' },
  TamUng: { vi: 'Tạm ứng', en: 'Advance' },
  HoanUng: { vi: 'Hoàn ứng', en: 'Return of an advance' },
  HoanTien: { vi: 'Hoàn tiền', en: 'Refund' },
} as const;

export const diaChi = {
  kind: 'text',
  label: { vi: 'Địa chỉ', en: 'Address' },
  max: 500,
} as const satisfies Field;

export const soDienThoai = {
  kind: 'text',
  label: { vi: 'Số điện thoại', en: 'Phone' },
  max: 20,
  pattern: 'phone',
} as const satisfies Field;

export const email = {
  kind: 'text',
  label: { vi: 'Thư điện tử', en: 'E-mail' },
  max: 100,
  pattern: 'email',
} as const satisfies Field;

export const maSoThue = {
  kind: 'text',
  label: { vi: 'Mã số thuế', en: 'Tax code' },
  max: 14,
  pattern: 'taxCode',
  list: true,
} as const satisfies Field;

/** An account of the ledger. */
export function taiKhoan(vi: string, en: string) {
  return { kind: 'text', label: { vi, en }, max: 20, list: true } as const satisfies Field;
}

export const tuNgay = {
  kind: 'date',
  label: { vi: 'Từ ngày', en: 'From' },
  list: true,
} as const satisfies Field;

export const denNgay = {
  kind: 'date',
  label: { vi: 'Đến ngày', en: 'To' },
  list: true,
} as const satisfies Field;
