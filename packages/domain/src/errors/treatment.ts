/** Refusals of the treatment sheet of a stay. */
export const treatmentErrors = {
  VERBAL_ORDER_OF_ANOTHER: {
    vi: 'Y lệnh miệng do chính bác sĩ ra y lệnh xác nhận.',
    en: 'A verbal order is confirmed by the doctor who gave it.',
  },
  DRUG_ORDER_ENDED: {
    vi: 'Y lệnh này đã hết hiệu lực.',
    en: 'This order has come to its end.',
  },
  ORDER_END: {
    vi: 'Thời điểm kết thúc phải sau khi bắt đầu',
    en: 'The end must be after the begin',
  },
  ORDER_HORIZON: {
    vi: 'Y lệnh không kéo dài quá thời hạn cho phép: hằng ngày khi chưa ổn định, 2 ngày khi ổn định, 3 ngày khi có ngày nghỉ',
    en: 'Orders do not hold for longer than allowed: daily while unstable, 2 days while stable, 3 with days off',
  },
  ORDER_BEFORE_ENTRY: {
    vi: 'Không được trước thời gian của tờ điều trị',
    en: 'It cannot be before the time of the entry',
  },
  DOSE_ABOVE_ZERO: {
    vi: 'Liều phải lớn hơn 0',
    en: 'The dose must be above 0',
  },
  DOSE_TIMES: {
    vi: 'Nhập giờ dùng, ví dụ 06:00, 14:00, 22:00',
    en: 'Type times such as 06:00, 14:00, 22:00',
  },
} as const;
