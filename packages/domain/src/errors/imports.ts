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
  FORMULA_WITHOUT_RESULT: {
    vi: 'Ô có công thức chưa được tính. Mở tệp bằng Excel, lưu lại rồi nhập; hoặc gõ giá trị vào đây',
    en: 'The cell has a formula without a result. Open the file in Excel and save it, or type the value here',
  },
  OLD_FONT_UNANSWERED: {
    vi: 'Tệp có chữ kiểu {font}. Hãy chọn chuyển sang Unicode hay giữ nguyên.',
    en: 'The file has {font} text. Choose whether it is read as Unicode or stays as it is.',
  },
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
  COLUMN_UNANSWERED: {
    vi: 'Hãy trả lời câu hỏi về cột: {columns}',
    en: 'Answer the question about the columns: {columns}',
  },
  COLUMN_NOT_CHOSEN: { vi: 'Chưa chọn cột cho: {columns}', en: 'No column is chosen for: {columns}' },
  IMPORT_BUSY: { vi: 'Lần nhập này đang chạy.', en: 'This import is running.' },
  IMPORT_NOT_CHECKED: {
    vi: 'Hãy kiểm tra lại tệp trước khi nhập: còn lỗi, hoặc cột đã đổi sau lần kiểm tra.',
    en: 'Check the file again before importing: it has faults, or columns were changed after the check.',
  },
  IMPORT_WHOLE_ONLY: {
    vi: 'Tệp này chỉ được nhập trọn vẹn: hãy sửa hết lỗi trước.',
    en: 'This file is imported as a whole only: mend all faults first.',
  },
  IMPORT_PARTIAL_SUSPENDS: {
    vi: 'Đang chọn tạm ngưng các mục không có trong tệp: hãy sửa hết lỗi, hoặc bỏ lựa chọn này rồi kiểm tra lại.',
    en: 'Entries that the file lacks are to be suspended: mend all faults, or take that choice back and check again.',
  },
  REFERENCE_REFUSED: {
    vi: 'Mục này nằm ở dòng {row} của tệp, và dòng đó có lỗi',
    en: 'This entry is on line {row} of the file, and that line has a fault',
  },
  COMMUNE_UNKNOWN: {
    vi: 'Không tìm thấy xã, phường này trong tỉnh đã ghi',
    en: 'There is no such commune in the province',
  },
  COMMUNE_AMBIGUOUS: {
    vi: 'Nhiều nơi có xã, phường cùng tên; hãy ghi tỉnh hoặc mã',
    en: 'Several communes have this name; write the province or the code',
  },
  IMPORT_SAME_PERSON: {
    vi: 'Giấy tờ, thẻ, mã cũ hoặc điện thoại của dòng này là của hồ sơ đã có: không tạo hồ sơ mới được',
    en: 'The papers, card, earlier code or phone of this line are those of a record: no new one can be made',
  },
  IMPORT_UNDO_LATE: {
    vi: 'Chỉ hoàn tác được trong 24 giờ sau khi nhập.',
    en: 'An import can be undone for 24 hours only.',
  },
  IMPORT_UNDO_WHOLE: {
    vi: 'Lượt nhập này còn tạo bảng giá nên không hoàn tác được tại đây.',
    en: 'This import made price lists as well and cannot be undone here.',
  },
  IMPORT_UNDO_CHANGED: {
    vi: 'Không hoàn tác được: đã có người sửa sau khi nhập ({codes}). Chưa có gì thay đổi.',
    en: 'It cannot be undone: somebody has changed entries since ({codes}). Nothing was changed.',
  },
  IMPORT_UNDO_IN_USE: {
    vi: 'Không hoàn tác được: các mục đã nhập đang được dùng ở {where}. Chưa có gì thay đổi.',
    en: 'It cannot be undone: imported entries are used in {where}. Nothing was changed.',
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
