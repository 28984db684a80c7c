/** Failures of signing in and of accounts. */
export const identityErrors = {
  WRONG_CREDENTIALS: { vi: 'Tên đăng nhập hoặc mật khẩu không đúng.', en: 'Wrong user name or password.' },
  ACCOUNT_LOCKED: {
    vi: 'Tài khoản đang bị khóa. Thử lại sau {minutes} phút hoặc liên hệ quản trị viên.',
    en: 'The account is locked. Try again in {minutes} minutes or ask an administrator.',
  },
  PASSWORD_INCORRECT: {
    vi: 'Mật khẩu hiện tại không đúng.',
    en: 'Your current password is missing or incorrect.',
  },
  PASSWORD_SAME: {
    vi: 'Mật khẩu mới của bạn phải khác với mật khẩu trước đó.',
    en: 'Your new password must be different from your previous password.',
  },
  PASSWORD_WEAK: {
    vi: 'Mật khẩu mới cần ít nhất {min} ký tự.',
    en: 'The new password needs at least {min} characters.',
  },
  PROFILE_NOT_HELD: { vi: 'Tài khoản không có hồ sơ này.', en: 'The account does not hold this profile.' },
  NODE_NOT_GRANTED: {
    vi: 'Hồ sơ không được làm việc tại đơn vị này.',
    en: 'The profile may not work at this unit.',
  },
} as const;
