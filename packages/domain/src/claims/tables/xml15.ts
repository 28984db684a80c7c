import { day, defineClaimTable, integer } from '../fields.ts';
import * as common from './common.ts';

/** Treatment of tuberculosis. */
export const XML15 = defineClaimTable({
  code: 'XML15',
  label: { vi: 'Điều trị bệnh lao', en: 'Treatment of tuberculosis' },
  root: 'CHI_TIEU_DIEUTRI_BENHLAO',
  rows: { list: 'DSACH_CHITIET_DIEUTRI_BENHLAO', row: 'CHITIET_DIEUTRI_BENHLAO' },
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    MA_BN: common.MA_BN,
    HO_TEN: common.HO_TEN,
    SO_CCCD: common.SO_CCCD,
    PHANLOAI_LAO_VITRI: integer(1, 'Phân loại theo vị trí', 'By site'),
    PHANLOAI_LAO_TS: integer(1, 'Phân loại theo tiền sử', 'By history'),
    PHANLOAI_LAO_HIV: integer(1, 'Phân loại theo HIV', 'By HIV'),
    PHANLOAI_LAO_VK: integer(1, 'Phân loại theo vi khuẩn', 'By bacteria'),
    PHANLOAI_LAO_KT: integer(1, 'Phân loại theo kháng thuốc', 'By resistance'),
    LOAI_DTRI_LAO: integer(1, 'Loại điều trị lao', 'Kind of treatment'),
    NGAYBD_DTRI_LAO: day('Bắt đầu điều trị', 'Since'),
    PHACDO_DTRI_LAO: integer(2, 'Phác đồ', 'Regimen'),
    NGAYKT_DTRI_LAO: day('Kết thúc điều trị', 'Until'),
    KET_QUA_DTRI_LAO: integer(1, 'Kết quả điều trị', 'Result'),
    MA_CSKCB: common.MA_CSKCB,
    NGAYKD_HIV: day('Khẳng định HIV', 'HIV confirmed'),
    BDDT_ARV: day('Bắt đầu điều trị ARV', 'ARV since'),
    NGAY_BAT_DAU_DT_CTX: day('Bắt đầu CTX', 'CTX since'),
    DU_PHONG: common.DU_PHONG,
  },
});
