import { code, defineClaimTable, minute, must, text } from '../fields.ts';
import * as common from './common.ts';

/** Results: one row an index of a test, one row a reading. */
export const XML4 = defineClaimTable({
  code: 'XML4',
  label: { vi: 'Chi tiết dịch vụ cận lâm sàng', en: 'Results' },
  root: 'CHITIEU_CHITIET_DICHVUCANLAMSANG',
  rows: { list: 'DSACH_CHI_TIET_CLS', row: 'CHI_TIET_CLS' },
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    MA_DICH_VU: code(50, 'Mã dịch vụ của XML3', 'Service of XML3'),
    MA_CHI_SO: code(50, 'Mã chỉ số', 'Code of the index'),
    TEN_CHI_SO: text(255, 'Tên chỉ số', 'Name of the index'),
    GIA_TRI: text(255, 'Giá trị', 'Value'),
    DON_VI_DO: text(50, 'Đơn vị đo', 'Unit'),
    MO_TA: text(null, 'Mô tả của người đọc', 'Description by the reader'),
    KET_LUAN: text(null, 'Kết luận của người đọc', 'Conclusion of the reader'),
    NGAY_KQ: must(minute('Thời điểm có kết quả', 'Time of the result')),
    MA_BS_DOC_KQ: must({
      ...common.MA_BAC_SI,
      from: { vi: 'Mã số BHXH của người đọc kết quả', en: "Reader's social insurance number" },
    }),
    DU_PHONG: common.DU_PHONG,
  },
});
