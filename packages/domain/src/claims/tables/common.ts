import { gioiTinhs, ketQuaDieuTris, loaiKCBs, loaiRaViens } from '../codes.ts';
import { birth, code, codes, day, integer, minute, money, must, text } from '../fields.ts';
import { NO_DISTRICTS, PERCENT_WITH_DECIMALS } from '../releases.ts';

/** Fields that several tables have under one name. */

export const FACILITY = '[0-9A-Z]{5}';
export const CARD = '[A-Z]{2}[1-5]\\d{2}(\\d{10}|KT\\d{8})';
const KHOA = 'K\\d{2}((\\d{2})*|\\.\\d+|\\.D\\d{2})';

export const MA_LK = must(
  code(100, 'Mã đợt khám chữa bệnh, một hồ sơ một mã', 'Code of the treatment, one a file'),
);
export const STT = integer(10, 'Số thứ tự trong bảng', 'Number in the table');
export const MA_BN = code(100, 'Mã y tế của người bệnh', "Patient's code");
export const HO_TEN = text(255, 'Họ tên người bệnh', "Patient's name");
export const SO_CCCD = {
  ...code(15, 'Số CCCD, CMND hoặc hộ chiếu', 'Citizen id or passport'),
  pattern: '\\d{9}|\\d{12}|[A-Z]\\d{7,8}',
};
export const NGAY_SINH = birth('Ngày sinh; phần không biết ghi 0', 'Birth; unknown parts are zeros');
export const GIOI_TINH = { ...integer(1, 'Giới tính người bệnh', "Patient's sex"), values: gioiTinhs };
export const MA_QUOCTICH = code(3, 'Quốc tịch, mã XML của danh mục', 'Nationality, XML code of the list');
export const MA_DANTOC = {
  ...code(2, 'Dân tộc (danh mục 1979)', 'Ethnic group (list of 1979)'),
  pattern: '\\d{2}',
};
export const MA_NGHE_NGHIEP = code(5, 'Nghề nghiệp, mã XML của danh mục', 'Occupation, XML code of the list');
export const DIA_CHI = text(1024, 'Số nhà, xã phường, tỉnh', 'House, commune, province');
export const MATINH_CU_TRU = { ...code(3, 'Mã tỉnh cư trú', 'Province of residence'), pattern: '\\d{2,3}' };
export const MAHUYEN_CU_TRU = {
  ...code(3, 'Mã huyện cư trú, bỏ trống từ 07/2025', 'District of residence, blank since July 2025'),
  pattern: '\\d{3}',
  changes: [{ since: NO_DISTRICTS, blank: true as const }],
};
export const MAXA_CU_TRU = { ...code(5, 'Mã xã cư trú', 'Commune of residence'), pattern: '\\d{5}' };
export const MA_THE_BHYT = {
  ...codes(null, 'Các thẻ BHYT của đợt', 'Insurance cards of the treatment'),
  pattern: CARD,
};
export const GT_THE_DEN = { ...day('Thẻ có giá trị đến', 'Card valid to'), list: true as const };
export const MA_DOITUONG_KCB = code(
  4,
  'Mã đối tượng đến KCB khi kết thúc đợt',
  'Object code at the end of the treatment',
);
export const MA_LOAI_KCB = { ...code(2, 'Loại hình khám chữa bệnh', 'Type of visit'), values: loaiKCBs };
export const MA_CSKCB = { ...code(5, 'Mã cơ sở khám chữa bệnh', 'Code of the facility'), pattern: FACILITY };
export const MA_NOI_DI = { ...code(5, 'Cơ sở chuyển đến đây', 'Facility that referred'), pattern: FACILITY };
export const MA_NOI_DEN = {
  ...code(5, 'Cơ sở nhận chuyển đi', 'Facility transferred to'),
  pattern: FACILITY,
};
export const NGAY_VAO = minute('Tiếp nhận', 'Reception');
export const NGAY_VAO_NOI_TRU = minute('Vào điều trị nội trú, ban ngày', 'Admission');
export const NGAY_RA = minute('Kết thúc đợt', 'End of the treatment');
export const KET_QUA_DTRI = {
  ...integer(1, 'Kết quả điều trị', 'Result of the treatment'),
  values: ketQuaDieuTris,
};
export const MA_LOAI_RV = { ...integer(1, 'Loại ra viện', 'Kind of discharge'), values: loaiRaViens };
export const CHAN_DOAN_RV = text(null, 'Chẩn đoán khi kết thúc đợt', 'Diagnosis at the end');
export const MA_BENH_CHINH = {
  ...code(7, 'Mã ICD-10 bệnh chính', 'ICD-10 of the main disease'),
  pattern: '[^;]+',
};
export const MA_BENH_KT = codes(100, 'Mã ICD-10 bệnh kèm theo', 'ICD-10 of other diseases');
export const MA_BENH_YHCT = codes(255, 'Mã bệnh y học cổ truyền', 'Codes of traditional medicine');
export const MA_KHOA = { ...codes(50, 'Khoa điều trị', 'Departments'), pattern: KHOA };
export const MA_BAC_SI = codes(255, 'Mã số BHXH của bác sĩ', "Doctor's social insurance number");
export const NGUOI_THUC_HIEN = codes(
  255,
  'Mã số BHXH của người thực hiện',
  'Social insurance numbers of the performers',
);
export const MA_TTDV = code(10, 'Mã số BHXH của thủ trưởng đơn vị', "Head's social insurance number");
export const DU_PHONG = text(null, 'Dự phòng, để trống', 'Reserve, blank');

export const MUC_HUONG = {
  ...code(3, 'Mức hưởng của dòng theo thẻ và đối tượng', 'Percent of the line by card and object code'),
  pattern: '\\d{1,3}',
  changes: [{ since: PERCENT_WITH_DECIMALS, max: 4, pattern: '\\d{1,3}|\\d{1,2}\\.\\d' }],
};

/** What the payers of a line have, in the order of the tags of XML2 and XML3. */
export const otherSources = {
  T_NGUONKHAC_NSNN: money('Ngân sách nhà nước', 'State budget'),
  T_NGUONKHAC_VTNN: money('Viện trợ nước ngoài', 'Aid from abroad'),
  T_NGUONKHAC_VTTN: money('Viện trợ trong nước', 'Aid from inside the country'),
  T_NGUONKHAC_CL: money('Nguồn khác còn lại', 'Other sources'),
};
export const T_BNTT = money('Người bệnh tự trả', 'Paid by the patient out of scope');
export const T_BNCCT = money('Người bệnh cùng chi trả', "Patient's co-payment");
export const T_BHTT = money('Quỹ BHYT thanh toán', 'Paid by the fund');
