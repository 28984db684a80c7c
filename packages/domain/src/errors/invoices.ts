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
  INVOICE_OF_SETTLEMENT: {
    vi: 'Hóa đơn này theo quyết toán BHYT. Ghi thay đổi ở tab Quyết toán BHYT.',
    en: 'This invoice follows a settlement with the insurance. Enter changes under Settlements.',
  },
  SETTLEMENT_INVOICED: {
    vi: 'Quyết toán đã có hóa đơn. Thay đổi về sau là hóa đơn điều chỉnh.',
    en: 'The settlement has its invoice. What changes later is an adjustment of it.',
  },
  SETTLEMENT_NOT_INVOICED: {
    vi: 'Hóa đơn của quyết toán chưa được cấp số.',
    en: 'The invoice of the settlement has no number yet.',
  },
  SETTLEMENT_NOTHING_ACCEPTED: {
    vi: 'BHXH không chấp nhận khoản nào nên không có gì để lập hóa đơn.',
    en: 'The insurance accepted nothing: there is nothing to invoice.',
  },
  SETTLEMENT_NO_BUYER: {
    vi: 'Chưa khai đủ tên, mã số thuế và địa chỉ của cơ quan BHXH. Khai ở Thiết lập › Hóa đơn điện tử.',
    en: 'Name, tax code and address of the insurance agency are not set up. Set them up at Settings › Electronic invoices.',
  },
  PERIOD_SETTLED: {
    vi: 'Kỳ này đã có trong biên bản quyết toán {SoBienBan}',
    en: 'Settled already, by record {SoBienBan}',
  },
  PERIOD_NOT_OVER: { vi: 'Kỳ này chưa kết thúc', en: 'This period is not over yet' },
  ABOVE_CLAIM: {
    vi: 'Không được lớn hơn số tiền đề nghị',
    en: 'Must not be more than what was claimed',
  },
  ABOVE_ACCEPTED: {
    vi: 'Tổng các dòng không được lớn hơn {max:vnd} đang được chấp nhận',
    en: 'The lines must not come to more than the {max:vnd} accepted now',
  },
  ABOVE_REFUSED: {
    vi: 'Tổng các dòng không được lớn hơn {max:vnd} còn bị từ chối',
    en: 'The lines must not come to more than the {max:vnd} still refused',
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
  INVOICE_XML_UNAVAILABLE: {
    vi: 'Nhà cung cấp chưa trả tệp XML của hóa đơn. Thử lại sau ít phút.',
    en: 'The provider has not given the XML of the invoice yet. Try again in a few minutes.',
  },
  INVOICE_NOTICE_OPEN: {
    vi: 'Hóa đơn đang có một thông báo sai sót chưa có kết quả.',
    en: 'A notice of errors about this invoice waits for its answer.',
  },
  NOTICE_CHANGES_NOTHING: {
    vi: 'Tên và địa chỉ giống trên hóa đơn',
    en: 'Name and address are those of the invoice',
  },
  RECEIPT_INVOICED: {
    vi: 'Biên lai đã có hóa đơn {SoHoaDon} nên không hủy biên lai hay hạch toán được. Hoàn tiền cho người bệnh; kế toán điều chỉnh hóa đơn theo lần hoàn đó.',
    en: 'The receipt has invoice {SoHoaDon}: neither it nor its postings are cancelled. Refund the patient; accounting adjusts the invoice by that refund.',
  },
} as const;
