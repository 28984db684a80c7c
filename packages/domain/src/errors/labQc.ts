/** Refusals of the quality control of the laboratory. */
export const labQcErrors = {
  QC_NOT_REJECTED: {
    vi: 'Kết quả kiểm chuẩn này không bị loại bỏ, không cần khắc phục.',
    en: 'This control result is not rejected: there is nothing to correct.',
  },
  QC_CODE_DIGITS: {
    vi: 'Mã cần có chữ cái, để không trùng mã mẫu của người bệnh',
    en: 'The code needs a letter, so that it is never the sample id of a patient',
  },
  QC_INDEX_TWICE: { vi: 'Chỉ số đã có ở dòng khác', en: 'The index stands in another row already' },
  QC_EXPIRED: { vi: 'Lô đã hết hạn dùng', en: 'The lot has expired' },
  QC_CLOSED: { vi: 'Lô đã đóng', en: 'The lot is closed' },
  QC_TIME: {
    vi: 'Giờ chạy không được ở tương lai, không quá 30 ngày trước',
    en: 'Measured neither in the future nor more than 30 days ago',
  },
  QC_TOO_FEW: {
    vi: 'Cần ít nhất {min} kết quả đạt để tính giá trị đích, hiện có {count}.',
    en: 'At least {min} results in control are needed to compute the target, there are {count}.',
  },
  QC_UNRESOLVED: {
    vi: 'Nội kiểm bị loại bỏ chưa khắc phục xong: {indices}. Ghi khắc phục và chạy lại mẫu kiểm chuẩn trước khi trả kết quả.',
    en: 'Quality control is rejected and not resolved: {indices}. Write the corrective action and run the control again before the result is returned.',
  },
} as const;
