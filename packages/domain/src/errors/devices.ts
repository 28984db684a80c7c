/** Refusals of the links of devices and of what they send. */
export const deviceErrors = {
  DEVICE_PORT_TAKEN: {
    vi: 'Cổng này đã có chương trình hoặc kết nối khác dùng. Chọn cổng khác.',
    en: 'Another program or link uses this port. Choose another one.',
  },
  DEVICE_PORT_REFUSED: {
    vi: 'Máy chủ không cho mở cổng này. Chọn cổng từ 1024 trở lên.',
    en: 'The server may not open this port. Choose one from 1024 on.',
  },
  DEVICE_ADDRESS_MISSING: {
    vi: 'Chưa khai địa chỉ của máy. Kết nối đang bật chỉ nhận từ một địa chỉ.',
    en: 'The address of the analyser is missing. A link that is on lets in one address only.',
  },
  NOT_AN_IP: {
    vi: 'Cần địa chỉ IP của máy, ví dụ 192.168.1.20',
    en: 'The IP address of the analyser is needed, such as 192.168.1.20',
  },
  NOT_A_PLACE: {
    vi: 'Ghi như O.4.3 (ASTM) hoặc OBR-2 (HL7), mỗi bản ghi một lần',
    en: 'Write such as O.4.3 (ASTM) or OBR-2 (HL7), each record once',
  },
  DEVICE_HOST_NOT_NAMED: {
    vi: 'Địa chỉ này chưa được người vận hành máy chủ cho phép (SEN_OUTSIDE_HOSTS).',
    en: 'Who runs the server has not allowed this address yet (SEN_OUTSIDE_HOSTS).',
  },
  DEVICE_NOT_REACHED: {
    vi: 'Không nối được tới thiết bị, đang thử lại.',
    en: 'The device is not reached; tried again.',
  },
  SAMPLE_UNKNOWN: { vi: 'Không có mẫu này', en: 'There is no such sample' },
  SAMPLE_REJECTED: {
    vi: 'Mẫu này đã bị từ chối: kết quả đo trên nó không vào phiếu nào.',
    en: 'This sample was rejected: what was measured of it goes into no slip.',
  },
  SAMPLE_NOT_IN_WORK: {
    vi: 'Phiếu của mẫu này không còn nhận kết quả: đã trả hoặc đã hủy.',
    en: 'The slip of this sample takes no results: returned or cancelled.',
  },
  CONTROL_OF_NO_PATIENT: {
    vi: 'Kết quả kiểm chuẩn không vào phiếu của người bệnh',
    en: 'A control goes into no slip of a patient',
  },
  CONTROL_NOT_TAKEN: {
    vi: 'Vật liệu này không nhận: không dùng trên máy, hoặc khác chỉ số, đơn vị',
    en: 'This material does not take it: not in use, or another index or unit',
  },
  INDEX_NOT_ORDERED: { vi: 'Chỉ số này không có trong phiếu', en: 'This index is not in the slip' },
} as const;
