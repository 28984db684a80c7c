/** Refusals of a patient's link to results. What may be wrong with one is never told apart. */
export const patientResultsErrors = {
  RESULT_LINK_REFUSED: {
    vi: 'Không mở được: liên kết không đúng, đã hết hạn, hoặc thông tin xác nhận chưa khớp.',
    en: 'Not opened: the link is wrong or has run out, or what you typed does not agree.',
  },
  RESULT_LINK_WAITS: {
    vi: 'Sai nhiều lần. Vui lòng thử lại sau {minutes} phút.',
    en: 'Wrong too often. Try again in {minutes} minutes.',
  },
  RESULT_CONFIRM_FIRST: {
    vi: 'Vui lòng xác nhận trước khi xem kết quả.',
    en: 'Please confirm before the results are shown.',
  },
  RESULT_LINKS_OFF: {
    vi: 'Xem kết quả qua mạng đang tắt trong phần Thiết lập.',
    en: 'Results over the net are switched off in the settings.',
  },
} as const;
