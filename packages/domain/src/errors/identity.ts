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
  PASSWORD_COMMON: {
    vi: 'Mật khẩu này quá thông dụng hoặc dễ đoán. Hãy ghép vài từ không liên quan với nhau.',
    en: 'This password is too usual or too easy to guess. Put a few unrelated words together.',
  },
  PASSWORD_PERSONAL: {
    vi: 'Mật khẩu không được lấy từ tên, tên đăng nhập, số điện thoại hay ngày sinh của bạn.',
    en: 'The password must not be made of your name, user name, phone number or birth date.',
  },
  PASSWORD_WAIT: {
    vi: 'Mật khẩu hiện tại đã bị nhập sai nhiều lần. Thử lại sau {minutes} phút.',
    en: 'The current password was wrong too many times. Try again in {minutes} minutes.',
  },
  PIN_NOT_DIGITS: { vi: 'Mã PIN gồm {min} đến {max} chữ số.', en: 'A PIN has {min} to {max} digits.' },
  PIN_COMMON: {
    vi: 'Mã PIN này quá dễ đoán. Tránh các số lặp lại hoặc liên tiếp.',
    en: 'This PIN is too easy to guess. Avoid repeated digits and digits in order.',
  },
  PIN_PERSONAL: {
    vi: 'Mã PIN không được lấy từ ngày sinh của bạn.',
    en: 'The PIN must not be made of your birth date.',
  },
  PIN_INCORRECT: { vi: 'Mã PIN không đúng.', en: 'Wrong PIN.' },
  PIN_USED_UP: {
    vi: 'Mã PIN đã bị nhập sai nhiều lần. Hãy mở khóa bằng mật khẩu.',
    en: 'The PIN was wrong too many times. Please unlock with your password.',
  },
  SIGN_IN_ONCE: {
    vi: 'Mỗi yêu cầu chỉ được kiểm tra một mật khẩu.',
    en: 'A request may have one password checked.',
  },
  ACCOUNT_LOCKED_BY_ADMINISTRATOR: {
    vi: 'Tài khoản đã bị quản trị viên khóa. Vui lòng liên hệ quản trị viên.',
    en: 'An administrator has locked this account. Please ask an administrator.',
  },
  PASSWORD_MUST_CHANGE: {
    vi: 'Mật khẩu này chỉ dùng một lần. Vui lòng đổi mật khẩu trước khi làm việc.',
    en: 'This password is for one use. Please change it before you go on.',
  },
  SECOND_FACTOR_MUST_SET_UP: {
    vi: 'Hồ sơ của bạn yêu cầu xác thực hai lớp. Vui lòng thiết lập trước khi làm việc.',
    en: 'Your profile asks for a second factor. Please set it up before you go on.',
  },
  SECOND_FACTOR_REQUIRED: {
    vi: 'Nhập mã 6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục.',
    en: 'Enter the 6 digits of your authenticator app, or a recovery code.',
  },
  SECOND_FACTOR_WRONG: {
    vi: 'Mã xác thực không đúng hoặc đã dùng.',
    en: 'The code is wrong, or was used already.',
  },
  PASSKEY_REFUSED: {
    vi: 'Khóa truy cập không được chấp nhận. Vui lòng thử lại hoặc đăng nhập bằng mật khẩu.',
    en: 'The passkey was not accepted. Try again, or sign in with your password.',
  },
  PASSKEY_NOT_HERE: {
    vi: 'Khóa truy cập chỉ dùng được khi mở Sen qua HTTPS hoặc trên chính máy chủ (localhost).',
    en: 'Passkeys work only where Sen is opened over HTTPS, or on the server itself (localhost).',
  },
  TOO_MANY_CHOICES: {
    vi: 'Tối đa {max} tùy chọn cho một tài khoản',
    en: 'At most {max} choices for one account',
  },
  PASSKEY_TOO_MANY: {
    vi: 'Mỗi tài khoản có tối đa {max} khóa truy cập. Vui lòng xóa bớt trước.',
    en: 'An account has at most {max} passkeys. Please remove one first.',
  },
  STAFF_HAS_ACCOUNT: {
    vi: 'Nhân viên này đã có tài khoản {username}.',
    en: 'This member of staff has the account {username} already.',
  },
  USERNAME_TAKEN: { vi: 'Tên đăng nhập {username} đã có.', en: 'The user name {username} is taken.' },
  USERNAME_NOT_VALID: {
    vi: 'Tên đăng nhập gồm 3 đến 40 chữ thường không dấu, số, dấu chấm, gạch nối hoặc gạch dưới, bắt đầu bằng chữ hoặc số.',
    en: 'A user name has 3 to 40 small letters without accents, digits, dots, hyphens or underscores, and starts with a letter or digit.',
  },
  NOT_ON_YOURSELF: {
    vi: 'Không thể tự khóa, tự đăng xuất, tự cấp lại mật khẩu hoặc tự bỏ quyền quản trị của mình. Nhờ quản trị viên khác.',
    en: 'You cannot lock, sign out or reset yourself, nor take your own administration away. Ask another administrator.',
  },
  LAST_ADMINISTRATOR: {
    vi: 'Đây là quản trị viên cuối cùng còn hoạt động. Hãy cấp quyền quản trị cho người khác trước.',
    en: 'This is the last active administrator. Make somebody else an administrator first.',
  },
  PROFILE_HELD: {
    vi: 'Hồ sơ đang được {count} tài khoản giữ ({who}), không thể xóa. Có thể tạm ngưng hồ sơ.',
    en: '{count} accounts hold this profile ({who}): it cannot be removed. You can suspend it instead.',
  },
  PERMISSION_UNKNOWN: { vi: 'Không có quyền {permission}.', en: 'There is no permission {permission}.' },
  MENU_UNKNOWN: { vi: 'Không có màn hình {menu}.', en: 'There is no screen {menu}.' },
  MENU_TOO_DEEP: {
    vi: 'Trình đơn có tối đa {max} cấp: "{title}" nằm quá sâu.',
    en: 'A menu has at most {max} levels: "{title}" lies too deep.',
  },
  MENU_EMPTY_GROUP: {
    vi: 'Nhóm "{title}" chưa có mục nào.',
    en: 'The group "{title}" has no entries.',
  },
  PROFILE_NOT_HELD: { vi: 'Tài khoản không có hồ sơ này.', en: 'The account does not hold this profile.' },
  NODE_NOT_GRANTED: {
    vi: 'Hồ sơ không được làm việc tại đơn vị này.',
    en: 'The profile may not work at this unit.',
  },
} as const;
