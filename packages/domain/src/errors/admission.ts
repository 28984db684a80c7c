/** Refusals of orders to admit. */
export const admissionErrors = {
  ADMISSION_NOT_CANCELLED: {
    vi: 'Chỉ định nhập viện chưa được hủy.',
    en: 'The order to admit has not been cancelled.',
  },
  ADMISSION_EXISTS: {
    vi: 'Phiên khám đã có chỉ định nhập viện.',
    en: 'This examination already has an order to admit.',
  },
  NOT_AN_ADMISSION: {
    vi: 'Hướng giải quyết của phiên khám phải là nhập viện và đã được lưu.',
    en: 'The saved resolution of the examination must be an admission.',
  },
  ADMISSION_BEFORE_EXAM: {
    vi: 'Thời gian vào viện không được trước lúc khám',
    en: 'The admission cannot be before the examination',
  },
  ADMISSION_TO_NO_WARD: {
    vi: 'Chọn một khoa của chính cơ sở này',
    en: 'Choose a department of this facility',
  },
} as const;
