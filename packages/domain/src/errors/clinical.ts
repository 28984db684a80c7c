/** Failures of the clinical area: orders, examinations, prescriptions. */
export const clinicalErrors = {
  SERVICE_PAID: {
    vi: 'Dịch vụ đã thu tiền, không thể xóa. Vui lòng liên hệ thu ngân để hoàn tiền trước.',
    en: 'The service is paid and cannot be removed. Ask the cashier to refund it first.',
  },
  ORDER_LINE_PAID: {
    vi: 'Dịch vụ {TenDichVu} đã thu tiền, không đổi được số lượng và loại giá. Vui lòng liên hệ thu ngân.',
    en: '{TenDichVu} is paid: its quantity and price type stay. Please ask the cashier.',
  },
  ORDER_LINE_OF_PACKAGE: {
    vi: 'Dịch vụ {TenDichVu} thuộc gói: chỉ hủy được cả gói, không đổi riêng.',
    en: '{TenDichVu} is part of a package, which is only removed as a whole.',
  },
  SERVICE_NOT_PAID: {
    vi: 'Dịch vụ chưa đóng tiền hoặc lượt khám chưa tạm ứng, chưa được phép thực hiện. Vui lòng liên hệ thu ngân.',
    en: 'The service is not paid, nor is there an advance that the payer must give: it may not be performed yet. Please ask the cashier.',
  },
  COURSE_DONE: {
    vi: 'Liệu trình đã làm đủ {SoBuoi} buổi.',
    en: 'All {SoBuoi} sessions of the course are done.',
  },
  COURSE_SESSION_OTHER: {
    vi: 'Không còn buổi {Lan} để làm: nơi khác vừa thay đổi, buổi tiếp theo là buổi {tiep}. Vui lòng kiểm tra rồi ghi lại.',
    en: 'Session {Lan} is no longer to be done: another desk has changed the course, and {tiep} is the next one. Please check, then note it again.',
  },
  COURSE_SESSION_GONE: {
    vi: 'Buổi {Lan} đã được hủy ở nơi khác.',
    en: 'Session {Lan} was already taken back at another desk.',
  },
  COURSE_NOT_BEGUN: { vi: 'Liệu trình chưa làm buổi nào.', en: 'No session of the course is done yet.' },
  SERVICE_NO_ROOM: { vi: 'Dịch vụ chưa có nơi thực hiện', en: 'The service has no place of execution' },
  SERVICE_NOT_HERE: {
    vi: 'Nơi này không thực hiện dịch vụ {TenDichVu}',
    en: '{TenDichVu} is not performed at this place',
  },
  ONE_EACH: {
    vi: 'Số lượng là 1: lần làm khác là một chỉ định khác',
    en: 'The quantity is 1: doing it again is another order',
  },
  NOT_WHOLE: { vi: 'Phải là số nguyên', en: 'Must be a whole number' },
  EXECUTIONS_ABOVE_QUANTITY: {
    vi: 'Số lần thực hiện không được lớn hơn số lượng ({SoLuong})',
    en: 'The executions must not exceed the quantity ({SoLuong})',
  },
  QUANTITY_BELOW_EXECUTIONS: {
    vi: 'Số lượng không được nhỏ hơn số lần thực hiện ({SoLanThucHien})',
    en: 'The quantity must not be less than the executions ({SoLanThucHien})',
  },
  ORDER_OF_ANOTHER_KIND: {
    vi: 'Phiếu chỉ định này thuộc loại khác, không thực hiện được thao tác này.',
    en: 'This order is of another kind, which does not have this act.',
  },
  OTHER_RECEPTION: {
    vi: 'Chỉ được cập nhật chỉ định của cùng lần tiếp nhận.',
    en: 'Only orders from the same reception can be updated.',
  },
  BEFORE_RECEPTION: { vi: 'Phải sau giờ tiếp nhận', en: 'Must be after the reception' },
  AFTER_EXECUTION: { vi: 'Phải trước giờ thực hiện', en: 'Must be before the execution' },
  EXAM_ENDED: {
    vi: 'Phiên khám đã kết thúc hoặc đã hủy, không thể sửa.',
    en: 'The session is ended or cancelled and cannot be edited.',
  },
  EXAM_HAS_ORDERS: {
    vi: 'Phiên khám đã có chỉ định hoặc đơn thuốc. Vui lòng hủy trước.',
    en: 'The session has orders or a prescription. Please cancel these first.',
  },
  MAIN_DISEASE_NEEDED: { vi: 'Bệnh chính không được để trống.', en: 'The main disease cannot be blank.' },
  ICD_MAIN_IS_SECONDARY: {
    vi: 'Bệnh kèm theo trùng bệnh chính',
    en: 'A secondary disease equals the main one',
  },
  ICD_TOO_MANY: { vi: 'Tối đa {max} bệnh kèm theo', en: 'At most {max} secondary diseases' },
  ICD_NOT_MAIN: { vi: 'Mã bệnh không được dùng làm bệnh chính', en: 'This code may not be the main disease' },
  ICD_TOO_GENERAL: { vi: 'Có mã bệnh chi tiết hơn, không dùng mã này', en: 'A more specific code exists' },
  ICD_ONLY_DEATH: { vi: 'Mã chỉ dùng cho nguyên nhân tử vong', en: 'Only a cause of death takes this code' },
  ICD_NEEDS_DAGGER: {
    vi: 'Mã sao (*) cần mã nguyên nhân (†) đi kèm',
    en: 'An asterisk code needs its dagger code',
  },
  ICD_DISCOURAGED: { vi: 'Không khuyến khích làm bệnh chính', en: 'Discouraged as the main disease' },
  ICD_SEX: { vi: 'Mã bệnh không hợp với giới tính', en: 'The code does not fit the sex' },
  ICD_AGE: { vi: 'Mã bệnh không hợp với tuổi', en: 'The code does not fit the age' },
  FOLLOW_UP_BEFORE_EXAM: {
    vi: 'Ngày tái khám không được trước ngày khám',
    en: 'The follow-up date must not be earlier than the exam date',
  },
  PRESSURE_ORDER: { vi: 'Huyết áp cao phải lớn hơn huyết áp thấp', en: 'Systolic must exceed diastolic' },
  DRUG_DAYS_NARCOTIC: {
    vi: 'Thuốc gây nghiện: tối đa {max} ngày; 30 ngày chỉ khi chẩn đoán là ung thư hoặc AIDS',
    en: 'Addictive drug: at most {max} days; 30 only with a diagnosis of cancer or AIDS',
  },
  DRUG_DAYS_PSYCHOTROPIC: {
    vi: 'Thuốc hướng thần, tiền chất: tối đa {max} ngày; 30 ngày khi là bệnh mạn tính',
    en: 'Psychotropic drug or precursor: at most {max} days; 30 when the illness is chronic',
  },
  DRUG_DAYS_NOT_LISTED: {
    vi: 'Tối đa {max} ngày: chẩn đoán không thuộc danh mục bệnh được kê đến 90 ngày',
    en: 'At most {max} days: the diagnosis is not on the list of diseases for up to 90 days',
  },
  DRUG_DAYS_TOO_MANY: { vi: 'Tối đa {max} ngày cho một đơn', en: 'At most {max} days in one prescription' },
  PRESCRIPTION_ISSUED: {
    vi: 'Đơn thuốc đã thu tiền hoặc đã cấp, không thể sửa. Vui lòng liên hệ thu ngân hoặc nhà thuốc.',
    en: 'The prescription is paid or supplied and cannot be changed. Please ask the cashier or the pharmacy.',
  },
  PRESCRIPTION_CHILD_FACTS: {
    vi: 'Trẻ dưới 72 tháng cần có cân nặng và người đi cùng trên đơn thuốc.',
    en: 'A child below 72 months needs its weight and who came with it on the prescription.',
  },
  CHILD_WEIGHT_NEEDED: {
    vi: 'Trẻ dưới 72 tháng: nhập và lưu cân nặng của lần khám trước khi kê đơn',
    en: 'A child below 72 months: save its weight of this examination before prescribing',
  },
  CHILD_GUARDIAN_NEEDED: {
    vi: 'Trẻ dưới 72 tháng: ghi người đi cùng (người liên hệ) của lượt tiếp nhận trước khi kê đơn',
    en: 'A child below 72 months: the reception must name who came with it before drugs are prescribed',
  },
  RESULT_ENTERED: {
    vi: 'Phiếu đã có kết quả nhập, không thể hủy bước này.',
    en: 'A result is entered already, this step cannot be undone.',
  },
  RESULT_INCOMPLETE: { vi: 'Còn thiếu kết quả: {missing}', en: 'Results are missing: {missing}' },
  RESULT_NOT_PERFORMED: {
    vi: 'Cần ghi người thực hiện, giờ thực hiện và thiết bị của: {missing}',
    en: 'Performer, execution time and device are needed for: {missing}',
  },
  PERFORMER_TWICE: { vi: 'Mỗi người thực hiện chỉ ghi một lần', en: 'Each performer is named once' },
  EXECUTION_TIME: {
    vi: 'Giờ thực hiện phải sau giờ chỉ định và không ở tương lai',
    en: 'The execution time must be after the order and not in the future',
  },
  RESULT_NOT_NUMBER: {
    vi: 'Kết quả phải là số, ví dụ 5,4 hoặc <0,5',
    en: 'A number is needed, such as 5.4 or <0.5',
  },
  RESULT_TOO_LONG: { vi: 'Kết quả quá dài', en: 'The value is too long' },
  RESULT_OTHER_SLIP: {
    vi: 'Kết quả không thuộc phiếu này.',
    en: 'This result does not belong to the slip.',
  },
  ROWS_MOST: { vi: 'Tối đa {max} dòng', en: 'At most {max} rows' },
  RECEIVED_BEFORE_TAKEN: {
    vi: 'Giờ nhận mẫu phải sau giờ lấy mẫu',
    en: 'The specimen is received after it was collected',
  },
  ORGANISM_WITHOUT_GROWTH: {
    vi: 'Có vi khuẩn thì kết quả nuôi cấy phải là có mọc',
    en: 'Organisms are named of a culture that grew',
  },
  CULTURE_NOT_ENDED: {
    vi: 'Còn đang ủ: chỉ trả được kết quả sơ bộ',
    en: 'Still incubating: only a preliminary result can be returned',
  },
  BREAKPOINT_LIMITS: {
    vi: 'Đường kính: mức kháng không lớn hơn mức nhạy; MIC: không nhỏ hơn',
    en: 'The limit of resistance is not above that of susceptibility for a zone, not below it for a MIC',
  },
  ZONE_VALUE: {
    vi: 'Đường kính là số nguyên từ 0 đến 99 mm',
    en: 'A zone is a whole number from 0 to 99 mm',
  },
  MIC_VALUE: {
    vi: 'MIC là số, ví dụ 0,5, ≤0,25, >32 hoặc ≤1/19',
    en: 'A MIC is a number such as 0.5, ≤0.25, >32 or ≤1/19',
  },
  PRELIMINARY_EMPTY: {
    vi: 'Chưa có gì để trả sơ bộ: ghi soi trực tiếp, tình trạng nuôi cấy hoặc kết luận.',
    en: 'Nothing to return yet: write the direct examination, the state of the culture or a conclusion.',
  },
  PRELIMINARY_UNCHANGED: {
    vi: 'Kết quả sơ bộ này đã được trả, chưa có gì mới.',
    en: 'This preliminary result is given out already, nothing is new.',
  },
  NO_PRELIMINARY: {
    vi: 'Phiếu không có kết quả sơ bộ đang trả.',
    en: 'The slip has no preliminary result that is given out.',
  },
  IMAGES_MOST: { vi: 'Tối đa {max} hình', en: 'At most {max} images' },
  RESULT_NOT_RETURNED: { vi: 'Kết quả chưa được trả.', en: 'The result is not returned yet.' },
  RESULT_TOO_EARLY: {
    vi: 'Chưa đủ thời gian thực hiện tối thiểu của {TenDichVu}: còn {minutes} phút.',
    en: 'The minimum time of {TenDichVu} has not passed: {minutes} more minutes.',
  },
  RESULT_VIEWED: {
    vi: 'Bác sĩ đã xem kết quả, không thể hủy trả.',
    en: 'The doctor has viewed the result, it cannot be taken back.',
  },
  CRITICAL_NOT_CONFIRMED: {
    vi: 'Có giá trị nguy hiểm ({values}): ghi người đã được báo trước khi trả kết quả.',
    en: 'Critical values ({values}): note who was told before the result is returned.',
  },
  RESULT_JUDGED_ANEW: {
    vi: 'Từ lúc nhập, cách đánh giá đã đổi: {values}. Xem lại rồi trả lần nữa.',
    en: 'Since the entry the judgement has changed: {values}. Look at it, then return again.',
  },
  RESULT_CONTRADICTED: {
    vi: 'Máy đo khác với kết quả sẽ trả: {values}. Xem lại rồi trả lần nữa.',
    en: 'A device measured otherwise than is to be returned: {values}. Look at it, then return again.',
  },
  CRITICAL_NOT_MARKED: {
    vi: 'Tường trình không đánh dấu kết quả nguy hiểm',
    en: 'A report of an operation marks no critical finding',
  },
  CRITICAL_ANSWERED: {
    vi: 'Kết quả nguy hiểm này đã được xác nhận hoặc thu hồi',
    en: 'This critical result was acknowledged or withdrawn already',
  },
  SAMPLE_HAS_VALUES: {
    vi: 'Phiếu đã nhập {count} kết quả của mẫu này. Xác nhận để chuyển chúng vào lịch sử.',
    en: '{count} results of this sample are entered. Confirm that they go into the history.',
  },
  RERUN_OPEN: {
    vi: 'Còn chỉ số chờ chạy lại: {indices}. Chọn kết quả đầu hoặc kết quả chạy lại trước khi trả.',
    en: 'Values wait for a rerun: {indices}. Choose the first or the new value before the return.',
  },
  RERUN_WAITS: {
    vi: 'Chỉ số này đang chờ chạy lại: chọn giữa kết quả đầu và kết quả chạy lại',
    en: 'This value waits for a rerun: choose between the first and the new one',
  },
  RERUN_WITHOUT_VALUE: {
    vi: 'Chỉ chạy lại chỉ số đã lưu kết quả',
    en: 'Only a saved value is run again',
  },
  SAMPLE_TIME: {
    vi: 'Giờ lấy mẫu phải sau giờ chỉ định và không ở tương lai',
    en: 'The sample time must be after the order and not in the future',
  },
  TRANSFER_NOT_CANCELLED: {
    vi: 'Phiếu chuyển viện chưa được hủy.',
    en: 'The transfer to another facility has not been cancelled.',
  },
  TRANSFER_NEEDED: {
    vi: 'Hướng giải quyết là chuyển viện: lập giấy chuyển viện trước khi kết thúc khám',
    en: 'The resolution is a transfer: write its record before the examination ends',
  },
  TRANSFER_TO_ITSELF: {
    vi: 'Không thể chuyển người bệnh đến chính cơ sở này',
    en: 'A patient cannot be transferred to this facility itself',
  },
  RECORD_OF_ANOTHER_FACILITY: {
    vi: 'Hồ sơ của cơ sở khác: nơi làm việc này chỉ xem hồ sơ của cơ sở mình.',
    en: 'A record of another facility: only records of the own facility are seen at this place.',
  },
  RECORD_NOT_IN_CARE: {
    vi: 'Hồ sơ của cơ sở khác: người bệnh chưa được điều trị tại cơ sở của bạn. Mở trang Người bệnh và nêu lý do để xem.',
    en: 'A record of another facility: the patient is not in care at yours. Open the patient and give a reason to see it.',
  },
  EXAM_OF_ANOTHER_DOCTOR: {
    vi: 'Chỉ bác sĩ khám hoặc người có quyền hủy phiên khám được hủy.',
    en: 'Only the examining doctor, or who may cancel examinations, can cancel this one.',
  },
  TRANSFER_PRINTED: {
    vi: 'Phiếu chuyển đã in giao cho người bệnh: không sửa được nữa. Hãy cấp lại hoặc hủy phiếu.',
    en: 'The transfer was printed and can no longer be changed. Issue it again, or cancel it.',
  },
  TRANSFER_EXISTS: {
    vi: 'Phiên khám đã có phiếu chuyển viện.',
    en: 'This examination already has a transfer record.',
  },
  NOT_A_TRANSFER: {
    vi: 'Hướng giải quyết của phiên khám phải là chuyển viện và đã được lưu.',
    en: 'The saved resolution of the examination must be a transfer.',
  },
  TRANSFER_BEFORE_EXAM: {
    vi: 'Thời gian chuyển không được trước lúc khám',
    en: 'The transfer cannot be before the examination',
  },
} as const;
