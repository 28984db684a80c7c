/** Failures of the print forms. */
export const printingErrors = {
  PRINT_FORM_RELEASED: {
    vi: 'Phiên bản này đã phát hành hoặc đã hủy, không thể sửa. Vui lòng tạo bản nháp mới từ nó.',
    en: 'This version is released or withdrawn and cannot be changed. Make a new draft from it.',
  },
  PRINT_FORM_LINE: { vi: 'Dòng {line}: {message}', en: 'Line {line}: {message}' },
  PRINT_FORM_FAULT: { vi: '{message}', en: '{message}' },
  PRINT_FORM_LABEL_KEY: {
    vi: 'Khóa gồm chữ không dấu, số và gạch dưới, bắt đầu bằng chữ',
    en: 'A key has plain letters, digits and underscores and begins with a letter',
  },
  PRINT_FORM_PART_LOCKED: {
    vi: 'Phần này bắt buộc theo quy định, không bỏ được',
    en: 'The law asks for this part; it cannot be taken off',
  },
  PRINT_FORM_NO_SUCH_PART: {
    vi: 'Mẫu in này không có phần này',
    en: 'This form has no such part',
  },
  PRINT_FORM_PAST_DAY: {
    vi: 'Ngày áp dụng không được trước hôm nay',
    en: 'The first day must not lie before today',
  },
  PRINT_FORM_TOO_SLOW: {
    vi: 'Mẫu in "{form}" (phiên bản {soPhienBan}) không in xong hồ sơ này trong {seconds} giây nên đã dừng; các bản in khác vẫn chạy. Vui lòng báo quản trị viên thu hồi hoặc sửa phiên bản này ở màn hình Mẫu in, rồi in lại.',
    en: 'The print form "{form}" (version {soPhienBan}) did not finish this record within {seconds} seconds and was stopped; other prints go on. Ask an administrator to withdraw or correct this version on the screen Print forms, then print again.',
  },
  PRINT_FORM_TOO_BIG: {
    vi: 'Mẫu in "{form}" (phiên bản {soPhienBan}) cần hơn {megabytes} MB bộ nhớ cho hồ sơ này nên đã dừng; các bản in khác vẫn chạy. Vui lòng báo quản trị viên thu hồi hoặc sửa phiên bản này ở màn hình Mẫu in, rồi in lại.',
    en: 'The print form "{form}" (version {soPhienBan}) needs more than {megabytes} MB of memory for this record and was stopped; other prints go on. Ask an administrator to withdraw or correct this version on the screen Print forms, then print again.',
  },
  PRINT_BUSY: {
    vi: 'Đang có quá nhiều bản in chờ. Vui lòng in lại sau ít phút.',
    en: 'Too many prints are waiting just now. Please print again in a few minutes.',
  },
} as const;
