/** Failures of debts. */
export const debtErrors = {
  DEBT_OVER_LIMIT: {
    vi: 'Người nợ đang nợ {conNo:vnd}, thêm {soTien:vnd} thì vượt hạn mức {hanMuc:vnd}. Thu bớt nợ cũ, hoặc nhờ kế toán trưởng hay ban giám đốc (người có quyền duyệt công nợ) cho nợ.',
    en: 'The debtor owes {conNo:vnd}; {soTien:vnd} more is over the limit of {hanMuc:vnd}. Collect older debts, or ask the chief accountant or the directors (who may approve debts) to allow it.',
  },
  DEBT_OVERDUE: {
    vi: 'Người nợ có khoản quá hạn {soNgay} ngày (cho phép {soNgayChan}). Thu khoản đó, hoặc nhờ kế toán trưởng hay ban giám đốc (người có quyền duyệt công nợ) cho nợ.',
    en: 'The debtor has a debt that is {soNgay} days overdue ({soNgayChan} are allowed). Collect it, or ask the chief accountant or the directors (who may approve debts) to allow it.',
  },
  DEBT_DUE_PAST: { vi: 'Hạn trả không được trước hôm nay', en: 'A debt is due today or later' },
  DEBT_DUE_EARLIER: {
    vi: 'Hạn mới phải sau hạn cũ {NgayHan:day}',
    en: 'It is extended beyond {NgayHan:day}',
  },
  NO_DEBT: { vi: 'Lượt khám không có khoản nợ nào.', en: 'The visit has no debt.' },
  DEBT_OVERPAID: {
    vi: 'Các khoản nợ được chọn chỉ còn {max:vnd}',
    en: 'The chosen debts come to {max:vnd} only',
  },
  DEBT_COLLECTED: {
    vi: 'Khoản nợ đã thu một phần. Hủy biên lai thu nợ trước.',
    en: 'Part of the debt was collected. Cancel that receipt first.',
  },
  DEBT_WRITTEN_OFF: {
    vi: 'Khoản nợ đã được xóa một phần nên không hủy được.',
    en: 'Part of the debt was written off: it is not cancelled.',
  },
  WRITE_OFF_ASKED: {
    vi: 'Khoản nợ đã có đề nghị xóa đang chờ duyệt.',
    en: 'A write-off of this debt is waiting to be decided on.',
  },
  WRITE_OFF_NOT_ASKED: {
    vi: 'Khoản nợ không có đề nghị xóa nào chờ duyệt.',
    en: 'No write-off of this debt waits to be decided on.',
  },
  WRITE_OFF_OF_ONESELF: {
    vi: 'Người đề nghị không tự duyệt. Nhờ kế toán khác hoặc ban giám đốc duyệt.',
    en: 'Who asks does not decide. Another accountant or the directors do.',
  },
  WRITE_OFF_TOO_LARGE: {
    vi: 'Khoản nợ chỉ còn {max:vnd}',
    en: 'Only {max:vnd} of the debt is left',
  },
  DEBT_LIMIT_EXISTS: {
    vi: 'Người nợ này đã có hạn mức riêng',
    en: 'This debtor has a limit already',
  },
} as const;
