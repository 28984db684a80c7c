import type { Label } from '../catalogue/catalogue.ts';

/** An entry of money that moved, or the one that takes it back once its receipt was cancelled. */
export const loaiButToan = {
  Ghi: { vi: 'Ghi', en: 'Entry' },
  Dao: { vi: 'Đảo (hủy biên lai)', en: 'Reversal (receipt cancelled)' },
} as const satisfies Record<string, Label>;

export type LoaiButToan = keyof typeof loaiButToan;

/** How far the books have got with money that moved. */
export const tinhTrangButToan = {
  ChuaDinhKhoan: { vi: 'Chưa định khoản', en: 'Without accounts' },
  DaDinhKhoan: { vi: 'Đã định khoản', en: 'Entered' },
  DaXuat: { vi: 'Đã xuất', en: 'Exported' },
} as const satisfies Record<string, Label>;

export type TinhTrangButToan = keyof typeof tinhTrangButToan;

/** What a column of an export of entries may hold. */
export const cotButToan = {
  Ngay: { vi: 'Ngày hạch toán', en: 'Day of the entry' },
  SoChungTu: { vi: 'Số chứng từ (biên lai)', en: 'Number of the receipt' },
  NgayChungTu: { vi: 'Ngày chứng từ (biên lai)', en: 'Day of the receipt' },
  MaLoaiPhieu: { vi: 'Mã loại phiếu thu chi', en: 'Code of the voucher type' },
  TenLoaiPhieu: { vi: 'Loại phiếu thu chi', en: 'Voucher type' },
  LoaiBienLai: { vi: 'Loại biên lai', en: 'Kind of receipt' },
  LoaiButToan: { vi: 'Loại bút toán', en: 'Kind of entry' },
  DienGiai: { vi: 'Diễn giải', en: 'Description' },
  TaiKhoanNo: { vi: 'Tài khoản nợ', en: 'Debit account' },
  TaiKhoanCo: { vi: 'Tài khoản có', en: 'Credit account' },
  SoTien: { vi: 'Số tiền (đồng)', en: 'Amount (dong)' },
  MaTienTe: { vi: 'Mã tiền tệ', en: 'Currency' },
  TyGia: { vi: 'Tỷ giá', en: 'Rate' },
  NguyenTe: { vi: 'Số tiền nguyên tệ', en: 'Amount in the currency' },
  MaHinhThuc: { vi: 'Mã hình thức thanh toán', en: 'Code of the payment method' },
  TenHinhThuc: { vi: 'Hình thức thanh toán', en: 'Payment method' },
  MaGiaoDich: { vi: 'Mã giao dịch', en: 'Transaction code' },
  MaYTe: { vi: 'Mã y tế', en: 'Patient code' },
  TenBenhNhan: { vi: 'Tên người bệnh', en: 'Name of the patient' },
  NguoiNop: { vi: 'Người nộp, nhận', en: 'Payer or payee' },
  TenNguoiThu: { vi: 'Thu ngân', en: 'Cashier' },
  TenQuay: { vi: 'Quầy thu', en: 'Counter' },
  SoDot: { vi: 'Số đợt xuất', en: 'Batch of the export' },
} as const satisfies Record<string, Label>;

export type CotButToan = keyof typeof cotButToan;

/** What stands between the columns of a CSV file. */
export const dauPhanCach = {
  Phay: { vi: 'Dấu phẩy (,)', en: 'Comma (,)' },
  ChamPhay: { vi: 'Dấu chấm phẩy (;)', en: 'Semicolon (;)' },
  Tab: { vi: 'Tab', en: 'Tab' },
} as const satisfies Record<string, Label>;

export type DauPhanCach = keyof typeof dauPhanCach;

/** The sign that a choice of separator stands for. */
export const separators: Readonly<Record<DauPhanCach, string>> = { Phay: ',', ChamPhay: ';', Tab: '\t' };
