/** Refusals of surgery and procedures. */
export const procedureErrors = {
  PROCEDURE_LOCKED: {
    vi: 'Tường trình đã khóa: mở khóa trước khi sửa.',
    en: 'The report is locked: unlock it before changing it.',
  },
  PROCEDURE_NOT_LOCKED: { vi: 'Tường trình chưa khóa.', en: 'The report is not locked.' },
  PROCEDURE_RETURNED: {
    vi: 'Tường trình đã trả kết quả: hủy kết quả trước.',
    en: 'The report has been returned: take it back first.',
  },
  PROCEDURE_COURSE: {
    vi: 'Chỉ định làm nhiều lần: ghi từng buổi ở liệu trình của người bệnh.',
    en: 'This order is performed several times: note its sessions with the courses of the patient.',
  },
  PROCEDURE_FUTURE: { vi: 'Không được ở tương lai', en: 'Must not lie in the future' },
  PROCEDURE_END: { vi: 'Phải sau giờ bắt đầu', en: 'Must be after the start' },
  PROCEDURE_MAIN: {
    vi: 'Kíp phải có đúng một người thực hiện chính',
    en: 'The team needs exactly one main performer',
  },
  PROCEDURE_TWICE: { vi: 'Người này đã có trong kíp', en: 'This person is in the team already' },
  PROCEDURE_SHARES: {
    vi: 'Tổng tỷ lệ là {sum} %, tối đa 100 %',
    en: 'The shares add up to {sum} %, at most 100 %',
  },
  DEVICE_DAY_FULL: {
    vi: 'Thiết bị {name} đã dùng {used}/{max} lần trong ngày.',
    en: 'The device {name} has been used {used} of {max} times today.',
  },
  DEVICE_USE_FULL: {
    vi: 'Thiết bị {name} làm tối đa {max} mỗi lần, chỉ định {quantity}.',
    en: 'The device {name} takes at most {max} at once, ordered are {quantity}.',
  },
} as const;
