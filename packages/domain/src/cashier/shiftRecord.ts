import { loaiBienLaiValues } from '../catalogues/fields.ts';
import { choice, lines, logOnly, money, number, person, text, time } from '../records/fields.ts';
import { defineRecord } from '../records/record.ts';

const tong = money('Tổng', 'Total');

/** Sums of a shift: the operation log holds them by their names when it is closed. */
const figures = {
  theoLoai: lines('Theo loại biên lai', 'By kind of receipt', {
    ThuTien: money('Thu tiền', 'Collected'),
    TamUng: money('Tạm ứng', 'Advances'),
    HoanUng: money('Hoàn ứng', 'Advances refunded'),
    HoanTien: money('Hoàn tiền', 'Refunds'),
  }),
  theoHinhThuc: lines('Theo hình thức thanh toán', 'By payment method', {
    TienMat: money('Tiền mặt', 'Cash'),
    ChuyenKhoan: money('Chuyển khoản', 'Bank transfer'),
    QuetThe: money('Quẹt thẻ', 'Card'),
    Khac: money('Khác', 'Other'),
  }),
  traLai: money('Hủy biên lai của người khác', 'Cancelled receipts of others'),
  bienLaiTraLais: text('Biên lai của người khác đã hủy', 'Receipts of others that were cancelled'),
  nopQuy: money('Nộp quỹ', 'Cash to hand over'),
  tong,
  quyens: lines('Quyển biên lai', 'Receipt books', {
    KyHieu: text('Ký hiệu', 'Symbol'),
    LoaiBienLai: choice('Loại biên lai', 'Kind of receipt', loaiBienLaiValues),
    TuSo: number('Từ số', 'From number'),
    DenSo: number('Đến số', 'To number'),
    soLuong: number('Số lượng', 'Number'),
    soHuys: number('Số bị hủy', 'Cancelled numbers'),
    tong,
  }),
  soBienLai: number('Số biên lai', 'Receipts'),
  soHuy: number('Số biên lai hủy', 'Receipts cancelled'),
} as const;

export const caThuRecord = defineRecord({
  name: 'CaThu',
  label: { vi: 'Ca thu', en: 'Cashier shift' },
  display: ['NhanVien_Id', 'DenLuc'],
  fields: {
    NhanVien_Id: person('Nhân viên', 'Staff'),
    TuLuc: time('Từ lúc', 'From'),
    DenLuc: time('Đến lúc', 'Until'),
    soLieu: lines('Số liệu', 'Figures', figures),
    ...Object.fromEntries(Object.entries(figures).map(([name, field]) => [name, logOnly(field)])),
  },
});
