/** Failures of files that are imported: of the file itself, and of its cells. */
export const importErrors = {
  NOT_A_SHEET: {
    vi: 'Không đọc được tệp này. Sen nhận Excel (.xlsx) và CSV (phân cách bằng dấu phẩy, chấm phẩy hoặc tab).',
    en: 'This file cannot be read. Sen takes Excel (.xlsx) and CSV (parted by comma, semicolon or tab).',
  },
  OLD_EXCEL: {
    vi: 'Tệp Excel đời cũ (.xls) hoặc có mật khẩu. Hãy bỏ mật khẩu và lưu lại thành .xlsx.',
    en: 'An old Excel file (.xls) or one with a password. Remove the password and save it as .xlsx.',
  },
  SHEET_EMPTY: { vi: 'Tệp không có dòng nào.', en: 'The file has no lines.' },
  SHEET_TOO_LARGE: {
    vi: 'Tệp bung ra lớn hơn {max} MB nên không được đọc.',
    en: 'The file unpacks to more than {max} MB and is not read.',
  },
  NO_LINES: {
    vi: 'Tệp không có dòng nào dưới dòng tiêu đề: như vậy cả danh mục sẽ bị tạm ngưng.',
    en: 'The file has no line below its header: the whole list would be suspended.',
  },
  TOO_MANY_ROWS: { vi: 'Tối đa {max} dòng một tệp', en: 'At most {max} lines a file' },
  TOO_MANY_COLUMNS: { vi: 'Tối đa {max} cột một tệp', en: 'At most {max} columns a file' },
  UNCLOSED_QUOTE: {
    vi: 'Dòng {row}: dấu ngoặc kép mở mà không đóng.',
    en: 'Line {row}: a quotation mark is opened and never closed.',
  },
  CELL_ERROR: { vi: 'Ô có lỗi công thức {value}', en: 'The cell has a formula error {value}' },
  NOT_A_CHOICE: { vi: 'Chỉ nhận: {vi}', en: 'Only: {en}' },
  REFERENCE_AMBIGUOUS: {
    vi: 'Có nhiều mục cùng tên này trong {vi}; hãy ghi mã',
    en: 'Several entries of {en} have this name; write the code',
  },
  REFERENCE_UNKNOWN: { vi: 'Không có trong {vi}', en: 'Not in {en}' },
  REFERENCE_SUSPENDED: { vi: 'Mục này của {vi} đã tạm ngưng', en: 'This entry of {en} is suspended' },
  DIFFERS_IN_FILE: {
    vi: 'Khác với dòng {row} của cùng một mục',
    en: 'Unlike line {row} of the same entry',
  },
  DUPLICATE_IN_FILE: { vi: 'Trùng với dòng {row} của tệp', en: 'The same as line {row} of the file' },
  DEFAULT_TWICE: {
    vi: 'Dòng {row} đã là mặc định; chỉ một mục được là mặc định',
    en: 'Line {row} is the default already; only one entry can be',
  },
  COLUMN_NOT_CHOSEN: { vi: 'Chưa chọn cột cho: {columns}', en: 'No column is chosen for: {columns}' },
  IMPORT_BUSY: { vi: 'Lần nhập này đang chạy.', en: 'This import is running.' },
  IMPORT_NOT_CHECKED: {
    vi: 'Hãy kiểm tra lại tệp trước khi nhập: còn lỗi, hoặc cột đã đổi sau lần kiểm tra.',
    en: 'Check the file again before importing: it has faults, or columns were changed after the check.',
  },
  IMPORT_STALE: {
    vi: 'Danh mục vừa được người khác sửa sau lần kiểm tra. Chưa có gì được ghi; hãy kiểm tra lại.',
    en: 'Someone has changed the list since the check. Nothing was written; check again.',
  },
  IMPORT_INTERRUPTED: {
    vi: 'Máy chủ dừng giữa chừng. Chưa có gì được ghi; hãy chạy lại.',
    en: 'The server stopped in between. Nothing was written; run it again.',
  },
} as const;
