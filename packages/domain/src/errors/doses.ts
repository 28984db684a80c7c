/** Refusals of the drug chart of a ward. */
export const doseErrors = {
  DOSE_RECORDED: {
    vi: 'Lần dùng này đã có người ghi. Xem lại phiếu trước khi làm tiếp.',
    en: 'Somebody has already answered this dose. Look at the chart before going on.',
  },
  DOSE_NO_SUCH_TIME: {
    vi: 'Y lệnh không có lần dùng vào giờ này',
    en: 'The order has no dose at this time',
  },
  DOSE_BEFORE_ORDER: {
    vi: 'Không được trước lúc y lệnh có hiệu lực ({luc:time})',
    en: 'It cannot be before the order holds ({luc:time})',
  },
  DOSE_ORDER_STOPPED: {
    vi: 'Y lệnh đã ngừng lúc {luc:time}',
    en: 'The order was stopped at {luc:time}',
  },
  DOSE_TOO_EARLY: {
    vi: 'Chưa đến giờ: dùng sớm nhất lúc {luc:time}',
    en: 'Too early: not before {luc:time}',
  },
  DOSE_NOT_YET: {
    vi: 'Chưa được dùng lại: sớm nhất lúc {luc:time}',
    en: 'It may not be given again before {luc:time}',
  },
  DOSE_OTHER_PATIENT: {
    vi: 'Vòng tay không phải của người bệnh này: dừng lại, kiểm tra người bệnh',
    en: 'The wristband is of somebody else: stop and check the patient',
  },
  DOSE_OTHER_DRUG: {
    vi: 'Mã quét không phải thuốc của y lệnh: dừng lại, kiểm tra thuốc',
    en: 'The code is of another drug than the ordered one: stop and check the drug',
  },
  DOSE_SCAN_REASON: {
    vi: 'Quét vòng tay và thuốc, hoặc ghi lý do không quét',
    en: 'Scan wristband and drug, or say why they are not scanned',
  },
  DOSE_NO_INFUSION: {
    vi: 'Y lệnh này không phải truyền dịch',
    en: 'This order is no infusion',
  },
  DOSE_SECOND_PERSON: {
    vi: 'Cần người thứ hai xác nhận bằng tài khoản của mình',
    en: 'A second person confirms it with an account of their own',
  },
  DOSE_SECOND_SELF: {
    vi: 'Người thứ hai phải là người khác',
    en: 'The second person is somebody else',
  },
  SECOND_PERSON_RIGHT: {
    vi: 'Người này không được thực hiện thuốc hoặc ra y lệnh ở khoa',
    en: 'This person may neither give drugs nor order in the ward',
  },
} as const;
