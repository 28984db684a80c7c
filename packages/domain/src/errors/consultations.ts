/** Refusals of consultation minutes. */
export const consultationErrors = {
  CONSULTATION_CLOSED: {
    vi: 'Biên bản hội chẩn đã hoàn tất hoặc đã hủy, không sửa được nữa.',
    en: 'The consultation minutes were completed or cancelled and can no longer be changed.',
  },
  CONSULTATION_WITHOUT_CONCLUSION: {
    vi: 'Chưa có kết luận hội chẩn: ghi kết luận trước khi hoàn tất biên bản.',
    en: 'There is no conclusion yet: write it before the minutes are completed.',
  },
  CONSULTATION_ONE_OF_A_KIND: {
    vi: 'Biên bản chỉ có một chủ tọa và một thư ký',
    en: 'Minutes have one chair and one secretary',
  },
  CONSULTATION_TWICE: {
    vi: 'Có người được chọn hai lần',
    en: 'Somebody was chosen twice',
  },
  CONSULTATION_NOT_CANCELLED: {
    vi: 'Biên bản hội chẩn của phiên khám chưa được hủy.',
    en: 'The consultation minutes of this examination have not been cancelled.',
  },
} as const;
