import { code, codes, day, defineClaimTable, minute, must, text } from '../fields.ts';
import * as common from './common.ts';

/** The check-in: sent when the first cost of a visit, and of a treating department, appears; not for emergencies. */
export const XML0 = defineClaimTable({
  code: 'XML0',
  label: { vi: 'Trạng thái khám chữa bệnh (check-in)', en: 'State of the visit (check-in)' },
  root: 'CHI_TIEU_TRANG_THAI_KCB',
  rows: { list: 'DSACH_TRANG_THAI_KCB', row: 'TRANG_THAI_KCB' },
  signed: true,
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    MA_BN: common.MA_BN,
    HO_TEN: common.HO_TEN,
    SO_CCCD: common.SO_CCCD,
    NGAY_SINH: common.NGAY_SINH,
    GIOI_TINH: common.GIOI_TINH,
    MA_THE_BHYT: { ...code(15, 'Thẻ BHYT', 'Insurance card'), pattern: common.CARD },
    MA_DKBD: { ...code(5, 'Nơi đăng ký ban đầu', 'Registered facility'), pattern: common.FACILITY },
    GT_THE_TU: day('Thẻ có giá trị từ', 'Card valid from'),
    GT_THE_DEN: day('Thẻ có giá trị đến', 'Card valid to'),
    MA_DOITUONG_KCB: common.MA_DOITUONG_KCB,
    NGAY_VAO: must(minute('Tiếp nhận', 'Reception')),
    NGAY_VAO_NOI_TRU: common.NGAY_VAO_NOI_TRU,
    LY_DO_VNT: text(1024, 'Lý do vào nội trú', 'Reason of the admission'),
    MA_LY_DO_VNT: code(5, 'Mã lý do vào nội trú', 'Code of that reason'),
    MA_LOAI_KCB: common.MA_LOAI_KCB,
    MA_CSKCB: common.MA_CSKCB,
    MA_DICH_VU: code(50, 'Chi phí đầu tiên là dịch vụ', 'First cost is a service'),
    TEN_DICH_VU: text(1024, 'Tên dịch vụ đó', 'Name of that service'),
    MA_THUOC: codes(255, 'Chi phí đầu tiên là thuốc', 'First cost is a drug'),
    TEN_THUOC: text(1024, 'Tên thuốc đó', 'Name of that drug'),
    MA_VAT_TU: code(255, 'Chi phí đầu tiên là vật tư', 'First cost is a consumable'),
    TEN_VAT_TU: text(1024, 'Tên vật tư đó', 'Name of that consumable'),
    NGAY_YL: minute('Thời điểm y lệnh của chi phí đó', 'Time of its order'),
    DU_PHONG: common.DU_PHONG,
  },
});
