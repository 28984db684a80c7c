/** Failures of the pharmacy area. */
export const pharmacyErrors = {
  DRUG_WITHOUT_PRICE: {
    vi: 'Thuốc chưa có giá, chưa kê thu phí được. Báo khoa dược khai giá, hoặc cho mua ngoài.',
    en: 'The drug has no price yet and cannot be charged. Ask the pharmacy to set one, or have it bought outside.',
  },
  DRUG_NEEDS_CONSULTATION: {
    vi: 'Thuốc dấu sao (★): lượt khám phải có biên bản hội chẩn đã hoàn tất.',
    en: 'A starred drug (★): the visit needs completed consultation minutes.',
  },
  ADDICTIVE_NEEDS_BEDS: {
    vi: 'Cơ sở không có giường bệnh nên không được kê thuốc gây nghiện. Khai giường ở danh mục Giường bệnh hoặc phòng điều trị nội trú nếu có.',
    en: 'A facility without beds may not prescribe addictive drugs. Enter its beds in the catalogue of beds, or its wards, where it has some.',
  },
  ADDICTIVE_NEEDS_SPECIMEN: {
    vi: 'Người kê đơn chưa có chữ ký mẫu nên chưa được kê thuốc gây nghiện. Báo quản trị thêm chữ ký mẫu vào hồ sơ nhân viên.',
    en: 'The prescriber has no specimen signature yet and may not prescribe addictive drugs. Ask the administrator to add it to the staff page.',
  },
  COMMITMENT_NOT_ADDICTIVE: {
    vi: 'Chỉ đơn thuốc gây nghiện (đơn N) mới có giấy cam kết.',
    en: 'Only a prescription of addictive drugs (N) has a commitment.',
  },
  PRESCRIPTION_KIND_CHANGED: {
    vi: '{TenDuoc} nay là thuốc phải kiểm soát đặc biệt: không cấp theo đơn này, bác sĩ kê lại đơn riêng.',
    en: '{TenDuoc} is a controlled drug by now: it is not handed out by this prescription, the doctor writes one of its own kind.',
  },
  STOCK_SHORT: {
    vi: 'Không đủ tồn kho: {TenDuoc} cần {SoLuong}, còn {SoLuongKhaDung}.',
    en: 'Not enough stock: {TenDuoc} needs {SoLuong}, {SoLuongKhaDung} available.',
  },
  PRESCRIPTION_NOT_INSURED: {
    vi: 'Lượt khám không còn BHYT: thuốc đã tính theo giá bán. Bác sĩ kê lại thành toa thường.',
    en: 'The visit is not insured any more: its drugs are charged at their sale price. The prescriber writes them as an ordinary prescription.',
  },
  PRESCRIPTION_NOW_INSURED: {
    vi: 'Lượt khám nay có BHYT: thuốc trong danh mục đã tính cho quỹ. Bác sĩ kê lại các thuốc đó thành toa BHYT.',
    en: 'The visit is insured now: drugs of the list are billed to the fund. The prescriber writes these as an insurance prescription.',
  },
  DRUG_NOT_INSURED: {
    vi: 'Thuốc không thuộc danh mục BHYT: chọn toa thường hoặc mua ngoài',
    en: 'The fund does not pay this drug: choose an ordinary prescription or have it bought outside',
  },
  VISIT_NOT_INSURED: {
    vi: 'Lượt khám không có BHYT: chọn toa thường hoặc mua ngoài',
    en: 'The visit is not insured: choose an ordinary prescription or have it bought outside',
  },
  PRESCRIPTION_OUTSIDE: {
    vi: 'Đơn mua ngoài, không thanh toán tại viện.',
    en: 'The prescription is bought outside: there is nothing to pay here.',
  },
  LOT_EXPIRED: {
    vi: 'Lô {SoLo} đã hết hạn, không được cấp.',
    en: 'Lot {SoLo} is expired and may not be given.',
  },
  LOT_OTHER_DRUG: { vi: 'Lô không thuộc thuốc này.', en: 'The lot is not of this drug.' },
  SUPPLY_TOO_MUCH: {
    vi: 'Số lượng cấp của {TenDuoc} vượt số lượng kê.',
    en: 'More of {TenDuoc} than prescribed.',
  },
  SUPPLY_NEXT_PERIOD: {
    vi: '{TenDuoc}: hôm nay được cấp tối đa {con} theo đợt của đơn; đợt sau được cấp từ {tuNgay}.',
    en: '{TenDuoc}: at most {con} may be given today by the periods of the prescription; the next part from {tuNgay}.',
  },
  SUPPLY_PERIODS_OVER: {
    vi: '{TenDuoc}: hôm nay được cấp tối đa {con} theo đợt của đơn; không còn đợt nào sau.',
    en: '{TenDuoc}: at most {con} may be given today by the periods of the prescription; there is no later one.',
  },
  SUPPLY_EXAM_OPEN: {
    vi: 'Bác sĩ chưa kết thúc khám, chưa được cấp thuốc.',
    en: 'The doctor has not ended the examination: nothing may be supplied yet.',
  },
  SUPPLY_TOO_LATE: {
    vi: 'Đơn đã quá 5 ngày kể từ ngày kê, không còn giá trị lĩnh thuốc.',
    en: 'The prescription is older than 5 days and may not be supplied any more.',
  },
  SUPPLY_NOT_PAID: {
    vi: 'Đơn thuốc chưa thanh toán, chưa được cấp.',
    en: 'The prescription is not paid and may not be supplied.',
  },
  SUPPLY_NOT_APPROVED: {
    vi: 'Đơn thuốc chưa được duyệt cấp phát.',
    en: 'The supply of the prescription is not approved.',
  },
  SUPPLY_APPROVED: {
    vi: 'Đơn thuốc đã được duyệt cấp phát.',
    en: 'The supply of the prescription is approved already.',
  },
  SUPPLY_APPROVAL_OFF: {
    vi: 'Cơ sở không bật duyệt cấp phát.',
    en: 'The site does not ask for the approval of supplies.',
  },
  SUPPLY_BEGUN: {
    vi: 'Thuốc đã cấp: hủy phiếu cấp trước khi hủy duyệt.',
    en: 'Drugs were handed out: take the supply back before the approval.',
  },
  PRESCRIPTION_APPROVED: {
    vi: 'Khoa dược đã duyệt cấp đơn này: khoa dược hủy duyệt thì mới sửa hoặc hủy đơn được.',
    en: 'The pharmacy has approved this prescription: it is changed or cancelled once the pharmacy takes the approval back.',
  },
  PRESCRIPTION_NOT_TO_WITHDRAW: {
    vi: 'Đơn không chờ thu hồi trên hệ thống quốc gia.',
    en: 'The prescription does not wait to be withdrawn from the national system.',
  },
  PRESCRIPTION_BEING_SENT: {
    vi: 'Đơn còn đang gửi lên hệ thống quốc gia; thu hồi ngay sau đó.',
    en: 'The prescription is still being sent to the national system; it is withdrawn right after.',
  },
  SUPPLY_NOTHING: { vi: 'Không có thuốc nào để cấp.', en: 'There is nothing to supply.' },
  SUPPLY_CANCELLED: { vi: 'Phiếu cấp đã được hủy.', en: 'The supply is cancelled already.' },
} as const;
