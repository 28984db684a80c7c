/** Refusals of outpatient records. */
export const medicalRecordsErrors = {
  MEDICAL_RECORD_CLOSED: {
    vi: 'Bệnh án đã kết thúc hoặc đã hủy: không sửa được nữa.',
    en: 'The record has ended or was cancelled and can no longer be changed.',
  },
  MEDICAL_RECORD_EXISTS: {
    vi: 'Người bệnh đang có bệnh án {SoBenhAn} cùng loại và chuyên khoa: hãy ghi lần khám vào bệnh án đó.',
    en: 'The patient has record {SoBenhAn} of this type and specialty under treatment: add the examination to it.',
  },
  MEDICAL_RECORD_IN_USE: {
    vi: 'Bệnh án đã có lần khám khác hoặc phiếu sơ kết: không hủy được, hãy kết thúc điều trị.',
    en: 'The record has further examinations or summaries: it cannot be cancelled, discharge the patient instead.',
  },
  MEDICAL_RECORD_OTHER_PATIENT: {
    vi: 'Phiên khám là của người bệnh khác.',
    en: 'The examination is of another patient.',
  },
  MEDICAL_RECORD_HAS_SESSION: {
    vi: 'Phiên khám đã thuộc bệnh án {SoBenhAn}.',
    en: 'The examination belongs to record {SoBenhAn} already.',
  },
  MEDICAL_RECORD_OPENED_HERE: {
    vi: 'Bệnh án được lập từ phiên khám này: không bỏ ra được.',
    en: 'The record was opened in this examination, which cannot be taken out.',
  },
  MEDICAL_RECORD_BLOCKS_ORDER: {
    vi: 'Bệnh án {SoBenhAn} đã kết thúc: trạng thái bệnh án không cho phép xóa chỉ định.',
    en: 'Record {SoBenhAn} has ended: its state does not allow deleting an order.',
  },
  MEDICAL_RECORD_OF_STAY: {
    vi: 'Đây là bệnh án nội trú: thao tác ở màn hình nội trú.',
    en: 'The record is of a stay in a ward: it is worked with there.',
  },
  MEDICAL_RECORD_OUTPATIENT: {
    vi: 'Đây không phải bệnh án nội trú.',
    en: 'The record is not one of a stay in a ward.',
  },
  MEDICAL_RECORD_LOCKED: {
    vi: 'Bệnh án đã khóa: mở khóa trước khi sửa.',
    en: 'The record is locked: open it again before it is changed.',
  },
  MEDICAL_RECORD_NOT_LOCKED: {
    vi: 'Bệnh án chưa khóa.',
    en: 'The record is not locked.',
  },
  MEDICAL_RECORD_FUTURE: {
    vi: 'Thời gian không được sau hiện tại',
    en: 'The time cannot be in the future',
  },
  NO_TREATMENT_EPISODE: {
    vi: 'Bệnh án không có đợt điều trị nào đang mở: hãy bắt đầu đợt mới.',
    en: 'No treatment episode of the record is open: begin a new one.',
  },
  TREATMENT_EPISODE_OPEN: {
    vi: 'Đợt điều trị trước chưa kết thúc.',
    en: 'The episode before has not ended.',
  },
  TREATMENT_EPISODE_ORDER: {
    vi: 'Thời gian phải sau khi bắt đầu điều trị và sau đợt trước',
    en: 'The time must be after treatment began and after the episode before',
  },
  DISCHARGE_GUARDIAN: {
    vi: 'Người bệnh dưới 16 tuổi: cần tên cha, mẹ hoặc người giám hộ',
    en: 'A patient under 16 needs the name of a parent or guardian',
  },
  DISCHARGE_PRINTED: {
    vi: 'Giấy ra viện đã in giao cho người bệnh: cần lý do để lập bản thay thế.',
    en: 'The discharge was printed: a new version needs its reason.',
  },
  SUMMARY_OF_THE_DAY: {
    vi: 'Ngày này đã có phiếu sơ kết: mỗi ngày chỉ một phiếu',
    en: 'There is a summary of this day already: one a day',
  },
} as const;
