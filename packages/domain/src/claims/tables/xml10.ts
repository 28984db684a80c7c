import { code, day, defineClaimTable, integer, must, text } from '../fields.ts';
import * as common from './common.ts';

/** Rest in a pregnancy; every field but the reserve is required. */
export const XML10 = defineClaimTable({
  code: 'XML10',
  label: { vi: 'Giấy nghỉ dưỡng thai', en: 'Rest in a pregnancy' },
  root: 'CHI_TIEU_DU_LIEU_GIAY_NGHI_DUONG_THAI',
  fields: {
    MA_LK: common.MA_LK,
    SO_SERI: must(code(200, 'Số seri của giấy', 'Serial of the paper')),
    SO_CT: must(code(200, 'Số chứng từ', 'Number of the paper')),
    SO_NGAY: must(integer(3, 'Số ngày nghỉ', 'Days of rest')),
    DON_VI: must(text(1024, 'Đơn vị công tác', 'Employer')),
    CHAN_DOAN_RV: must(common.CHAN_DOAN_RV),
    TU_NGAY: must(day('Nghỉ từ ngày', 'First day')),
    DEN_NGAY: must(day('Nghỉ đến ngày', 'Last day')),
    MA_TTDV: must(common.MA_TTDV),
    TEN_BS: must(text(255, 'Họ tên bác sĩ', "Doctor's name")),
    MA_BS: must(code(200, 'Mã số BHXH của bác sĩ', "Doctor's social insurance number")),
    NGAY_CT: must(day('Ngày ký', 'Day of the paper')),
    DU_PHONG: common.DU_PHONG,
  },
});
