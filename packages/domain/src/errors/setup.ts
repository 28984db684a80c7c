/** Failures of setting up a new site. */
export const setupErrors = {
  CLINIC_ONLY: {
    vi: 'Chỉ dùng cho phòng mạch. Cơ sở khác thêm phòng ở Cơ cấu tổ chức.',
    en: 'For a clinic only. Others add rooms under Organisation.',
  },
  SETUP_DONE: {
    vi: 'Hệ thống đã được thiết lập và đã có quản trị viên. Vui lòng đăng nhập.',
    en: 'The system is set up and has an administrator already. Please sign in.',
  },
  SETUP_CODE_WRONG: {
    vi: 'Mã thiết lập không đúng. Mã hiện trên màn hình máy chủ mỗi lần khởi động Sen; chỉ mã của lần gần nhất dùng được.',
    en: 'The setup code is wrong. The server shows one at each start of Sen; only that of the last start counts.',
  },
  SETUP_LOCKED: {
    vi: 'Mã thiết lập đã bị nhập sai nhiều lần. Thử lại sau {minutes} phút, hoặc khởi động lại Sen để có mã mới.',
    en: 'The setup code was wrong too many times. Try again in {minutes} minutes, or start Sen again for a new code.',
  },
  SETUP_ROOMS_EXIST: {
    vi: 'Cơ sở đã có phòng hoặc kho. Vui lòng sửa tiếp ở màn hình Cơ cấu tổ chức.',
    en: 'The site has rooms or stores already. Please go on with the screen Organisation.',
  },
};
