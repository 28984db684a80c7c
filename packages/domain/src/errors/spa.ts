/** Refusals of courses, their sessions and the reports of those. */
export const spaErrors = {
  COURSE_SESSION_OPEN: {
    vi: 'Buổi {Lan} đang thực hiện: kết thúc buổi đó trước.',
    en: 'Session {Lan} is being treated: end it first.',
  },
  COURSE_SESSION_NOT_OPEN: {
    vi: 'Không có buổi nào đang thực hiện.',
    en: 'No session is being treated.',
  },
  SESSION_END: { vi: 'Không được trước giờ bắt đầu', en: 'Must not be before the start' },
  SESSION_BEFORE_ORDER: { vi: 'Không được trước giờ chỉ định', en: 'Must not be before the order' },
} as const;
