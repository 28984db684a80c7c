import { defineClaimTable, minute, must, text } from '../fields.ts';
import * as common from './common.ts';

/** The course of a treatment; only for visit types 02 to 06, 08 and 09. */
export const XML5 = defineClaimTable({
  code: 'XML5',
  label: { vi: 'Diễn biến lâm sàng', en: 'Clinical course' },
  root: 'CHITIEU_CHITIET_DIENBIENLAMSANG',
  rows: { list: 'DSACH_CHI_TIET_DIEN_BIEN_BENH', row: 'CHI_TIET_DIEN_BIEN_BENH' },
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    DIEN_BIEN_LS: must(text(null, 'Diễn biến ghi trên tờ điều trị', 'Course on the treatment sheet')),
    GIAI_DOAN_BENH: text(null, 'Giai đoạn bệnh', 'Stage of the disease'),
    HOI_CHAN: text(null, 'Kết quả hội chẩn', 'Outcome of a consultation'),
    PHAU_THUAT: text(null, 'Mô tả phẫu thuật, thủ thuật', 'Description of an operation'),
    THOI_DIEM_DBLS: must(minute('Thời điểm ghi diễn biến', 'Time of the entry')),
    NGUOI_THUC_HIEN: must(common.NGUOI_THUC_HIEN),
    DU_PHONG: common.DU_PHONG,
  },
});
