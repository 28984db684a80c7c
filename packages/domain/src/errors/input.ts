/** General failures and faults of an input. */
export const inputErrors = {
  INTERNAL: {
    vi: 'Có lỗi xảy ra. Mã yêu cầu: {requestId}',
    en: 'Something went wrong. Request: {requestId}',
  },
  UNAUTHENTICATED: {
    vi: 'Phiên đăng nhập đã hết. Vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  FORBIDDEN: {
    vi: 'Tài khoản chưa được cấp quyền này. Vui lòng liên hệ quản trị viên để được cấp quyền.',
    en: 'Your account may not do this. Ask an administrator to authorise it.',
  },
  BAD_INPUT: {
    vi: 'Dữ liệu chưa đúng. Vui lòng kiểm tra các ô được đánh dấu.',
    en: 'Some of the data is not right. Please check the marked fields.',
  },
  BAD_QUERY: { vi: 'Yêu cầu không hợp lệ.', en: 'The request is not valid.' },
  METHOD_NOT_ALLOWED: {
    vi: 'Địa chỉ này chỉ nhận phương thức POST với nội dung JSON.',
    en: 'This address takes the method POST with a JSON body alone.',
  },
  BATCH_TOO_LARGE: {
    vi: 'Một lần gửi tối đa {max} thao tác.',
    en: 'At most {max} operations may be sent at once.',
  },
  QUERY_TOO_DEEP: { vi: 'Truy vấn lồng quá sâu.', en: 'The query is nested too deeply.' },
  QUERY_TOO_COSTLY: {
    vi: 'Truy vấn hỏi quá nhiều trong một lần.',
    en: 'The query asks for too much at once.',
  },
  UNKNOWN_DOCUMENT: {
    vi: 'Màn hình này đã cũ. Vui lòng tải lại trang.',
    en: 'This screen is out of date. Please reload the page.',
  },
  TOO_MANY_REQUESTS: {
    vi: 'Quá nhiều yêu cầu. Vui lòng thử lại sau {seconds} giây.',
    en: 'Too many requests. Try again in {seconds} seconds.',
  },
  BODY_TOO_LARGE: { vi: 'Dữ liệu gửi lên quá lớn.', en: 'The data sent is too large.' },
  DATABASE_UNAVAILABLE: {
    vi: 'Mất kết nối cơ sở dữ liệu. Dữ liệu đã nhập vẫn được giữ; vui lòng thử lại.',
    en: 'The database cannot be reached. What you typed is kept; please try again.',
  },
  REPORT_TOO_LONG: {
    vi: 'Báo cáo chạy quá {seconds} giây nên đã dừng để không làm chậm các bàn làm việc. Hãy chọn khoảng ngày ngắn hơn hoặc lọc thêm, rồi xem lại.',
    en: 'The report took more than {seconds} seconds and was ended, so that it does not slow the desks. Choose fewer days or a narrower filter, then try again.',
  },
  REPORTS_BUSY: {
    vi: 'Đang có nhiều báo cáo chạy cùng lúc. Vui lòng xem lại sau ít phút.',
    en: 'Several reports are running at the moment. Please try again in a few minutes.',
  },
  REPORTS_AWAY: {
    vi: 'Máy chủ dữ liệu dành cho báo cáo không trả lời nên chưa xem được báo cáo; các việc khác vẫn làm bình thường. Vui lòng báo quản trị viên.',
    en: 'The database server for reports does not answer, so reports cannot be read now; all other work goes on. Please tell an administrator.',
  },
  DISK_FULL: {
    vi: 'Ổ đĩa của máy chủ đã đầy nên chưa lưu được. Những gì đã nhập vẫn còn; vui lòng báo quản trị viên giải phóng dung lượng rồi lưu lại.',
    en: 'The disk of the server is full, so this is not saved yet. What you typed is kept; ask an administrator to make room, then save again.',
  },
  FILES_UNAVAILABLE: {
    vi: 'Kho lưu tệp không trả lời nên chưa lưu hoặc mở được tệp và hình ảnh; các việc khác vẫn làm bình thường. Những gì đã nhập vẫn còn; vui lòng thử lại hoặc báo quản trị viên.',
    en: 'The store of files does not answer, so files and pictures cannot be saved or opened now; all other work goes on. What you typed is kept; try again, or tell an administrator.',
  },
  CHECK_BUSY: {
    vi: 'Đang có một lượt kiểm tra khác, hoặc cơ sở dữ liệu đang bận. Vui lòng thử lại sau.',
    en: 'Another check is running, or the database is busy. Please try again later.',
  },
  NOT_FOUND: { vi: 'Không tìm thấy dữ liệu.', en: 'Not found.' },
  CONFLICT: {
    vi: 'Bản ghi vừa được người khác sửa. Vui lòng xem hai bản và chọn.',
    en: 'Someone else has just changed this record. Compare the two versions and choose.',
  },
  STATE_CHANGED: {
    vi: 'Trạng thái đã thay đổi. Vui lòng chọn lại.',
    en: 'Its state has changed. Please select it again.',
  },
  IN_USE: {
    vi: 'Đang được dùng ở {count} nơi ({where}). Có thể tạm ngưng thay vì xóa.',
    en: 'In use in {count} places ({where}). You can suspend it instead.',
  },
  REFERENCE_MISSING: { vi: 'Dữ liệu được chọn không còn tồn tại.', en: 'What was chosen no longer exists.' },
  BELOW_ITSELF: {
    vi: 'Đây là chính mục này hoặc mục nằm dưới nó.',
    en: 'This is the entry itself, or one that stands below it.',
  },
  REQUEST_ID_REUSED: {
    vi: 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại màn hình rồi thực hiện lại.',
    en: 'This request was sent before with other content. Reload the screen and try again.',
  },
  DUPLICATE: { vi: 'Giá trị này đã có.', en: 'This value exists already.' },
  REQUIRED: { vi: 'Không được để trống', en: 'Cannot be blank' },
  LEADING_SPACE: { vi: 'Không được bắt đầu bằng khoảng trắng', en: 'Must not start with a space' },
  TOO_SHORT: { vi: 'Ít nhất {min} ký tự', en: 'At least {min} characters' },
  TOO_LONG: { vi: 'Tối đa {max} ký tự', en: 'At most {max} characters' },
  TOO_SMALL: { vi: 'Phải từ {min} trở lên', en: 'Must be at least {min}' },
  TOO_LARGE: { vi: 'Không được lớn hơn {max}', en: 'Must not be more than {max}' },
  RANGE_REVERSED: { vi: 'Phải từ giá trị đầu trở đi', en: 'Must not be before or below the first value' },
  NOT_DIGITS: { vi: 'Phải có đúng {count} chữ số', en: 'Must have exactly {count} digits' },
  TOO_MANY: { vi: 'Một lần tối đa {max} mục', en: 'At most {max} at once' },
  NOT_A_CITIZEN_NUMBER: {
    vi: 'Không phải số căn cước (12 số, 3 số đầu là mã tỉnh), số CMND (9 số) hay số hộ chiếu',
    en: 'No citizen number (12 digits, the first 3 a province), old id card (9 digits) or passport',
  },
  CITIZEN_NUMBER_YEAR: {
    vi: 'Số căn cước này là của người sinh năm {year}: xem lại số hoặc ngày sinh',
    en: 'This citizen number is of somebody born in {year}: look at it and at the birth date',
  },
  CITIZEN_NUMBER_SEX: {
    vi: 'Số căn cước này là của người khác giới tính: xem lại số hoặc giới tính',
    en: 'This citizen number is of the other sex: look at it and at the sex',
  },
  STAFF_TOO_YOUNG: { vi: 'Chưa đủ {age} tuổi', en: 'Not yet {age} years old' },
  STAFF_TOO_OLD: { vi: 'Hơn {age} tuổi: xem lại năm sinh', en: 'Over {age} years old: look at the year' },
  START_TOO_EARLY: { vi: 'Vào làm khi chưa đủ {age} tuổi', en: 'Began to work before the age of {age}' },
  START_TOO_LATE: { vi: 'Còn hơn một năm nữa: xem lại năm', en: 'More than a year ahead: look at the year' },
  TOO_MANY_DECIMALS: { vi: 'Tối đa {max} chữ số thập phân', en: 'At most {max} decimals' },
  TOO_DEEP: {
    vi: 'Dữ liệu lồng quá {max} lớp',
    en: 'The data is nested deeper than {max} levels',
  },
  NOT_A_TEXT: { vi: 'Phải là chữ', en: 'Must be text' },
  NOT_A_NUMBER: { vi: 'Chỉ nhập số', en: 'Numbers only' },
  NOT_A_BOOLEAN: { vi: 'Phải là có hoặc không', en: 'Must be yes or no' },
  NOT_A_DATE: { vi: 'Ngày không đúng', en: 'Not a valid date' },
  NOT_A_TIME: { vi: 'Giờ không đúng', en: 'Not a valid time' },
  NOT_A_COLOUR: { vi: 'Màu không đúng', en: 'Not a valid colour' },
  NOT_A_LIST: { vi: 'Danh sách không đúng', en: 'Not a valid list' },
  TOO_MANY_DAYS: { vi: 'Tối đa {max} ngày', en: 'At most {max} days' },
  NOT_IN_LIST: { vi: 'Không có trong danh sách', en: 'Not in the list' },
  SERVICE_NOT_OF_ROOM: {
    vi: 'Có dịch vụ không làm được ở loại phòng này',
    en: 'A service is not performed in a room of this use',
  },
  NOT_A_CODE: {
    vi: 'Mã chỉ gồm chữ, số, khoảng trắng và gạch nối',
    en: 'A code has letters, digits, spaces and hyphens only',
  },
  NOT_A_PHONE: { vi: 'Số điện thoại không đúng', en: 'Not a valid phone number' },
  NOT_A_EMAIL: { vi: 'Email không đúng', en: 'Not a valid e-mail address' },
  NOT_A_HOST: {
    vi: 'Tên miền không đúng, ví dụ phongkham.vn',
    en: 'Not a host name, such as clinic.vn',
  },
  NOT_AN_ADDRESS: {
    vi: 'Địa chỉ không đúng, ví dụ https://api.nhacungcap.vn',
    en: 'Not an address, such as https://api.provider.vn',
  },
  NOT_HTTPS: { vi: 'Địa chỉ phải bắt đầu bằng https://', en: 'The address must begin with https://' },
  NOT_A_SERIAL: {
    vi: 'Ký hiệu gồm 6 ký tự, ví dụ C26TYY',
    en: 'A serial has 6 characters, such as C26TYY',
  },
  SERIAL_NOT_HERE: {
    vi: 'Sen chưa phát hành được ký hiệu máy tính tiền (chữ M) tại nhà cung cấp này',
    en: 'Serials of cash registers (letter M) are not issued at this provider yet',
  },
  NOT_A_LINK_CODE: {
    vi: 'Mã liên thông gồm 5 đến 20 chữ số, chữ cái',
    en: 'A link code has 5 to 20 digits or letters',
  },
  NOT_A_TAXCODE: { vi: 'Mã số thuế không đúng', en: 'Not a valid tax code' },
  NOT_AN_OBJECT: { vi: 'Phải là các cặp trường và giá trị', en: 'Must be fields with their values' },
  NOT_AN_ID: { vi: 'Mã bản ghi không đúng', en: 'Not a valid id' },
  NOT_A_YEAR: { vi: 'Năm sinh gồm 4 chữ số', en: 'A birth year has 4 digits' },
  NO_PARENTHESES: { vi: 'Không được dùng dấu ngoặc đơn', en: 'Parentheses are not allowed' },
  NEEDS_CONFIRMATION: { vi: 'Cần xác nhận trước khi lưu.', en: 'Please confirm before saving.' },
  FILE_TOO_LARGE: { vi: 'Tệp lớn hơn {max} MB', en: 'The file is larger than {max} MB' },
  FILE_KIND: { vi: 'Loại tệp này không được nhận', en: 'This kind of file is not accepted' },
  PAPER_KIND: {
    vi: 'Chứng từ phải là tệp PDF, PNG hoặc JPEG',
    en: 'The paper must be a PDF, PNG or JPEG file',
  },
  PAPER_UNKNOWN: {
    vi: 'Tệp này không còn trên máy chủ. Vui lòng chọn lại.',
    en: 'This file is no longer on the server. Please choose it again.',
  },
  PICTURE_KIND: {
    vi: 'Ảnh phải là tệp PNG hoặc JPEG',
    en: 'The picture must be a PNG or JPEG file',
  },
  PICTURE_SIZE: {
    vi: 'Ảnh nặng hơn {max} KB',
    en: 'The picture is larger than {max} KB',
  },
  PICTURE_SIDE: {
    vi: 'Ảnh rộng hoặc cao hơn {max} điểm ảnh',
    en: 'The picture is wider or higher than {max} pixels',
  },
  PICTURE_UNKNOWN: {
    vi: 'Ảnh này không còn trên máy chủ. Vui lòng chọn lại.',
    en: 'This picture is no longer on the server. Please choose it again.',
  },
  MISSING_COLUMNS: {
    vi: 'Tệp Excel thiếu cột bắt buộc: {columns}. Hãy tải lại tệp mẫu.',
    en: 'The Excel file lacks columns that are needed: {columns}. Download the template again.',
  },
  TOO_MANY_FILES: { vi: 'Một lần tải lên tối đa {max} tệp', en: 'At most {max} files at once' },
} as const;
