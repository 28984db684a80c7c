import { isPerformed, nhomChiPhis, phamVis, phuongThucThanhToans, voCams } from '../codes.ts';
import {
  type AnyRow,
  code,
  codes,
  defineClaimTable,
  integer,
  minute,
  money,
  must,
  price,
  quantity,
  type RequiredWhen,
  text,
} from '../fields.ts';
import * as common from './common.ts';

const ofGroup =
  (...groups: string[]) =>
  (row: AnyRow) =>
    groups.includes(row['MA_NHOM'] ?? '');
const performed: Pick<RequiredWhen, 'when'> = { when: (row) => isPerformed(row['MA_NHOM'] ?? null) };

/** Services, beds, consumables, transport. */
export const XML3 = defineClaimTable({
  code: 'XML3',
  label: { vi: 'Chi tiết dịch vụ kỹ thuật và vật tư y tế', en: 'Services and consumables' },
  root: 'CHITIEU_CHITIET_DVKT_VTYT',
  rows: { list: 'DSACH_CHI_TIET_DVKT', row: 'CHI_TIET_DVKT' },
  fields: {
    MA_LK: common.MA_LK,
    STT: common.STT,
    MA_DICH_VU: must(code(50, 'Mã dịch vụ tương đương', 'Code of the service')),
    MA_PTTT_QT: codes(255, 'Mã phẫu thuật, thủ thuật ICD-9-CM', 'ICD-9-CM of the operation'),
    MA_VAT_TU: code(255, 'Mã vật tư do cổng cấp', 'Code of the consumable, given by the portal'),
    MA_NHOM: { ...must(integer(2, 'Nhóm chi phí', 'Cost group')), values: nhomChiPhis },
    GOI_VTYT: {
      ...code(3, 'Gói vật tư của một dịch vụ', 'Consumables of one service'),
      pattern: 'G[1-9]\\d?',
    },
    TEN_VAT_TU: text(1024, 'Tên vật tư', 'Name of the consumable'),
    TEN_DICH_VU: must(text(1024, 'Tên dịch vụ trong danh mục', 'Name of the service')),
    MA_XANG_DAU: {
      ...code(20, 'Loại xăng dầu khi vận chuyển', 'Fuel of the transport'),
      requiredWhen: {
        when: ofGroup('12'),
        because: { vi: 'Vận chuyển cần mã xăng dầu.', en: 'Transport needs the code of its fuel.' },
      },
    },
    DON_VI_TINH: must(text(50, 'Đơn vị tính', 'Unit')),
    PHAM_VI: { ...must(integer(1, 'Phạm vi', 'Scope')), values: phamVis },
    SO_LUONG: quantity('Số lượng', 'Quantity'),
    DON_GIA_BV: price('Giá của bệnh viện', 'Price of the hospital'),
    DON_GIA_BH: price('Giá quỹ chấp nhận', 'Price that the fund accepts'),
    TT_THAU: {
      ...code(50, 'Thông tin thầu của vật tư', 'Tender of the consumable'),
      pattern: '[^;]+;G\\d;N[0-6];\\d{4}(;\\d{2}|;\\d{5})?',
      requiredWhen: {
        when: (row) => row['MA_NHOM'] === '10' && row['PHAM_VI'] !== '2',
        because: {
          vi: 'Vật tư trong danh mục cần thông tin thầu.',
          en: 'A consumable of the list needs its tender.',
        },
      },
    },
    TYLE_TT_DV: must(integer(3, 'Tỷ lệ thanh toán của dịch vụ', 'Percent of the price that is charged')),
    TYLE_TT_BH: must(integer(3, 'Tỷ lệ quỹ thanh toán', 'Percent that the fund accepts')),
    THANH_TIEN_BV: money('Thành tiền giá bệnh viện', 'Cost by the price of the hospital'),
    THANH_TIEN_BH: money('Phần trong phạm vi', 'Part in scope'),
    T_TRANTT: money('Trần thanh toán của gói, của vật tư', 'Cap of the package or the consumable'),
    MUC_HUONG: common.MUC_HUONG,
    ...common.otherSources,
    T_NGUONKHAC: money('Tổng nguồn khác', 'All other sources'),
    T_BNTT: common.T_BNTT,
    T_BNCCT: common.T_BNCCT,
    T_BHTT: common.T_BHTT,
    MA_KHOA: must(common.MA_KHOA),
    MA_GIUONG: {
      ...codes(50, 'Mã giường', 'Code of the bed'),
      requiredWhen: {
        when: ofGroup('15'),
        because: { vi: 'Ngày giường nội trú cần mã giường.', en: 'An inpatient bed day needs its bed.' },
      },
    },
    MA_BAC_SI: must(common.MA_BAC_SI),
    NGUOI_THUC_HIEN: {
      ...common.NGUOI_THUC_HIEN,
      requiredWhen: {
        ...performed,
        because: {
          vi: 'Dịch vụ có người thực hiện: cần mã người thực hiện.',
          en: 'The service needs who performed it.',
        },
      },
    },
    MA_BENH: codes(100, 'Mã ICD-10 của y lệnh', 'ICD-10 of the order'),
    MA_BENH_YHCT: codes(
      150,
      'Mã bệnh y học cổ truyền của y lệnh',
      'Codes of traditional medicine of the order',
    ),
    NGAY_YL: must(minute('Thời điểm y lệnh', 'Time of the order')),
    NGAY_TH_YL: minute('Thời điểm bắt đầu thực hiện', 'Begun'),
    NGAY_KQ: {
      ...minute('Thời điểm có kết quả, kết thúc', 'Result, end'),
      requiredWhen: {
        ...performed,
        because: { vi: 'Dịch vụ cần thời điểm có kết quả.', en: 'The service needs the time of its result.' },
      },
    },
    MA_PTTT: {
      ...must(integer(1, 'Phương thức thanh toán', 'Method of payment')),
      values: phuongThucThanhToans,
    },
    VET_THUONG_TP: { ...integer(1, 'Vết thương tái phát', 'Recurring war wound'), pattern: '1' },
    PP_VO_CAM: { ...integer(1, 'Phương pháp vô cảm', 'Anaesthesia'), values: voCams },
    VI_TRI_TH_DVKT: integer(3, 'Vị trí cơ thể thực hiện', 'Part of the body'),
    MA_MAY: { ...codes(1024, 'Máy thực hiện', 'Machine'), pattern: '[^;]+' },
    MA_HIEU_SP: text(255, 'Mã hiệu sản phẩm của vật tư', 'Model of the consumable'),
    TAI_SU_DUNG: { ...integer(1, 'Vật tư tái sử dụng', 'Consumable used again'), pattern: '1' },
    DU_PHONG: common.DU_PHONG,
  },
});
