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
  SPA_SESSION_OPEN: {
    vi: 'Buổi đang thực hiện: kết thúc buổi trước khi duyệt tường trình.',
    en: 'The session is being treated: end it before the report is verified.',
  },
  SPA_REPORT_VERIFIED: {
    vi: 'Tường trình buổi đã duyệt: hủy duyệt trước.',
    en: 'The report of the session is verified: take it back first.',
  },
  SPA_REPORT_NOT_VERIFIED: {
    vi: 'Tường trình buổi chưa duyệt.',
    en: 'The report of the session is not verified.',
  },
  SPA_POINT_OUTSIDE: { vi: 'Điểm nằm ngoài sơ đồ', en: 'The point lies outside the map' },
} as const;
