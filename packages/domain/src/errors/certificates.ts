/** Refusals of certificates of stays. */
export const certificateErrors = {
  CERTIFICATE_PRINTED: {
    vi: 'Giấy đã in: không sửa được nữa. Hãy cấp lại hoặc hủy giấy.',
    en: 'It was printed and can no longer be changed. Issue it again, or cancel it.',
  },
  CERTIFICATE_EXISTS: {
    vi: 'Đợt nằm viện đã có giấy này, số {So}.',
    en: 'The stay has this certificate already: {So}.',
  },
  CERTIFICATE_NOT_FOR_MEN: {
    vi: 'Giấy này chỉ cấp cho người bệnh nữ.',
    en: 'This certificate is issued to women.',
  },
  STAY_NOT_A_DEATH: {
    vi: 'Giấy ra viện không phải tử vong.',
    en: 'The discharge does not say that the patient died.',
  },
  BIRTH_CHILD_EXISTS: {
    vi: 'Con này đã có giấy chứng sinh số {So}.',
    en: 'This child has a birth certificate already: {So}.',
  },
  BIRTH_OUTSIDE_STAY: {
    vi: 'Giờ sinh phải nằm trong đợt nằm viện của mẹ',
    en: "The birth lies in the mother's stay",
  },
  REST_BEFORE_DISCHARGE: {
    vi: 'Ngày nghỉ bắt đầu từ ngày ra viện trở đi',
    en: 'The rest begins on the day of the discharge or later',
  },
  OUTSIDE_STAY: { vi: 'Phải nằm trong đợt nằm viện', en: 'It lies in the stay' },
} as const;
