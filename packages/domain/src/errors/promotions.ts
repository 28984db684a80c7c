/** Failures of promotions and vouchers. */
export const promotionErrors = {
  VOUCHER_TAKES_NOTHING: {
    vi: 'Voucher {ten} không giảm được gì trên hóa đơn này. {why}',
    en: 'Voucher {ten} takes nothing off this bill. {why}',
  },
  VOUCHER_PAID: {
    vi: '{Ten} đã thu tiền với voucher này: hoàn tiền trước khi bỏ voucher.',
    en: '{Ten} was paid with this voucher: refund it before the voucher is taken off.',
  },
  ADVANCE_VOUCHER_USED: {
    vi: 'Voucher {ten} tặng cho khoản tạm ứng này đã dùng ở lượt khám {MaTiepNhan}: bỏ voucher ở đó trước.',
    en: 'Voucher {ten}, given for this advance, is used on visit {MaTiepNhan}: take it off there first.',
  },
  PROMOTION_PAY_FIRST: {
    vi: 'Dịch vụ được tặng: thanh toán hết các dịch vụ phải trả tiền trong gói khuyến mại trước. Vui lòng liên hệ thu ngân.',
    en: 'This service is given: pay all paid services in the promotion package first. Please ask the cashier.',
  },
  SERVICE_OUT_OF_RANGE: {
    vi: 'Dịch vụ nằm ngoài phạm vi áp dụng. {why}',
    en: 'Service outside the specified range. {why}',
  },
  PROMOTION_ENDS_BEFORE_START: {
    vi: 'Ngày kết thúc trước ngày bắt đầu',
    en: 'The last day comes before the first one',
  },
  PROMOTION_PERIOD_OVER: {
    vi: 'Thời gian áp dụng đã qua (đến {NgayKetThuc:day}).',
    en: 'Its period is over (until {NgayKetThuc:day}).',
  },
  PROMOTION_GIVES_NOTHING: { vi: 'Chưa có gì để tặng hoặc giảm.', en: 'It gives and reduces nothing yet.' },
  PROMOTION_NEEDS_LINES: {
    vi: 'Chọn ít nhất một dịch vụ hoặc sản phẩm',
    en: 'Choose at least one service or product',
  },
  PROMOTION_PERCENT_OR_AMOUNT: {
    vi: 'Nhập phần trăm hoặc số tiền, một trong hai',
    en: 'Give a percent or an amount, one of them',
  },
  PROMOTION_CUT_TOO_LARGE: {
    vi: 'Mức giảm không được quá {tran} % (Nghị định 81/2018/NĐ-CP).',
    en: 'A cut is at most {tran} % (decree 81/2018).',
  },
  PROMOTION_AMOUNT_TOO_LARGE: {
    vi: 'Giảm {soTien:vnd} trên {gia:vnd} là quá {tran} % (Nghị định 81/2018/NĐ-CP).',
    en: '{soTien:vnd} off {gia:vnd} is more than {tran} % (decree 81/2018).',
  },
  PROMOTION_AMOUNT_TOO_LARGE_OF: {
    vi: '{ten}: giảm {soTien:vnd} trên giá {gia:vnd} là quá {tran} % (Nghị định 81/2018/NĐ-CP).',
    en: '{ten}: {soTien:vnd} off a price of {gia:vnd} is more than {tran} % (decree 81/2018).',
  },
  PROMOTION_GIFT_TOO_LARGE: {
    vi: 'Quà tặng trị giá {phanTram} % hàng mua, pháp luật cho tối đa {tran} % (Nghị định 81/2018/NĐ-CP).',
    en: 'The gift is worth {phanTram} % of what is bought, the law allows {tran} % (decree 81/2018).',
  },
  PROMOTION_NO_PRICE: {
    vi: '{ten} chưa có giá đang áp dụng nên chưa xét được giá trị quà tặng.',
    en: '{ten} has no price in force, so the value of the gift cannot be judged.',
  },
  PROMOTION_RELEASED: {
    vi: 'Đã phát hành, chỉ còn đổi được ngày kết thúc.',
    en: 'It is released: only its last day may change.',
  },
  PROMOTION_APPLIED: {
    vi: 'Đã áp dụng cho hóa đơn, không thể hủy phát hành. Vui lòng kết thúc.',
    en: 'It was applied to bills: its release stands. End it instead.',
  },
  PROMOTION_END_PAST: {
    vi: 'Ngày kết thúc mới phải từ hôm nay',
    en: 'The new last day is today or later',
  },
  PROMOTION_DRUG: {
    vi: 'Thuốc không được khuyến mại (Nghị định 81/2018/NĐ-CP)',
    en: 'Medicines are never promoted (decree 81/2018)',
  },
  PROMOTION_USED_UP: { vi: '{ten} đã hết lượt.', en: '{ten} is used up.' },
  PROMOTION_CUSTOMER_USED_UP: {
    vi: 'Người bệnh đã dùng {ten} đủ {max} lần.',
    en: 'The patient has used {ten} {max} times, as often as allowed.',
  },
  PROMOTION_CODES_BY_CHANCE: {
    vi: 'Khi tạo nhiều voucher, mã được tự sinh: để trống ô này',
    en: 'Codes of many vouchers are made by chance: leave this empty',
  },
  VOUCHER_UNKNOWN: { vi: 'Không có voucher mang mã này.', en: 'There is no voucher with this code.' },
  VOUCHER_NOT_LIVE: {
    vi: 'Voucher chưa phát hành, đã kết thúc hoặc ngoài thời gian áp dụng.',
    en: 'The voucher is not released, ended, or outside its period.',
  },
  VOUCHER_TRIES: {
    vi: 'Đã thử nhiều mã sai. Vui lòng thử lại sau {minutes} phút.',
    en: 'Too many wrong codes were tried. Please try again in {minutes} minutes.',
  },
} as const;
