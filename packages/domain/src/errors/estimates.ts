/** Failures of what-if estimates. */
export const estimateErrors = {
  ESTIMATE_EXPIRED: {
    vi: 'Dự toán đã hết hiệu lực từ {HieuLucDen:day}. Vui lòng lập bản sao theo giá hôm nay.',
    en: 'The estimate was good until {HieuLucDen:day}. Please copy it at the prices of today.',
  },
  ESTIMATE_DAY_PAST: { vi: 'Hiệu lực phải đến hôm nay hoặc sau đó', en: 'It must be valid today or longer' },
  ESTIMATE_NO_PRICE: { vi: 'Chưa có giá đang áp dụng', en: 'It has no price in force' },
  ESTIMATE_CHANGED: {
    vi: 'Số tiền vừa thay đổi (nay là {soTien:vnd}). Vui lòng xem lại trước khi chuyển.',
    en: 'The amount has just changed (now {soTien:vnd}). Please look again before ordering.',
  },
  ESTIMATE_NO_SERVICES: {
    vi: 'Dự toán chỉ có thuốc: thuốc được bác sĩ kê đơn khi khám.',
    en: 'The estimate holds drugs alone: a doctor prescribes them.',
  },
  ESTIMATE_OTHER_PATIENT: {
    vi: 'Lượt khám là của người bệnh khác với dự toán.',
    en: 'The visit is of another patient than the estimate.',
  },
} as const;
