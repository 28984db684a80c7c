import { nguonChiTras, nhomChiPhis, phamVis, phuongThucThanhToans } from '../codes.ts';
import {
  code,
  codes,
  defineClaimTable,
  integer,
  minute,
  money,
  must,
  price,
  quantity,
  text,
} from '../fields.ts';
import { PERCENT_WITH_DECIMALS } from '../releases.ts';
import * as common from './common.ts';

/** Registrations of drugs for rare diseases that a province licensed have a form of their own since Decision 1931. */
const REGISTRATION = '([^U]|U[^B]|UB[^N]|UBN[^D]).*|.{1,3}|UBND\\.\\d{4}\\.\\d+\\.\\d+';

/** Drugs, blood, oxygen: one row a drug, order, price and tender. */
export const XML2 = defineClaimTable({
  code: 'XML2',
  label: { vi: 'Chi tiết thuốc', en: 'Drugs' },
  root: 'CHITIEU_CHITIET_THUOC',
  rows: { list: 'DSACH_CHI_TIET_THUOC', row: 'CHI_TIET_THUOC' },
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    MA_THUOC: must(code(255, 'Mã hoạt chất', 'Code of the active substance')),
    MA_PP_CHEBIEN: codes(255, 'Mã phương pháp chế biến', 'Code of the preparation'),
    MA_CSKCB_THUOC: code(10, 'Cơ sở cung cấp thuốc, nếu khác', 'Facility that gave the drug, if another'),
    MA_NHOM: { ...must(integer(2, 'Nhóm chi phí', 'Cost group')), values: nhomChiPhis },
    TEN_THUOC: must(text(1024, 'Tên thuốc trong danh mục', 'Name in the catalogue')),
    DON_VI_TINH: must(text(50, 'Đơn vị tính', 'Unit')),
    HAM_LUONG: text(1024, 'Hàm lượng', 'Strength'),
    DUONG_DUNG: must(code(4, 'Mã đường dùng', 'Code of the route')),
    DANG_BAO_CHE: text(1024, 'Dạng bào chế', 'Dosage form'),
    LIEU_DUNG: text(1024, 'Liều dùng của đơn', 'Dose of the prescription'),
    CACH_DUNG: text(1024, 'Cách dùng của đơn', 'Directions of the prescription'),
    SO_DANG_KY: {
      ...must(code(255, 'Số đăng ký lưu hành', 'Registration number')),
      changes: [{ since: PERCENT_WITH_DECIMALS, pattern: REGISTRATION }],
    },
    TT_THAU: must(code(50, 'Thông tin thầu', 'Tender')),
    PHAM_VI: { ...must(integer(1, 'Phạm vi', 'Scope')), values: phamVis },
    TYLE_TT_BH: must(
      integer(3, 'Tỷ lệ quỹ thanh toán của thuốc', 'Percent that the fund accepts of the drug'),
    ),
    SO_LUONG: quantity('Số lượng cấp', 'Quantity given'),
    DON_GIA: price('Đơn giá mua', 'Purchase price'),
    THANH_TIEN_BV: money('Số lượng nhân đơn giá', 'Quantity times price'),
    THANH_TIEN_BH: money('Phần trong phạm vi', 'Part in scope'),
    ...common.otherSources,
    T_NGUONKHAC: money('Tổng nguồn khác', 'All other sources'),
    MUC_HUONG: common.MUC_HUONG,
    T_BNTT: common.T_BNTT,
    T_BNCCT: common.T_BNCCT,
    T_BHTT: common.T_BHTT,
    MA_KHOA: must(common.MA_KHOA),
    MA_BAC_SI: must(common.MA_BAC_SI),
    MA_DICH_VU: codes(255, 'Dịch vụ mà thuốc dùng cho', 'Service that the drug was used for'),
    NGAY_YL: must(minute('Thời điểm y lệnh', 'Time of the order')),
    NGAY_TH_YL: minute('Thời điểm thực hiện y lệnh', 'Time at which it was given'),
    MA_PTTT: {
      ...must(integer(1, 'Phương thức thanh toán', 'Method of payment')),
      values: phuongThucThanhToans,
    },
    NGUON_CTRA: { ...integer(1, 'Nguồn chi trả', 'Who pays'), values: nguonChiTras },
    VET_THUONG_TP: { ...integer(1, 'Vết thương tái phát', 'Recurring war wound'), pattern: '1' },
    DU_PHONG: common.DU_PHONG,
  },
});
