/** Refusals of the stay of a patient in a ward. */
export const stayErrors = {
  ADMISSION_IN_WARD: {
    vi: 'Người bệnh đã được nhận vào khoa: không sửa, không hủy chỉ định nhập viện được nữa.',
    en: 'The patient is in the ward: the order to admit can no longer be changed or cancelled.',
  },
  STAY_OPEN: {
    vi: 'Người bệnh đang nằm viện theo chỉ định {MaNhapVien}: cần kết thúc đợt đó trước.',
    en: 'The patient is in hospital by order {MaNhapVien}: that stay must end first.',
  },
  STAY_TRANSFER_WAITS: {
    vi: 'Phiếu chuyển khoa của người bệnh đang chờ khoa nhận trả lời.',
    en: 'A transfer of the patient waits for the answer of the other ward.',
  },
  STAY_HAS_MOVED: {
    vi: 'Người bệnh đã chuyển khoa: không hủy nhận vào khoa được.',
    en: 'The patient has been transferred: taking in cannot be undone.',
  },
  STAY_HAS_ENTRIES: {
    vi: 'Đã có tờ điều trị, phiếu chăm sóc hoặc thuốc đã thực hiện: không hủy nhận vào khoa được.',
    en: 'Orders, sheets or doses were written in this stay: taking in cannot be undone.',
  },
  STAY_BEFORE_ORDER: {
    vi: 'Thời gian không được trước lúc chỉ định vào viện',
    en: 'The time cannot be before the admission was ordered',
  },
  STAY_TIME_ORDER: {
    vi: 'Thời gian phải sau lần chuyển giường, chuyển khoa trước',
    en: 'The time must be after the move before',
  },
  STAY_EXPECTED_PAST: {
    vi: 'Ngày dự kiến ra viện không được trước hôm nay',
    en: 'The expected discharge cannot be before today',
  },
  STAY_SAME_BED: {
    vi: 'Người bệnh đang nằm giường này',
    en: 'The patient lies in this bed',
  },
  STAY_WORK_STANDS: {
    vi: 'Còn {soVuong} việc chưa xong: xem danh sách vướng mắc trước khi cho ra viện.',
    en: '{soVuong} things still stand: see the list of what stands before the patient leaves.',
  },
  STAY_LEAVING: {
    vi: 'Người bệnh đã có chỉ định ra viện ({MaNhapVien}): muốn thêm hoặc hủy chỉ định, hủy chỉ định ra viện trước.',
    en: 'The discharge is ordered ({MaNhapVien}): to add or cancel orders take the order of discharge back first.',
  },
  STAY_PAPERS_STAND: {
    vi: 'Hủy giấy tờ đã lập theo giấy ra viện trước: {giayTo}.',
    en: 'Cancel first what was issued after the discharge: {giayTo}.',
  },
  STAY_NOT_A_TRANSFER: {
    vi: 'Giấy ra viện không phải loại chuyển cơ sở khác.',
    en: 'The discharge does not send the patient to another facility.',
  },
  STAY_CLAIM_ACCEPTED: {
    vi: 'Hồ sơ BHYT của lượt này đã được cổng tiếp nhận: không mở lại đợt điều trị được nữa.',
    en: 'The portal has accepted a claim of this visit: the stay is not opened again.',
  },
  STAY_BED_TAKEN: {
    vi: 'Giường {MaGiuong} đã có người khác nằm từ đó đến nay: chọn giường khác',
    en: 'Somebody else has lain in bed {MaGiuong} since: choose another bed',
  },
  DISCHARGE_DEATH_KIND: {
    vi: 'Người bệnh tử vong: loại ra viện là “Ra viện”',
    en: 'Of a patient who died the kind of discharge is “Discharged”',
  },
  DISCHARGE_DEATH_TIME: {
    vi: 'Thời gian tử vong phải trong đợt nằm viện, không sau lúc ra viện',
    en: 'The death lies within the stay, not after the discharge',
  },
  DISCHARGE_SEEN_TIME: {
    vi: 'Lúc thấy lần cuối phải trong đợt nằm viện, không sau lúc ra viện',
    en: 'The patient was last seen within the stay, not after the discharge',
  },
  DISCHARGE_FOLLOW_UP: {
    vi: 'Ngày hẹn khám lại phải sau ngày ra viện',
    en: 'The follow-up lies after the day of the discharge',
  },
  RESULT_LATER_NOT_BEGUN: {
    vi: 'Chỉ đánh dấu “sẽ trả sau” cho phiếu đã thực hiện, đang chờ kết quả.',
    en: 'Only a slip that was performed and waits for its result is marked “result comes later”.',
  },
  TRANSFER_SAME_WARD: {
    vi: 'Người bệnh đang nằm khoa này',
    en: 'The patient lies in this ward',
  },
  OCCUPANCY_TOO_LONG: {
    vi: 'Chọn nhiều nhất {days} ngày',
    en: 'Choose {days} days at most',
  },
  BED_NOT_OF_WARD: {
    vi: 'Giường không thuộc khoa này',
    en: 'The bed is not one of this ward',
  },
  BED_CLOSED: {
    vi: 'Giường đã ngừng sử dụng',
    en: 'The bed is out of use',
  },
  BED_BLOCKED: {
    vi: 'Giường đang hỏng hoặc khóa',
    en: 'The bed is blocked',
  },
  BED_NOT_CLEAN: {
    vi: 'Giường đang chờ dọn',
    en: 'The bed is yet to be cleaned',
  },
  BED_RESERVED: {
    vi: 'Giường đã đặt trước cho người bệnh khác',
    en: 'The bed is reserved for somebody else',
  },
  BED_SEX: {
    vi: 'Giường dành cho giới hoặc lứa tuổi khác',
    en: 'The bed is for patients of another sex or age',
  },
  BED_ISOLATION_CLASS: {
    vi: 'Giường không đạt mức cách ly mà người bệnh cần',
    en: 'The bed does not isolate as the patient needs',
  },
  BED_ISOLATION_ALONE: {
    vi: 'Giường đang có người nằm: không nằm ghép khi có cách ly',
    en: 'Somebody lies in the bed: beds are not shared in isolation',
  },
  BED_FULL: {
    vi: 'Giường đã đủ {toiDa} người',
    en: 'The bed holds {toiDa} people already',
  },
  BED_SHARED: {
    vi: 'Giường đang có {soNguoi} người. Nằm ghép: ngày giường tính {tyLe}% ({DonGia:vnd} đ còn {DonGiaGhep:vnd} đ) cho mỗi người. Xác nhận để nằm ghép',
    en: '{soNguoi} lie in the bed. A shared bed day counts {tyLe}% ({DonGiaGhep:vnd} VND instead of {DonGia:vnd} VND) for each of them. Confirm to share it',
  },
  BED_SHARED_UNPRICED: {
    vi: 'Giường đang có {soNguoi} người. Nằm ghép: ngày giường tính {tyLe}% cho mỗi người. Xác nhận để nằm ghép',
    en: '{soNguoi} lie in the bed. A shared bed day counts {tyLe}% for each of them. Confirm to share it',
  },
  BED_IN_USE: {
    vi: 'Giường đang có người nằm: chuyển người bệnh trước.',
    en: 'Somebody lies in the bed: move the patient first.',
  },
  BED_MARKED: {
    vi: 'Giường đang có tình trạng khác: kết thúc tình trạng đó trước',
    en: 'The bed is marked already: take that mark off first',
  },
  BED_MARK_PAST: {
    vi: 'Thời gian phải sau hiện tại',
    en: 'The time must be in the future',
  },
} as const;
