/** Refusals of the sheets of a ward. */
export const sheetErrors = {
  SHEET_STAY_ENDED: {
    vi: 'Người bệnh không còn nằm viện: không ghi, không sửa phiếu được nữa.',
    en: 'The stay has ended: nothing is written or changed any more.',
  },
  SHEET_WARNING_ANSWERED: {
    vi: 'Cảnh báo đã được trả lời hoặc không còn hiệu lực.',
    en: 'The warning was answered, or no longer stands.',
  },
  SHEET_EMPTY: { vi: 'Chưa nhập gì', en: 'Nothing is filled in' },
  SHEET_BEFORE_STAY: {
    vi: 'Thời điểm không được trước lúc vào khoa',
    en: 'The time cannot be before the stay began',
  },
  SHEET_VALUE_RARE: {
    vi: 'Hiếm gặp (thường từ {min} đến {max}): xem lại, hoặc xác nhận là đúng',
    en: 'Rare (usually {min} to {max}): look again, or confirm it',
  },
  SHEET_VALUE_LEAP: {
    vi: 'Lệch nhiều so với lần trước ({truoc}): xem lại, hoặc xác nhận là đúng',
    en: 'Far from the value before ({truoc}): look again, or confirm it',
  },
} as const;
