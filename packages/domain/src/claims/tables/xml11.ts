import { code, day, defineClaimTable, integer, must, text } from '../fields.ts';
import * as common from './common.ts';

/** The sick-leave certificate for social insurance. */
export const XML11 = defineClaimTable({
  code: 'XML11',
  label: { vi: 'Giấy chứng nhận nghỉ việc hưởng BHXH', en: 'Sick-leave certificate' },
  root: 'CHI_TIEU_DU_LIEU_GIAY_CHUNG_NHAN_NGHI_VIEC_HUONG_BAO_HIEM_XA_HOI',
  fields: {
    MA_LK: common.MA_LK,
    SO_CT: must(code(200, 'Số chứng từ', 'Number of the paper')),
    SO_SERI: must(code(200, 'Số seri', 'Serial')),
    SO_KCB: must(code(200, 'Số KCB trong sổ', 'Number in the book')),
    DON_VI: must(text(1024, 'Đơn vị công tác', 'Employer')),
    MA_BHXH: must(code(10, 'Mã số BHXH của người bệnh', "Patient's social insurance number")),
    MA_THE_BHYT: common.MA_THE_BHYT,
    CHAN_DOAN_RV: must(common.CHAN_DOAN_RV),
    PP_DIEUTRI: must(text(null, 'Phương pháp điều trị', 'Treatment')),
    MA_DINH_CHI_THAI: integer(1, 'Đình chỉ thai nghén', 'Termination of a pregnancy'),
    NGUYENNHAN_DINHCHI: text(1024, 'Nguyên nhân đình chỉ', 'Its reason'),
    TUOI_THAI: integer(2, 'Tuổi thai (tuần)', 'Weeks of pregnancy'),
    SO_NGAY_NGHI: must(integer(3, 'Số ngày nghỉ', 'Days of leave')),
    TU_NGAY: must(day('Nghỉ từ ngày', 'First day')),
    DEN_NGAY: must(day('Nghỉ đến ngày', 'Last day')),
    HO_TEN_CHA: text(255, 'Họ tên cha', "Father's name"),
    HO_TEN_ME: text(255, 'Họ tên mẹ', "Mother's name"),
    MA_TTDV: common.MA_TTDV,
    MA_BS: code(200, 'Mã số BHXH của bác sĩ', "Doctor's social insurance number"),
    NGAY_CT: must(day('Ngày ký', 'Day of the paper')),
    MA_THE_TAM: code(15, 'Thẻ tạm của trẻ', 'Temporary card of a child'),
    MAU_SO: code(5, 'Mẫu số của giấy', 'Form of the paper'),
    DU_PHONG: common.DU_PHONG,
  },
});
