import { specOf } from './references.ts';

/** Amounts of money in dong that no catalogue names. */
const money: ReadonlySet<string> = new Set([
  'BHChiTra',
  'BenhNhanTT',
  'BNCCT',
  'BNTT',
  'ChenhLechLamTron',
  'ChuyenKhoan',
  'ConLai',
  'CungChiTraLuyKe',
  'DaThu',
  'DonGia',
  'DonGiaBHYT',
  'DonGiaBHYTGoc',
  'DonGiaGoc',
  'DonGiaHoTro',
  'DonGiaThanhToan',
  'GiaTriBienLai',
  'GiaVon',
  'HachToan',
  'HoanTien',
  'HoanUng',
  'Khac',
  'MienGiam',
  'MienGiamDuyet',
  'NguonKhac',
  'nopQuy',
  'traLai',
  'QuetThe',
  'SoTien',
  'soTien',
  'TamUng',
  'TamUngCon',
  'ThanhTien',
  'The',
  'ThuThua',
  'ThuTien',
  'TienKhachDua',
  'TienMat',
  'TienThoi',
  'tong',
  'ViDienTu',
]);

/** Quantities that no catalogue names. */
const quantities: ReadonlySet<string> = new Set([
  'Chieu',
  'Sang',
  'SoLuong',
  'SoLuongDaCap',
  'SoLuongGiu',
  'Toi',
  'Ton',
  'Trua',
]);

/** Whether a field of a kind of record holds money. */
export function isMoney(entity: string, field: string): boolean {
  return specOf(entity, field)?.kind === 'money' || money.has(field);
}

/** Whether a field of a kind of record holds a quantity or another number with places after the comma. */
export function isQuantity(entity: string, field: string): boolean {
  const kind = specOf(entity, field)?.kind;
  return kind === 'quantity' || kind === 'number' || quantities.has(field);
}
