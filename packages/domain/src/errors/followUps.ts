/** Refusals of appointment slips. */
export const followUpErrors = {
  EXAM_NOT_ENDED: {
    vi: 'Phiên khám chưa kết thúc.',
    en: 'The examination has not ended.',
  },
  FOLLOW_UP_DAY_NEEDED: {
    vi: 'Phiên khám không có ngày tái khám.',
    en: 'The examination has no follow-up day.',
  },
  APPOINTMENT_EXISTS: {
    vi: 'Lượt khám này đã có phiếu hẹn {SoGiayHen}, hẹn ngày {NgayHen:day}: mỗi đợt khám chỉ hẹn một lần.',
    en: 'This visit already has slip {SoGiayHen} for {NgayHen:day}: one appointment after one course.',
  },
  APPOINTMENT_NOT_CANCELLED: {
    vi: 'Phiếu hẹn khám lại của phiên khám chưa được hủy.',
    en: 'The appointment slip of this examination has not been cancelled.',
  },
  APPOINTMENT_DAY_PAST: {
    vi: 'Ngày hẹn đã qua',
    en: 'The day of the appointment has passed',
  },
  APPOINTMENT_ENDS_BEFORE: {
    vi: 'Ngày hết hiệu lực không được trước ngày hẹn',
    en: 'The last day cannot be before the appointment',
  },
  APPOINTMENT_TOO_LONG: {
    vi: 'Phiếu hẹn có hiệu lực tối đa {max} ngày sau ngày hẹn',
    en: 'A slip holds for at most {max} days after its day',
  },
  APPOINTMENT_UNKNOWN: {
    vi: 'Không có phiếu hẹn nào của cơ sở mang số này',
    en: 'No slip of this facility has this number',
  },
  APPOINTMENT_OF_ANOTHER: {
    vi: 'Phiếu hẹn là của người bệnh khác',
    en: 'The slip is of another patient',
  },
  APPOINTMENT_USED: {
    vi: 'Phiếu hẹn đã được sử dụng: mỗi phiếu chỉ dùng một lần',
    en: 'The slip was used: each is for one visit',
  },
  APPOINTMENT_REPLACED: {
    vi: 'Phiếu hẹn đã được cấp lại: dùng phiếu mới',
    en: 'The slip was issued again: use the new one',
  },
  APPOINTMENT_CANCELLED: {
    vi: 'Phiếu hẹn đã bị hủy',
    en: 'The slip was cancelled',
  },
  APPOINTMENT_EARLY: {
    vi: 'Phiếu hẹn có hiệu lực từ ngày {NgayHen:day}',
    en: 'The slip holds from {NgayHen:day} on',
  },
  APPOINTMENT_EXPIRED: {
    vi: 'Phiếu hẹn đã hết hiệu lực từ sau ngày {HieuLucDen:day}',
    en: 'The slip held until {HieuLucDen:day}',
  },
  APPOINTMENT_NUMBER_NEEDED: {
    vi: 'Người bệnh có phiếu hẹn {SoGiayHen} dùng được hôm nay: ghi số phiếu',
    en: 'The patient has slip {SoGiayHen}, which holds today: give its number',
  },
} as const;
