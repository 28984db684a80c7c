/** Failures of electronic invoices. */
export const invoiceErrors = {
  INVOICE_NO_ACCOUNT: {
    vi: 'Chưa có tài khoản hóa đơn điện tử nào dùng cho quầy này. Liên hệ quản trị viên để thêm ở Thiết lập › Kết nối.',
    en: 'No account for electronic invoices is used at this counter. Ask an administrator to add one at Settings › Connections.',
  },
  INVOICE_NOTHING_TO_ISSUE: {
    vi: 'Biên lai {MaBienLai} không còn số tiền nào phải lập hóa đơn.',
    en: 'Receipt {MaBienLai} has no amount left to invoice.',
  },
  INVOICE_RECEIPT_TAKEN: {
    vi: 'Biên lai {MaBienLai} đã nằm trong hóa đơn {SoHoaDon}.',
    en: 'Receipt {MaBienLai} already stands in invoice {SoHoaDon}.',
  },
  INVOICE_RECEIPT_OPEN: {
    vi: 'Biên lai {MaBienLai} chưa hạch toán xong. Hạch toán hoặc hoàn tất viện phí trước khi lập hóa đơn.',
    en: 'Receipt {MaBienLai} is not fully allocated. Allocate it or complete the fees before it is invoiced.',
  },
  INVOICE_SEVERAL_BUYERS: {
    vi: 'Các biên lai là của nhiều người bệnh. Lập hóa đơn cho từng người.',
    en: 'The receipts are of several patients. Make an invoice for each.',
  },
  INVOICE_SENT: {
    vi: 'Hóa đơn đã gửi đi thì không xóa được. Kế toán điều chỉnh hoặc thay thế hóa đơn.',
    en: 'An invoice that was sent is not removed. Accounting adjusts or replaces it.',
  },
  INVOICE_CHANGING: {
    vi: 'Hóa đơn đang có một lần điều chỉnh hoặc thay thế chưa xong. Chờ kết quả của lần đó.',
    en: 'An adjustment or replacement of this invoice is on its way. Wait for its outcome.',
  },
  INVOICE_ADJUSTED: {
    vi: 'Hóa đơn đã điều chỉnh thì chỉ điều chỉnh tiếp, không thay thế.',
    en: 'An invoice that was adjusted is adjusted again, never replaced.',
  },
  INVOICE_IS_ADJUSTMENT: {
    vi: 'Đây là hóa đơn điều chỉnh. Điều chỉnh trên hóa đơn gốc.',
    en: 'This is an adjustment. Adjust the original invoice.',
  },
  INVOICE_ONLY_REPLACED: {
    vi: 'Hóa đơn khởi tạo từ máy tính tiền chỉ được thay thế.',
    en: 'An invoice of a cash register is only replaced.',
  },
  INVOICE_NOTHING_LEFT: {
    vi: 'Hóa đơn đã điều chỉnh giảm hết.',
    en: 'The whole of the invoice was adjusted away.',
  },
  INVOICE_NO_REFUND: {
    vi: 'Không có lần hoàn tiền nào chờ điều chỉnh hóa đơn này.',
    en: 'No refund waits to adjust this invoice.',
  },
  INVOICE_DAY_OPEN: {
    vi: 'Hóa đơn tổng hợp chỉ lập cho hôm nay hoặc ngày đã qua.',
    en: 'A summary is made of today or of a day that is over.',
  },
  INVOICE_DAY_EMPTY: {
    vi: 'Ngày {ngay:day} không còn biên lai nào chưa có hóa đơn.',
    en: 'No receipt of {ngay:day} is without an invoice.',
  },
  INVOICE_PDF_UNAVAILABLE: {
    vi: 'Nhà cung cấp chưa trả bản PDF của hóa đơn. Thử lại sau ít phút.',
    en: 'The provider has not given the PDF of the invoice yet. Try again in a few minutes.',
  },
  RECEIPT_INVOICED: {
    vi: 'Biên lai đã có hóa đơn {SoHoaDon} nên không hủy được. Hoàn tiền cho người bệnh; kế toán điều chỉnh hóa đơn theo lần hoàn đó.',
    en: 'The receipt has invoice {SoHoaDon}: it is not cancelled. Refund the patient; accounting adjusts the invoice by that refund.',
  },
} as const;
