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
  PRINT_FORM_PAST_DAY: {
    vi: 'Ngày áp dụng không được trước hôm nay',
    en: 'The first day must not lie before today',
  },
} as const;
