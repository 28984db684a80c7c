/** Failures of requests for exemptions, and of limits of exemptions. */
export const exemptionErrors = {
  EXEMPTION_ABOVE_LIMIT: {
    vi: 'Miễn giảm {SoTien:vnd} vượt hạn mức {max:vnd} mỗi lượt của bạn. Vui lòng gửi đề nghị cho người có hạn mức: {who}.',
    en: 'An exemption of {SoTien:vnd} is above your limit of {max:vnd} a visit. Please ask somebody whose limit allows it: {who}.',
  },
  EXEMPTION_ABOVE_ALL: {
    vi: 'Miễn giảm {SoTien:vnd} vượt hạn mức {max:vnd} mỗi lượt của bạn, và không chức vụ nào có hạn mức cao như vậy. Vui lòng liên hệ kế toán hoặc quản trị viên (Danh mục › Hạn mức miễn giảm).',
    en: 'An exemption of {SoTien:vnd} is above your limit of {max:vnd} a visit, and above that of every position. Please ask accounting or an administrator (Lists › Limits of exemptions).',
  },
  EXEMPTION_OWN_REQUEST: {
    vi: 'Đề nghị do chính bạn lập. Người khác phải duyệt hoặc từ chối; bạn có thể rút lại.',
    en: 'You asked for it yourself. Somebody else decides on it; you may withdraw it.',
  },
  EXEMPTION_OF_OTHERS: {
    vi: 'Chỉ người đã lập mới rút được đề nghị miễn giảm.',
    en: 'A request for an exemption is withdrawn by who asked for it.',
  },
  EXEMPTION_WAITS: {
    vi: 'Lượt khám đã có đề nghị miễn giảm {MaYeuCau} đang chờ duyệt.',
    en: 'The visit already has the request {MaYeuCau} for an exemption that waits.',
  },
  EXEMPTION_LINES_CHANGED: {
    vi: 'Dịch vụ của đề nghị đã bị hủy hoặc thay đổi. Vui lòng từ chối để đề nghị lại theo viện phí hiện tại.',
    en: 'Services of the request were cancelled or changed. Please refuse it, so that it is asked for anew.',
  },
} as const;
