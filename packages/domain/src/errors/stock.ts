/** Failures of stock papers. */
export const stockErrors = {
  STOCK_OTHER_KIND: {
    vi: 'Loại phiếu kho này không có thao tác đó.',
    en: 'A paper of this kind has no such act.',
  },
  STOCK_PAPER_USED: {
    vi: 'Hàng của phiếu đã được giữ, cấp hoặc chuyển đi, không hủy được phiếu.',
    en: 'Something of the paper was promised, supplied or moved on: it cannot be cancelled.',
  },
  STOCK_TAKE_STANDS: {
    vi: 'Phiếu kiểm kê đã xác nhận không hủy được; hãy lập phiếu kiểm kê mới.',
    en: 'A confirmed stock-take stands; make a new one.',
  },
  STOCK_TAKE_OPEN: {
    vi: 'Kho đang có phiếu kiểm kê {SoPhieu} chưa xác nhận.',
    en: 'Stock-take {SoPhieu} of this store is not confirmed yet.',
  },
  STOCK_SAME_STORE: {
    vi: 'Kho nhận phải khác kho xuất.',
    en: 'The receiving store must be another one.',
  },
  STOCK_EXPIRED_IN: { vi: 'Hạn dùng đã qua.', en: 'Expired already.' },
  STOCK_NONE_RECEIVED: {
    vi: 'Không nhận gì thì hãy từ chối phiếu.',
    en: 'When nothing is received, refuse the paper.',
  },
  STOCK_MORE_THAN_SENT: { vi: 'Nhiều hơn số đã xuất ({SoLuong}).', en: 'More than was sent ({SoLuong}).' },
  STOCK_LOT_TWICE: { vi: 'Trùng lô với dòng {row}.', en: 'The same lot as line {row}.' },
} as const;
