/** Refusals of the fields and the pictures of results that are read. */
export const readingErrors = {
  REPORT_FIELD_TWICE: { vi: 'Mã đã có ở dòng khác', en: 'The code stands in another row already' },
  REPORT_FIELD_CHOICES: { vi: 'Nhập ít nhất một lựa chọn', en: 'Give at least one choice' },
  REPORT_FIELD_BOUNDS: { vi: 'Chỉ trường kiểu số có giới hạn', en: 'Only a number has bounds' },
  MARKS_MOST: { vi: 'Mỗi hình tối đa {max} nét đánh dấu', en: 'At most {max} marks on a picture' },
  MARK_UNFIT: {
    vi: 'Nét đánh dấu không hợp lệ hoặc nằm ngoài hình',
    en: 'A mark has no form or lies outside its picture',
  },
} as const;
