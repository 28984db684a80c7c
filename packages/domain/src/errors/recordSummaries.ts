/** Refusals of summaries of medical records and of requests for them. */
export const recordSummaryErrors = {
  RECORD_SUMMARY_PRINTED: {
    vi: 'Tóm tắt hồ sơ đã in hoặc đã giao: không sửa được nữa. Hãy cấp lại hoặc hủy.',
    en: 'The summary was printed or delivered and can no longer be changed. Issue it again, or cancel it.',
  },
  RECORD_SUMMARY_OPEN: {
    vi: 'Hồ sơ này đã có yêu cầu tóm tắt {SoYeuCau} chưa giao.',
    en: 'A request for the summary of this record, {SoYeuCau}, is not delivered yet.',
  },
  RECORD_SUMMARY_NOT_CANCELLED: {
    vi: 'Phiên khám có yêu cầu hoặc tóm tắt hồ sơ bệnh án chưa bị từ chối hay hủy.',
    en: 'This examination has a summary of the record, or a request for one, that was neither refused nor cancelled.',
  },
  RECORD_SUMMARY_PROMISED_BEFORE: {
    vi: 'Ngày hẹn không được trước ngày yêu cầu',
    en: 'The day promised cannot be before the request',
  },
  RECORD_SUMMARY_DAYS: {
    vi: 'Ngày kết thúc không được trước ngày bắt đầu',
    en: 'The last day cannot be before the first',
  },
} as const;
