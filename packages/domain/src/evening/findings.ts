import type { Label } from '../catalogue/catalogue.ts';

/** The parts of the page, in the order in which a day is proved. */
export const phanDoiChieu = {
  ThuTien: { vi: 'Tiền thu', en: 'Takings' },
  TamUng: { vi: 'Tạm ứng', en: 'Advances' },
  HoaDon: { vi: 'Hóa đơn', en: 'Invoices' },
  BHYT: { vi: 'Quỹ bảo hiểm y tế', en: 'Insurance fund' },
  SoPhieu: { vi: 'Số phiếu, số hóa đơn', en: 'Numbers' },
} as const satisfies Record<string, Label>;

export type PhanDoiChieu = keyof typeof phanDoiChieu;

type Kind = {
  phan: PhanDoiChieu;
  label: Label;
  /** How it is mended. */
  mend: Label;
};

/** What may not agree, and how each is mended. */
export const loaiLech = {
  ChuaDinhKhoan: {
    phan: 'ThuTien',
    label: { vi: 'Khoản thu chi chưa định khoản', en: 'Money without an entry' },
    mend: { vi: 'Định khoản tại sổ quỹ', en: 'Enter it at the day book' },
  },
  ButToanLech: {
    phan: 'ThuTien',
    label: { vi: 'Bút toán khác số tiền hoặc khác ngày', en: 'Entries of another amount or day' },
    mend: { vi: 'Mở biên lai trong sổ quỹ để đối chiếu bút toán', en: 'Look at the receipt in the day book' },
  },
  ButToanThua: {
    phan: 'ThuTien',
    label: { vi: 'Bút toán không có tiền thu chi', en: 'Entries without money' },
    mend: { vi: 'Mở biên lai để xem tiền đã thu chi', en: 'Look at the receipt and what it moved' },
  },
  ThanhToanLech: {
    phan: 'ThuTien',
    label: {
      vi: 'Biên lai khác tổng các hình thức thanh toán',
      en: 'Receipts that their payments do not add up to',
    },
    mend: { vi: 'Mở biên lai để kiểm tra', en: 'Look at the receipt' },
  },
  CaChuaKet: {
    phan: 'ThuTien',
    label: { vi: 'Ca thu chưa kết', en: 'Open shifts' },
    mend: { vi: 'Kết ca và nộp quỹ', en: 'Close the shift and hand the cash over' },
  },
  CaLech: {
    phan: 'ThuTien',
    label: { vi: 'Ca đã kết khác biên lai của ca', en: 'Closed shifts that differ from their receipts' },
    mend: { vi: 'Mở sổ biên lai của ca để đối chiếu', en: 'Look at the receipts of the shift' },
  },
  TienVeChuaThu: {
    phan: 'ThuTien',
    label: { vi: 'Tiền về ngân hàng chưa có biên lai', en: 'Transfers without a receipt' },
    mend: { vi: 'Ghép với khoản thu tại giao dịch ngân hàng', en: 'Match it at the bank transfers' },
  },
  TamUngLech: {
    phan: 'TamUng',
    label: { vi: 'Số dư tạm ứng khác viện phí', en: 'Advances that the bill does not hold' },
    mend: { vi: 'Mở viện phí của lượt khám', en: 'Open the bill of the visit' },
  },
  HachToanLech: {
    phan: 'TamUng',
    label: { vi: 'Biên lai khác phần đã hạch toán', en: 'Receipts that differ from their postings' },
    mend: { vi: 'Mở viện phí của lượt khám', en: 'Open the bill of the visit' },
  },
  ChuaHoaDon: {
    phan: 'HoaDon',
    label: { vi: 'Biên lai chưa có hóa đơn', en: 'Receipts without an invoice' },
    mend: { vi: 'Phát hành hoặc lập hóa đơn tổng hợp', en: 'Issue it, or sum the day up' },
  },
  ChuaDieuChinh: {
    phan: 'HoaDon',
    label: { vi: 'Hoàn tiền chưa điều chỉnh hóa đơn', en: 'Refunds that their invoice does not say' },
    mend: { vi: 'Điều chỉnh hóa đơn', en: 'Adjust the invoice' },
  },
  HoaDonLech: {
    phan: 'HoaDon',
    label: { vi: 'Hóa đơn khác biên lai', en: 'Invoices that differ from their receipts' },
    mend: { vi: 'Mở hóa đơn để điều chỉnh hoặc thay thế', en: 'Adjust or replace the invoice' },
  },
  HoaDonTreo: {
    phan: 'HoaDon',
    label: { vi: 'Hóa đơn chưa phát hành xong', en: 'Invoices that are not issued yet' },
    mend: { vi: 'Mở hóa đơn để gửi hoặc sửa', en: 'Send or correct the invoice' },
  },
  ChuaXacNhanBHYT: {
    phan: 'BHYT',
    label: { vi: 'Lượt khám chưa xác nhận BHYT', en: 'Visits not confirmed to the fund' },
    mend: { vi: 'Xác nhận chi phí BHYT', en: 'Confirm the insured costs' },
  },
  QuyLech: {
    phan: 'BHYT',
    label: { vi: 'Phần quỹ khác hồ sơ giám định', en: 'Fund parts that differ from the claim' },
    mend: {
      vi: 'Xem xác nhận BHYT của lượt khám; hồ sơ đã gửi thì gửi hiệu chỉnh',
      en: 'Look at the confirmation of the visit; correct a claim that was sent',
    },
  },
  HoSoVuong: {
    phan: 'BHYT',
    label: { vi: 'Hồ sơ giám định có lỗi', en: 'Claims that would be refused' },
    mend: { vi: 'Sửa theo từng lỗi tại bàn xác nhận BHYT', en: 'Mend each at the confirmation desk' },
  },
  SoBienLaiKhuyet: {
    phan: 'SoPhieu',
    label: { vi: 'Số biên lai bị khuyết', en: 'Receipt numbers that are missing' },
    mend: {
      vi: 'Tìm trong sổ biên lai, không có thì giải trình',
      en: 'Look for it in the receipt book, else explain it',
    },
  },
  SoHoaDonKhuyet: {
    phan: 'SoPhieu',
    label: { vi: 'Số hóa đơn bị khuyết', en: 'Invoice numbers that are missing' },
    mend: {
      vi: 'Tra hóa đơn tại nhà cung cấp, không có thì giải trình',
      en: 'Look it up at the provider, else explain it',
    },
  },
} as const satisfies Record<string, Kind>;

export type LoaiLech = keyof typeof loaiLech;

/** The visits of a day whose files of claims are checked at most. */
export const mostClaimsChecked = 1000;
