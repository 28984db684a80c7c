/** The columns of a sheet of lines: what they are called, what an import also takes them by, and how wide they are. */
export const sheetColumns = {
  Duoc: { vi: 'Mã dược', en: 'Drug code', width: 18, also: ['ma thuoc', 'ma hang'] },
  TenDuoc: { vi: 'Tên dược', en: 'Drug name', width: 40, also: ['ten thuoc'] },
  SoLo: { vi: 'Số lô', en: 'Lot', width: 14, also: ['lo', 'lot number', 'batch'] },
  HanDung: { vi: 'Hạn dùng', en: 'Expiry', width: 14, also: ['han su dung', 'hsd'] },
  QuyCach: { vi: 'Quy cách', en: 'Units in a pack', width: 12, also: ['so don vi moi goi'] },
  SoLuongGoi: { vi: 'Số gói', en: 'Packs', width: 12, also: ['so hop'] },
  SoLuong: { vi: 'Số lượng', en: 'Quantity', width: 14, also: ['so luong don vi', 'sl'] },
  DonGia: { vi: 'Đơn giá', en: 'Unit price', width: 14, also: ['gia nhap', 'gia mua'] },
  VAT: { vi: 'VAT (%)', en: 'VAT (%)', width: 10, also: ['vat', 'thue suat', 'thue gtgt'] },
} as const;

export type SheetColumn = keyof typeof sheetColumns;
export const sheetColumnNames = Object.keys(sheetColumns) as SheetColumn[]; // the keys just above
