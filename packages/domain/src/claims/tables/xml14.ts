import { code, day, defineClaimTable, must } from '../fields.ts';
import * as common from './common.ts';

/** The paper of a follow-up. */
export const XML14 = defineClaimTable({
  code: 'XML14',
  label: { vi: 'Giấy hẹn khám lại', en: 'Follow-up paper' },
  root: 'CHI_TIEU_GIAYHEN_KHAMLAI',
  fields: {
    MA_LK: common.MA_LK,
    SO_GIAYHEN_KL: must(code(100, 'Số giấy hẹn', 'Number of the paper')),
    MA_CSKCB: common.MA_CSKCB,
    HO_TEN: common.HO_TEN,
    NGAY_SINH: common.NGAY_SINH,
    GIOI_TINH: common.GIOI_TINH,
    DIA_CHI: common.DIA_CHI,
    MA_THE_BHYT: common.MA_THE_BHYT,
    GT_THE_DEN: common.GT_THE_DEN,
    NGAY_VAO: common.NGAY_VAO,
    NGAY_VAO_NOI_TRU: common.NGAY_VAO_NOI_TRU,
    NGAY_RA: common.NGAY_RA,
    NGAY_HEN_KL: must(day('Ngày hẹn khám lại', 'Day of the follow-up')),
    CHAN_DOAN_RV: common.CHAN_DOAN_RV,
    MA_BENH_CHINH: common.MA_BENH_CHINH,
    MA_BENH_KT: common.MA_BENH_KT,
    MA_BENH_YHCT: common.MA_BENH_YHCT,
    MA_DOITUONG_KCB: common.MA_DOITUONG_KCB,
    MA_BAC_SI: must(common.MA_BAC_SI),
    MA_TTDV: common.MA_TTDV,
    NGAY_CT: must(day('Ngày ký', 'Day of the paper')),
    DU_PHONG: common.DU_PHONG,
  },
});
