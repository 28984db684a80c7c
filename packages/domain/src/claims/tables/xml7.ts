import {
  type AnyRow,
  code,
  day,
  defineClaimTable,
  integer,
  minute,
  must,
  type RequiredWhen,
  text,
} from '../fields.ts';
import * as common from './common.ts';

const leave = ['SO_NGAY_NGHI', 'NGOAITRU_TUNGAY', 'NGOAITRU_DENNGAY'];
const together: RequiredWhen = {
  when: (row: AnyRow) => leave.some((name) => (row[name] ?? null) !== null),
  because: {
    vi: 'Số ngày nghỉ, từ ngày và đến ngày phải có cùng nhau.',
    en: 'Days of leave, their first and their last day go together.',
  },
};

/** The discharge paper. */
export const XML7 = defineClaimTable({
  code: 'XML7',
  label: { vi: 'Giấy ra viện', en: 'Discharge paper' },
  root: 'CHI_TIEU_DU_LIEU_GIAY_RA_VIEN',
  fields: {
    MA_LK: common.MA_LK,
    SO_LUU_TRU: code(200, 'Số lưu trữ', 'Archive number'),
    MA_YTE: must(code(200, 'Mã y tế', "Patient's code")),
    MA_KHOA_RV: must(code(200, 'Khoa ra viện', 'Department of the discharge')),
    NGAY_VAO: common.NGAY_VAO,
    NGAY_RA: common.NGAY_RA,
    MA_DINH_CHI_THAI: must(integer(1, 'Đình chỉ thai nghén', 'Termination of a pregnancy')),
    NGUYENNHAN_DINHCHI: text(null, 'Nguyên nhân đình chỉ', 'Its reason'),
    THOIGIAN_DINHCHI: minute('Thời điểm đình chỉ', 'Its time'),
    TUOI_THAI: integer(2, 'Tuổi thai (tuần)', 'Weeks of pregnancy'),
    CHAN_DOAN_RV: must(text(1500, 'Chẩn đoán ra viện', 'Diagnosis at the discharge')),
    PP_DIEUTRI: must(text(1500, 'Phương pháp điều trị', 'Treatment')),
    GHI_CHU: text(1500, 'Lời dặn, ghi chú', 'Advice, note'),
    MA_TTDV: must(common.MA_TTDV),
    MA_BS: must(code(200, 'Mã số BHXH của trưởng khoa', 'Social insurance number of the head of department')),
    TEN_BS: must(text(255, 'Họ tên trưởng khoa', 'Name of the head of department')),
    NGAY_CT: must(day('Ngày ký giấy', 'Day of the paper')),
    MA_CHA: code(10, 'Mã số BHXH của cha', "Father's social insurance number"),
    MA_ME: code(10, 'Mã số BHXH của mẹ', "Mother's social insurance number"),
    MA_THE_TAM: code(15, 'Thẻ tạm của trẻ, người hiến', 'Temporary card of a child or donor'),
    HO_TEN_CHA: text(255, 'Họ tên cha', "Father's name"),
    HO_TEN_ME: text(255, 'Họ tên mẹ', "Mother's name"),
    SO_NGAY_NGHI: {
      ...integer(2, 'Số ngày nghỉ sau ra viện', 'Days of leave after the discharge'),
      requiredWhen: together,
    },
    NGOAITRU_TUNGAY: { ...day('Nghỉ từ ngày', 'First day of leave'), requiredWhen: together },
    NGOAITRU_DENNGAY: { ...day('Nghỉ đến ngày', 'Last day of leave'), requiredWhen: together },
    DU_PHONG: text(4000, 'Dự phòng, để trống', 'Reserve, blank'),
  },
});
