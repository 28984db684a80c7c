/** Refusals of signatures, and of acts that ask for a position in the house. */
export const signingErrors = {
  POSITION_NOT_ALLOWED: {
    vi: 'Chức vụ không được phép. Chức vụ được phép: {positions}.',
    en: 'This position is not allowed to. Allowed positions: {positions}.',
  },
  SIGN_NOT_YOURS: {
    vi: 'Chỉ người có tên ở vị trí này được ký.',
    en: 'Only the person named here may sign.',
  },
  SIGNED_ALREADY: { vi: 'Giấy đã được ký ở vị trí này.', en: 'The paper is signed here already.' },
  NOT_SIGNED: { vi: 'Giấy chưa được ký ở vị trí này.', en: 'The paper is not signed here.' },
  SIGN_NO_SPECIMEN: {
    vi: 'Bạn chưa có chữ ký mẫu. Nhờ quản trị tải ảnh chữ ký lên trang nhân viên của bạn.',
    en: 'You have no specimen signature. Ask the administrator to add its picture to your staff page.',
  },
} as const;
