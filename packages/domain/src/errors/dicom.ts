/** Refusals of modalities and of what they send. */
export const dicomErrors = {
  DICOM_AE_TITLE: {
    vi: 'AE title chỉ gồm chữ không dấu, số và dấu thường, không có dấu \\.',
    en: 'An AE title has plain letters, digits and signs without accents, and no backslash.',
  },
  DICOM_PORT_TAKEN: {
    vi: 'Cổng DICOM đã có chương trình khác dùng. Đổi SEN_DICOM_PORT.',
    en: 'Another program uses the DICOM port. Change SEN_DICOM_PORT.',
  },
  DICOM_PORT_REFUSED: {
    vi: 'Máy chủ không cho mở cổng DICOM. Chọn SEN_DICOM_PORT từ 1024 trở lên.',
    en: 'The server may not open the DICOM port. Choose SEN_DICOM_PORT from 1024 on.',
  },
  DICOM_UNREADABLE: {
    vi: 'Không đọc được ảnh máy gửi, hoặc ảnh thiếu mã.',
    en: 'A picture could not be read, or has no ids.',
  },
  DICOM_ASIDE: {
    vi: 'Ảnh trùng mã nhưng khác nội dung hoặc khác người bệnh; đã để riêng.',
    en: 'A picture with a known id has another content or patient; it is kept aside.',
  },
  DICOM_NOT_STORED: {
    vi: 'Không lưu được ảnh; máy được báo để gửi lại.',
    en: 'A picture could not be kept; the modality was told to send it again.',
  },
  DICOM_SEARCH_TOO_WIDE: {
    vi: 'Cần số truy cập, mã ca chụp hoặc mã người bệnh để tìm.',
    en: 'A search names an accession number, a study or a patient.',
  },
  DICOM_ARCHIVE_NOT_SET_UP: {
    vi: 'Chưa khai đủ địa chỉ và tài khoản của kho ảnh',
    en: 'Address or account of the archive is missing',
  },
  DICOM_ARCHIVE_OFF: {
    vi: 'Ca chụp nằm ở kho ảnh, mà kết nối kho ảnh đang tắt.',
    en: 'The study is at the archive, and the connection to it is off.',
  },
  DICOM_ARCHIVE_AWAY: {
    vi: 'Kho ảnh (PACS) không trả lời. Ảnh xem lại được khi kho ảnh hoạt động trở lại.',
    en: 'The archive (PACS) does not answer. Its pictures show again once it is back.',
  },
  DICOM_ARCHIVE_REFUSED: {
    vi: 'Kho ảnh (PACS) từ chối tài khoản của Sen. Báo người quản trị kiểm tra kết nối.',
    en: 'The archive (PACS) refuses the account of Sen. Ask the administrator to check the connection.',
  },
  DICOM_ARCHIVE_GONE: {
    vi: 'Kho ảnh (PACS) không còn ảnh này.',
    en: 'The archive (PACS) no longer has these pictures.',
  },
  DICOM_ARCHIVE_UNFIT: {
    vi: 'Kho ảnh (PACS) trả lời không đúng chuẩn DICOMweb, hoặc quá lớn.',
    en: 'The archive (PACS) gave an answer that is no DICOMweb, or too large.',
  },
  STUDY_ORDER_UNFIT: {
    vi: 'Phiếu này không nhận ảnh: không phải chẩn đoán hình ảnh, đã hủy hoặc chưa gửi.',
    en: 'This order takes no pictures: not imaging, cancelled or not sent.',
  },
  DRAWINGS_MANY: { vi: 'Tối đa {max} số đo cho một ca chụp.', en: 'At most {max} measures on a study.' },
  DRAWING_UNFIT: {
    vi: 'Số đo không hợp với ảnh của ca chụp.',
    en: 'The measure does not fit the pictures of the study.',
  },
  STUDY_SAME_ORDER: { vi: 'Ca chụp đã thuộc dịch vụ này.', en: 'The study is of this line already.' },
} as const;
