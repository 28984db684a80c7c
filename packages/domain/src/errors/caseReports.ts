/** Refusals of reports of cases of infectious diseases. */
export const caseReportErrors = {
  CASE_REPORT_SENT: {
    vi: 'Báo cáo đã gửi hoặc đã hủy: không sửa được nữa. Hãy lập bản mới.',
    en: 'The report was sent or cancelled and can no longer be changed. Write a new version.',
  },
  CASE_REPORT_EXISTS: {
    vi: 'Ca bệnh này đã có báo cáo số {SoBaoCao}.',
    en: 'This case already has report {SoBaoCao}.',
  },
  CASE_REPORT_SAME_EPISODE: {
    vi: 'Người bệnh đã có báo cáo số {SoBaoCao} ngày {Ngay:day} về cùng bệnh. Nếu là đợt bệnh mới, hãy đánh dấu “Đợt bệnh mới”.',
    en: 'The patient already has report {SoBaoCao} of {Ngay:day} of the same disease. If this is a new episode, tick “A new episode”.',
  },
  CASE_REPORT_NOT_CANCELLED: {
    vi: 'Báo cáo ca bệnh của phiên khám chưa được hủy.',
    en: 'The case report of this examination has not been cancelled.',
  },
  CASE_DAYS: { vi: 'Không được trước ngày {ngay:day}', en: 'Not before {ngay:day}' },
} as const;
