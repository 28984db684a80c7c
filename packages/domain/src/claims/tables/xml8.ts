import { code, day, defineClaimTable, integer, must, text } from '../fields.ts';
import * as common from './common.ts';

/** The summary of a record: for visit types 03, 04 and 06, and for every visit where the health book takes it from here. */
export const XML8 = defineClaimTable({
  code: 'XML8',
  label: { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summary of the record' },
  root: 'CHI_TIEU_DU_LIEU_TOM_TAT_HO_SO_BENH_AN',
  fields: {
    MA_LK: common.MA_LK,
    MA_LOAI_KCB: common.MA_LOAI_KCB,
    HO_TEN_CHA: text(255, 'Họ tên cha', "Father's name"),
    HO_TEN_ME: text(255, 'Họ tên mẹ', "Mother's name"),
    NGUOI_GIAM_HO: text(255, 'Người giám hộ', 'Guardian'),
    DON_VI: text(1024, 'Đơn vị công tác', 'Employer'),
    NGAY_VAO: common.NGAY_VAO,
    NGAY_RA: common.NGAY_RA,
    CHAN_DOAN_VAO: must(text(null, 'Chẩn đoán khi tiếp nhận', 'Diagnosis at the reception')),
    CHAN_DOAN_RV: must(common.CHAN_DOAN_RV),
    QT_BENHLY: must(text(null, 'Quá trình bệnh lý, diễn biến', 'History and course')),
    TOMTAT_KQ: must(text(null, 'Tóm tắt kết quả có giá trị chẩn đoán', 'Results of value for the diagnosis')),
    PP_DIEUTRI: must(text(null, 'Phương pháp điều trị', 'Treatment')),
    NGAY_SINHCON: day('Ngày sinh con', 'Day of the birth'),
    NGAY_CONCHET: day('Ngày con chết', 'Day on which the child died'),
    SO_CONCHET: integer(2, 'Số con chết', 'Children who died'),
    KET_QUA_DTRI: must(common.KET_QUA_DTRI),
    GHI_CHU: text(null, 'Hướng điều trị tiếp, ghi chú', 'Further treatment, note'),
    MA_TTDV: common.MA_TTDV,
    NGAY_CT: day('Ngày ký', 'Day of the summary'),
    MA_THE_TAM: code(15, 'Thẻ tạm của trẻ, người hiến', 'Temporary card of a child or donor'),
    DU_PHONG: common.DU_PHONG,
  },
});
