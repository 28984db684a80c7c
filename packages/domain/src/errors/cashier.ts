/** Failures of the cashier area: prices, charges, receipts. */
export const cashierErrors = {
  NO_PRICE: {
    vi: 'Dịch vụ {MaDichVu} chưa có giá đang áp dụng. Vui lòng liên hệ kế toán.',
    en: 'The service {MaDichVu} has no price in force. Please ask accounting.',
  },
  PRICE_TYPE_NOT_OF_PAYER: {
    vi: 'Loại giá này không áp dụng cho đối tượng của lượt khám',
    en: 'This price type is not for the payer of the visit',
  },
  PRICE_LIST_RELEASED: {
    vi: 'Bảng giá đã phát hành, không thể sửa hoặc xóa. Vui lòng lập bảng giá mới.',
    en: 'The price list is released and cannot be changed or removed. Please make a new one.',
  },
  PRICE_LIST_EMPTY: { vi: 'Bảng giá chưa có dịch vụ nào.', en: 'The price list holds no service.' },
  PRICE_LIST_OVERLAP: {
    vi: 'Loại giá này đã có bảng giá áp dụng từ {TuNgay:day}. Bảng giá mới phải bắt đầu sau ngày đó.',
    en: 'This price type has a list in force from {TuNgay:day}. A new one must begin later.',
  },
  PRICE_LIST_PAST: {
    vi: 'Loại giá này đã có bảng giá áp dụng cho những ngày đã qua. Bảng giá mới phải bắt đầu từ hôm nay ({today:day}) trở đi.',
    en: 'This price type already had a list on days that are over. A new one must begin today ({today:day}) or later.',
  },
  PRICE_LIST_BEGUN: {
    vi: 'Bảng giá đã áp dụng từ {TuNgay:day}, không thể thu hồi. Vui lòng phát hành bảng giá mới để thay.',
    en: 'The price list has been in force since {TuNgay:day} and cannot be withdrawn. Release a new one instead.',
  },
  TRANSFER_AWAITED: {
    vi: 'Đang chờ chuyển khoản {MaGiaoDich} cho dịch vụ này. Hủy mã chuyển khoản đó để thu cách khác hoặc sửa.',
    en: 'The transfer {MaGiaoDich} is awaited for this service. Cancel it to collect otherwise or to change the service.',
  },
  PREPARER_LOCKED: {
    vi: 'Tài khoản của người chuẩn bị thu đã bị khóa: thu ngân khác thu giao dịch này vào sổ của mình.',
    en: 'The account of who prepared it is locked: another cashier collects it into a book of their own.',
  },
  PAID_LINE: {
    vi: 'Dịch vụ đã thu tiền, không thể xóa. Vui lòng liên hệ thu ngân để hoàn tiền trước.',
    en: 'The service is paid and cannot be removed. Ask the cashier to refund it first.',
  },
  LINE_PERFORMED: {
    vi: '{Ten} đã thực hiện, không thể hoàn tiền hoặc hủy biên lai. Vui lòng liên hệ kế toán.',
    en: '{Ten} was performed: no refund and no cancelled receipt. Please ask accounting.',
  },
  LINE_NOT_OF_VISIT: {
    vi: 'Dòng viện phí không thuộc lần tiếp nhận này.',
    en: 'The line does not belong to this visit.',
  },
  LINE_PARTS_DIFFER: {
    vi: 'Các phần chi trả của dòng viện phí không khớp thành tiền.',
    en: 'The payers of the line do not add up to its amount.',
  },
  LINE_NEGATIVE: { vi: 'Dòng viện phí có số tiền âm.', en: 'The line has a negative amount.' },
  LINE_OVERPAID: {
    vi: 'Dòng viện phí thu nhiều hơn phần người bệnh phải trả.',
    en: 'More was collected for the line than the patient owes.',
  },
  NOTHING_INSURED: {
    vi: 'Lượt khám không có khoản nào do quỹ BHYT chi trả.',
    en: 'The fund pays nothing of this visit.',
  },
  CARD_LEVEL_UNKNOWN: {
    vi: 'Chưa biết mức hưởng của thẻ BHYT. Vui lòng liên hệ tiếp nhận để tra cứu thẻ trước khi xác nhận.',
    en: 'The level of the insurance card is not known. Ask reception to look the card up before confirming.',
  },
  INSURED_LINE_NOT_PERFORMED: {
    vi: '{Ten} do quỹ BHYT chi trả nhưng chưa thực hiện. Vui lòng liên hệ nơi thực hiện để làm hoặc hủy chỉ định trước khi xác nhận.',
    en: '{Ten} is paid by the fund and not performed yet. Ask its room to perform it or to cancel the order before confirming.',
  },
  CLAIM_EXAM_OPEN: {
    vi: 'Còn phiếu khám chưa kết thúc. Vui lòng liên hệ bác sĩ khám.',
    en: 'An examination is not ended. Please ask its doctor.',
  },
  CLAIM_NO_DIAGNOSIS: {
    vi: 'Chưa có chẩn đoán bệnh chính (ICD). Vui lòng liên hệ bác sĩ khám.',
    en: 'No main disease (ICD) is stated. Please ask the doctor.',
  },
  CLAIM_STOPS_ORDER: {
    vi: 'BHYT sẽ từ chối, nên chưa chỉ định được: {found}.',
    en: 'The insurance would refuse it, so it is not ordered: {found}.',
  },
  COST_LIST_EMPTY: {
    vi: 'Lượt khám này chưa có chi phí nào để lập bảng kê.',
    en: 'This visit has no costs to list yet.',
  },
  NOTHING_TO_PAY: { vi: 'Không còn khoản nào phải thu.', en: 'Nothing is left to pay.' },
  PAYMENT_DIFFERS: {
    vi: 'Số tiền thanh toán {paid:vnd} khác số phải thu {expected:vnd}. Vui lòng tải lại và kiểm tra.',
    en: 'The payment of {paid:vnd} is not the {expected:vnd} that is due. Please reload and check.',
  },
  PAYMENT_METHOD_OFF: {
    vi: 'Hình thức thanh toán này không được dùng ở quầy; vui lòng liên hệ quản trị viên',
    en: 'This way of paying is not used at the counter; please ask an administrator',
  },
  CASH_TOO_LITTLE: {
    vi: 'Tiền khách đưa ít hơn tiền mặt phải thu',
    en: 'The cash given is less than the cash due',
  },
  NO_RECEIPT_BOOK: {
    vi: 'Tài khoản chưa có quyển biên lai loại “{Loai}” đang mở. Kế toán hoặc quản trị viên giao quyển ở Danh mục › Quyển biên lai.',
    en: 'No open receipt book of the kind “{Loai}” is given to this account. Accounting or an administrator gives one under Lists › Receipt books.',
  },
  BOOK_NUMBERS_TAKEN: {
    vi: 'Dãy số trùng với quyển {MaQuyenBienLai} cùng ký hiệu và loại ({from} – {to})',
    en: 'The numbers are those of the book {MaQuyenBienLai} of this symbol and kind ({from} – {to})',
  },
  BOOK_NUMBERS_TURNED: {
    vi: 'Số cuối phải từ số đầu trở lên',
    en: 'The last number comes before the first one',
  },
  BOOK_FULL: {
    vi: 'Quyển biên lai {KyHieu} đã hết số. Vui lòng liên hệ kế toán để nhận quyển mới.',
    en: 'The receipt book {KyHieu} is used up. Please ask accounting for a new one.',
  },
  BOOK_SUSPENDED: {
    vi: 'Quyển biên lai {KyHieu} đang tạm ngưng. Vui lòng liên hệ kế toán.',
    en: 'The receipt book {KyHieu} is suspended. Please ask accounting.',
  },
  NO_STAFF_RECORD: {
    vi: 'Tài khoản chưa gắn với nhân viên, không thể thu tiền. Vui lòng liên hệ quản trị viên.',
    en: 'The account belongs to no member of staff and cannot collect. Please ask an administrator.',
  },
  RECEIPT_HAS_POSTINGS: {
    vi: 'Biên lai đã hạch toán. Vui lòng hủy hạch toán trước.',
    en: 'Money of the receipt is allocated. Take the postings back first.',
  },
  RECEIPT_REFUNDED: {
    vi: 'Biên lai đã có phiếu hoàn {MaBienLai}, không thể hủy. Vui lòng liên hệ kế toán.',
    en: 'The receipt was refunded by {MaBienLai} and cannot be cancelled. Please ask accounting.',
  },
  RECEIPT_OVERALLOCATED: {
    vi: 'Hạch toán vượt giá trị biên lai.',
    en: 'More is allocated than the receipt is worth.',
  },
  POSTING_NOT_POSITIVE: {
    vi: 'Số tiền hạch toán phải lớn hơn 0.',
    en: 'An allocated amount must be above 0.',
  },
  SHIFT_CLOSED: {
    vi: 'Ca thu đã kết toán, không thể thay đổi biên lai. Vui lòng lập phiếu hoàn tiền hoặc liên hệ kế toán.',
    en: 'The shift is closed and its receipts cannot change. Please make a refund, or ask accounting.',
  },
  SHIFT_OF_ANOTHER: {
    vi: 'Đây là số liệu ca của thu ngân khác. Mỗi thu ngân chỉ xem số liệu ca của mình; vui lòng liên hệ kế toán.',
    en: 'These are the shift figures of another cashier. A cashier sees only their own; please ask accounting.',
  },
  SHIFT_EMPTY: {
    vi: 'Không có biên lai nào chưa kết toán.',
    en: 'There is no receipt that waits for the closing.',
  },
  NO_ADVANCE: { vi: 'Không còn tiền tạm ứng để hạch toán.', en: 'No advance is left to allocate.' },
  NOTHING_TO_REFUND: { vi: 'Không có khoản nào để hoàn.', en: 'There is nothing to refund.' },
  PACKAGE_PERFORMED: {
    vi: 'Các dịch vụ của gói đã thực hiện hết, không còn gì để hoàn.',
    en: 'Every service of the package was performed; nothing is left to give back.',
  },
  PACKAGE_IN_SESSIONS: {
    vi: '{Ten} làm theo buổi và đã bắt đầu, không thể hoàn cả gói. Vui lòng hủy các buổi đã ghi hoặc miễn giảm.',
    en: '{Ten} is performed in sessions and has begun: the package cannot be given back. Take its sessions back, or exempt it.',
  },
  PACKAGE_CHANGED: {
    vi: 'Gói dịch vụ vừa thay đổi. Vui lòng xem lại số tiền rồi hoàn.',
    en: 'The package has just changed. Please look at the amounts again.',
  },
  REFUNDED_LINE_CANCELLED: {
    vi: '{Ten} đã hủy sau khi hoàn tiền, không thể hủy phiếu hoàn. Vui lòng liên hệ kế toán.',
    en: '{Ten} was cancelled after its refund: the refund cannot be cancelled. Please ask accounting.',
  },
  REFUND_TOO_LARGE: { vi: 'Số tiền hoàn tối đa là {max:vnd}', en: 'At most {max:vnd} can be refunded' },
  EXEMPTION_CONTRADICTS: {
    vi: 'Phần trăm và số tiền miễn giảm mâu thuẫn: {PhanTram} % là {SoTien} đồng. Chỉ nhập một trong hai.',
    en: 'Percent and amount of the exemption contradict each other: {PhanTram} % is {SoTien} dong. Say one of them.',
  },
  EXEMPTION_TOO_LARGE: {
    vi: 'Số tiền miễn giảm tối đa là {max:vnd}',
    en: 'At most {max:vnd} can be exempted',
  },
  DRUG_ABOVE_FUND_PRICE: {
    vi: 'Thuốc tính BHYT không được cao hơn giá BHYT chấp nhận {max:vnd}',
    en: 'A drug that is billed to the fund costs at most the {max:vnd} that the fund accepts',
  },
  DRUG_ABOVE_POSTED_PRICE: {
    vi: 'Thuốc không được bán cao hơn giá niêm yết {max:vnd}',
    en: 'A drug is sold at most at its posted price of {max:vnd}',
  },
  ACCOUNT_NOT_IN_USE: {
    vi: 'Tài khoản nhận tiền này không còn sử dụng. Vui lòng chọn tài khoản khác.',
    en: 'This bank account is not in use any more. Choose another one.',
  },
  VISIT_NOT_PAID: {
    vi: 'Còn {due:vnd} chưa thu, không thể hoàn tất viện phí.',
    en: '{due:vnd} is still due; the fees cannot be completed.',
  },
  VISIT_OVERPAID: {
    vi: 'Còn {surplus:vnd} phải hoàn cho người bệnh, không thể hoàn tất viện phí.',
    en: '{surplus:vnd} is owed to the patient; the fees cannot be completed.',
  },
  VISIT_ADVANCE_LEFT: {
    vi: 'Còn {left:vnd} tạm ứng chưa hạch toán hoặc hoàn ứng.',
    en: '{left:vnd} of the advance is neither allocated nor returned.',
  },
  NO_BANK_ACCOUNT: {
    vi: 'Chưa khai báo tài khoản ngân hàng nhận viện phí. Vui lòng liên hệ quản trị viên.',
    en: 'No bank account is set up to receive fees. Please ask an administrator.',
  },
} as const;
