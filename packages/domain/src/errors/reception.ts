/** Failures of the reception area: patients, receptions, queues. */
export const receptionErrors = {
  KIOSK_STEP_OVER: {
    vi: 'Lượt này tại kiosk đã hết thời gian. Vui lòng quét thẻ lại từ đầu.',
    en: 'The time for this turn at the kiosk is over. Please scan the card again.',
  },
  KIOSK_NOT_OFFERED: {
    vi: 'Phòng khám này vừa ngừng nhận tại kiosk. Vui lòng chọn phòng khác.',
    en: 'The kiosk no longer offers this room. Please choose another one.',
  },
  PAYER_INPATIENTS_ONLY: {
    vi: 'Đối tượng này chỉ áp dụng cho nội trú',
    en: 'This payer is for inpatients only',
  },
  CARD_LENGTH: {
    vi: 'Số thẻ BHYT phải có 15 ký tự, hoặc 10 số mã BHXH, hoặc 12 số căn cước',
    en: 'An insurance number has 15 characters, or 10 digits, or the 12 digits of the citizen id',
  },
  CARD_NOT_VALID_ON_DAY: {
    vi: 'Thẻ BHYT không có giá trị trong ngày tiếp nhận',
    en: 'The insurance card is not valid on the day of reception',
  },
  PAYER_FOR_CHILDREN: {
    vi: 'Đối tượng này chỉ cho trẻ dưới 6 tuổi chưa có thẻ BHYT',
    en: 'This payer is for children under six who have no insurance card yet',
  },
  CARD_NOT_FOR_AGE: {
    vi: 'Thẻ trẻ em (TE) không dùng cho người bệnh ở tuổi này',
    en: "A child's card (TE) is not for a patient of this age",
  },
  ROUTE_NEEDS_NEWBORN: {
    vi: 'Mã 1.7 chỉ dùng cho trẻ trong 28 ngày sau sinh, có ngày sinh',
    en: 'Code 1.7 is for the first 28 days after a known day of birth',
  },
  ROUTE_NEEDS_APPOINTMENT: {
    vi: 'Mã này cần giấy hẹn khám lại',
    en: 'This code needs the appointment of a follow-up',
  },
  ROUTE_NEEDS_REFERRAL: { vi: 'Mã này cần giấy chuyển cơ sở', en: 'This code needs a referral paper' },
  ROUTE_NEEDS_EMERGENCY: {
    vi: 'Mã này chỉ dùng khi cấp cứu',
    en: 'This code is for emergencies',
  },
  ROUTE_NEEDS_REGISTRATION: {
    vi: 'Thẻ không đăng ký ban đầu tại cơ sở này',
    en: 'The card is not registered at this facility',
  },
  ROUTE_NOT_OF_FACILITY: {
    vi: 'Mã này không hợp với cấp của cơ sở hoặc cách người bệnh đến',
    en: 'This code does not fit the level of the facility or how the patient came',
  },
  ROUTE_CODE_UNKNOWN: {
    vi: 'Mã đối tượng KCB {MaDoiTuongKCB} của lượt này không có trong danh mục. Vui lòng sửa tiếp nhận rồi thử lại.',
    en: 'The object code {MaDoiTuongKCB} of this visit is in no list. Please correct the reception, then try again.',
  },
  FIVE_YEARS_NEEDED: {
    vi: 'Miễn cùng chi trả cần ngày đủ 5 năm liên tục, không sau ngày tiếp nhận',
    en: 'The exemption from co-payment needs the day of five years without a break, not after the reception',
  },
  PAPER_AFTER_RECEPTION: {
    vi: 'Ngày của giấy không được sau ngày tiếp nhận',
    en: 'The day of the paper must not be after the reception',
  },
  REFERRAL_TOO_OLD: {
    vi: 'Giấy chuyển có giá trị nhiều nhất một năm',
    en: 'A referral paper is valid for a year at most',
  },
  EXEMPTION_OF_ANOTHER_YEAR: {
    vi: 'Giấy miễn cùng chi trả chỉ có giá trị trong năm ghi trên giấy',
    en: 'An exemption from co-payment is valid in the calendar year of its paper only',
  },
  CO_PAID_IN_ANOTHER_YEAR: {
    vi: 'Giấy xác nhận cùng chi trả lũy kế phải của năm tiếp nhận',
    en: 'The paper about co-payments so far must be of the year of the reception',
  },
  CARD_ISSUED_LATER: {
    vi: 'Ngày cấp thẻ không được sau ngày tiếp nhận',
    en: 'The card must not be issued after the reception',
  },
  CARD_ALREADY_IN_VISIT: {
    vi: 'Thẻ này đã có trong lượt',
    en: 'This card is in the visit already',
  },
  CARD_OVER_BEFORE_VISIT: {
    vi: 'Thẻ đã hết hạn trước ngày tiếp nhận nên không tính cho lượt này',
    en: 'The card was over before the reception: it does not count for this visit',
  },
  CARD_NOT_BEGUN: {
    vi: 'Thẻ chưa đến ngày có giá trị',
    en: 'The card is not valid yet',
  },
  CARD_SHOWN_OUTSIDE_VISIT: {
    vi: 'Lúc trình thẻ phải từ lúc tiếp nhận đến bây giờ',
    en: 'A card is shown between the reception and now',
  },
  PAYER_NOT_INSURED: {
    vi: 'Thẻ BHYT chỉ dùng cho đối tượng bảo hiểm y tế',
    en: 'An insurance card needs an insured payer',
  },
  MATERNITY_NOT_FOR_SEX: {
    vi: 'Thai sản chỉ ghi cho người bệnh nữ',
    en: 'Pregnancy and breast-feeding are noted for women only',
  },
  WEEKS_WITHOUT_PREGNANCY: {
    vi: 'Tuần thai chỉ ghi khi đang mang thai',
    en: 'Weeks are noted for a pregnancy only',
  },
  CARD_NEEDED: { vi: 'Đối tượng BHYT cần có số thẻ', en: 'An insured payer needs a card number' },
  CITIZEN_ID: {
    vi: 'Căn cước có 12 số, chứng minh nhân dân 9 số; hộ chiếu gồm chữ và số',
    en: 'A citizen id has 12 digits (9 on old cards); a passport has letters and digits',
  },
  CONTACT_NEEDED: {
    vi: 'Trẻ em dưới 6 tuổi cần có người liên hệ',
    en: 'A child under 6 needs a contact person',
  },
  IN_THE_FUTURE: { vi: 'Không được ở tương lai', en: 'Must not be in the future' },
  FROM_AFTER_TO: { vi: 'Ngày bắt đầu sau ngày kết thúc', en: 'The first day is after the last day' },
  REASON_NEEDED: { vi: 'Cần chọn lý do', en: 'Please give a reason' },
  RECEIVED_TODAY_REASON: {
    vi: 'Người bệnh đã được tiếp nhận BHYT trong ngày. Vui lòng ghi lý do tiếp nhận lại.',
    en: 'The patient was received on insurance on this day. Please say why again.',
  },
  DRUGS_LEFT_REASON: {
    vi: 'Đơn thuốc trước còn {days} ngày. Vui lòng ghi lý do tiếp nhận lại.',
    en: 'The days left of the earlier prescription: {days}. Please say why the patient is received again.',
  },
  PATIENT_DUPLICATE: {
    vi: 'Đã có hồ sơ của người bệnh này: {MaYTe} {TenBenhNhan}. Vui lòng dùng hồ sơ đó.',
    en: 'This patient is known already: {MaYTe} {TenBenhNhan}. Please take that record.',
  },
  PATIENT_DUPLICATE_PHONE: {
    vi: 'Số điện thoại này đã có ở hồ sơ {MaYTe} {TenBenhNhan} ({NamSinh}). Vui lòng dùng số khác.',
    en: 'A patient with this phone number exists: {MaYTe} {TenBenhNhan} ({NamSinh}). Please give another number.',
  },
  PATIENT_CANCELLED: {
    vi: 'Hồ sơ người bệnh đã hủy hoặc đã gộp vào hồ sơ khác.',
    en: 'The patient record is cancelled or merged into another one.',
  },
  PATIENT_MOVED: {
    vi: 'Hồ sơ người bệnh vừa được gộp hoặc tách. Vui lòng mở lại hồ sơ rồi thực hiện lại.',
    en: 'The patient record has just been merged or split. Please open it again and repeat.',
  },
  PATIENT_MERGE_ITSELF: {
    vi: 'Hai mã này là của cùng một hồ sơ.',
    en: 'Both codes belong to the same record.',
  },
  PATIENT_MERGE_SERVED: {
    vi: 'Một trong hai người bệnh đang được gọi hoặc đang khám. Vui lòng chờ xong lượt này.',
    en: 'One of the two patients is being called or examined. Please wait until that is done.',
  },
  PATIENT_MERGE_RECEIPT: {
    vi: 'Còn {count} biên lai đang thu dở. Vui lòng thu xong hoặc hủy trước.',
    en: 'Receipts whose collection is not finished: {count}. Please finish or cancel them first.',
  },
  PATIENT_MERGE_SAME_DAY: {
    vi: 'Hai hồ sơ có lượt tiếp nhận trong cùng ngày chưa xác nhận chi phí. Vui lòng hoàn tất viện phí trước.',
    en: 'Both records have a reception on the same day whose costs are not confirmed. Please settle them first.',
  },
  PATIENT_MERGE_OPEN_RECORDS: {
    vi: 'Cả hai hồ sơ đều có bệnh án ngoại trú đang điều trị cùng loại, cùng chuyên khoa, hoặc nằm viện cùng lúc. Vui lòng kết thúc hoặc hủy một bên trước.',
    en: 'Both records have an open outpatient medical record of the same type and specialty, or were in hospital at the same time. Please end or cancel one of them first.',
  },
  PATIENT_DIED_APPOINTMENT: {
    vi: 'Người bệnh đã được ghi nhận tử vong: không hẹn khám lại.',
    en: 'The patient is recorded as deceased: no appointment can be made.',
  },
  PATIENT_DIED_ORDER: {
    vi: 'Người bệnh đã được ghi nhận tử vong: không ra chỉ định mới.',
    en: 'The patient is recorded as deceased: nothing can be ordered.',
  },
  PATIENT_DIED_TICKET: {
    vi: 'Người bệnh đã được ghi nhận tử vong: không cấp số thứ tự.',
    en: 'The patient is recorded as deceased: no queue number is given.',
  },
  NAME_NEEDED: { vi: 'Cần họ tên thật của người bệnh', en: 'Please give the real name' },
  PATIENT_IDENTIFIED: {
    vi: 'Người bệnh này đã rõ danh tính.',
    en: 'This patient is identified already.',
  },
  PATIENT_MERGE_KEEP_KNOWN: {
    vi: 'Hồ sơ giữ lại chưa rõ danh tính. Hãy giữ hồ sơ đã rõ danh tính và gộp hồ sơ này vào đó.',
    en: 'The record that is kept is not identified. Please keep the identified one and merge this one into it.',
  },
  PATIENT_MERGE_MOTHER: {
    vi: 'Hai hồ sơ là của mẹ và con, không thể gộp.',
    en: 'The records are of a mother and her child and cannot be merged.',
  },
  NEWBORN_OF_A_MAN: {
    vi: 'Hồ sơ này là của nam giới. Trẻ sơ sinh được tạo từ hồ sơ của mẹ.',
    en: "This record is of a man. A newborn is received from its mother's record.",
  },
  NEWBORN_PLACE_TAKEN: {
    vi: 'Lần sinh này đã có hồ sơ trẻ {MaYTe}. Nếu sinh đôi trở lên, hãy ghi thứ tự của từng trẻ.',
    en: 'A child of this birth has a record already: {MaYTe}. For twins give each child its order.',
  },
  NOT_A_NEWBORN: {
    vi: 'Trẻ sơ sinh là trẻ trong 28 ngày sau sinh',
    en: 'A newborn is a child of the first 28 days',
  },
  CARD_NOT_OF_CHILD: { vi: 'Thẻ của trẻ bắt đầu bằng TE', en: "A child's card begins with TE" },
  BEFORE_BIRTH: { vi: 'Không được trước ngày sinh', en: 'Must not be before the birth' },
  DEATH_RECORDED: {
    vi: 'Tử vong của người bệnh này đã được ghi nhận.',
    en: 'The death of this patient is recorded already.',
  },
  DEATH_NOT_RECORDED: {
    vi: 'Người bệnh này không có ghi nhận tử vong.',
    en: 'No death is recorded for this patient.',
  },
  DEATH_OF_VISIT: {
    vi: 'Tử vong được ghi ở hướng giải quyết khám hoặc phiếu ra viện. Vui lòng hủy ở đó.',
    en: 'The death is told by an examination or a discharge. Please take it back there.',
  },
  PATIENT_DIED: { vi: 'Người bệnh đã được ghi nhận tử vong.', en: 'The patient is recorded as deceased.' },
  PATIENT_HAS_VISITS: {
    vi: 'Người bệnh đã có {count} lượt tiếp nhận, không thể hủy hồ sơ.',
    en: 'The patient has {count} receptions; the record cannot be cancelled.',
  },
  RECEPTION_COST_CONFIRMED: {
    vi: 'Tiếp nhận đã xác nhận thanh toán. Vui lòng liên hệ kế toán.',
    en: 'The payment of this reception is confirmed. Please ask accounting.',
  },
  RECEPTION_INSURANCE_CONFIRMED: {
    vi: 'Tiếp nhận đã xác nhận BHYT. Vui lòng liên hệ kế toán.',
    en: 'The insurance of this reception is confirmed. Please ask accounting.',
  },
  RECEPTION_REFUNDED: {
    vi: 'Tiếp nhận đã hoàn ứng, không thể cập nhật. Vui lòng liên hệ kế toán.',
    en: 'The advance of this reception was returned; it cannot be updated. Please ask accounting.',
  },
  RECEPTION_CANCELLED: { vi: 'Tiếp nhận đã hủy.', en: 'The reception is cancelled.' },
  RECEPTION_IN_USE: {
    vi: 'Đã có dịch vụ thu tiền hoặc thực hiện, không thể hủy tiếp nhận. Vui lòng liên hệ kế toán.',
    en: 'A service was paid or performed; the reception cannot be cancelled. Please ask accounting.',
  },
  RECEPTION_HAS_MONEY: {
    vi: 'Còn tiền tạm ứng hoặc tiền thu thừa. Vui lòng liên hệ thu ngân để hoàn lại cho người bệnh trước khi hủy tiếp nhận.',
    en: 'An advance or an overpayment is still here. Ask the cashier to return it to the patient before the reception is cancelled.',
  },
  SERVICE_NEEDED: {
    vi: 'Cần chọn ít nhất một dịch vụ khám',
    en: 'Please choose at least one examination service',
  },
  CLOSING_NOT_OVER: {
    vi: 'Chỉ đóng việc của những ngày đã qua',
    en: 'Only the work of days that are over is closed',
  },
  QMS_CUSTOMER_UNKNOWN: {
    vi: 'Thiếu thông tin khách hàng từ hệ thống gọi số ngoài: số {number} không có ở Sen. Mời người cầm số này đến quầy tiếp nhận, hoặc gọi người tiếp theo của Sen.',
    en: 'Customer info is missing from the queue system outside: Sen has no number {number}. Ask its holder to the reception desk, or call the next one of Sen.',
  },
  RECALL_TOO_SOON: {
    vi: 'Vừa gọi xong. Gọi lại được sau {seconds} giây.',
    en: 'Called just now. Call again in {seconds} seconds.',
  },
  TOO_FEW_CALLS: {
    vi: 'Mới gọi {calls} lần. Gọi đủ {needed} lần trước khi bỏ qua.',
    en: 'Called {calls} times so far. Call {needed} times before passing over.',
  },
} as const;
