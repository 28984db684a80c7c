import { fillText } from '../errors/fillText.ts';

/** What happened when promotions were worked out: a sentence each, in both languages. */
export const stepTexts = {
  LINE_DRUG: {
    vi: '{dong} là thuốc, không được khuyến mại.',
    en: '{dong} is a medicine and is never promoted.',
  },
  LINE_PUBLIC: {
    vi: '{dong} là dịch vụ khám, chữa bệnh của cơ sở công lập, không được khuyến mại.',
    en: '{dong} is care of a public facility and is never promoted.',
  },
  LINE_PAID: {
    vi: '{dong} đã thu tiền, giữ nguyên mức giảm {soTien:vnd}.',
    en: '{dong} is paid: its reduction of {soTien:vnd} stays.',
  },
  GIFT: {
    vi: '{ten}: tặng {soLuong} {dong}, giảm {soTien:vnd}.',
    en: '{ten}: {soLuong} {dong} given, {soTien:vnd} off.',
  },
  GIFT_OPEN: {
    vi: '{ten}: còn được tặng {soLuong} {muc}, chưa có trong chỉ định.',
    en: '{ten}: {soLuong} {muc} may still be given, not ordered yet.',
  },
  GIFT_LIMITED: {
    vi: '{ten}: quà trị giá {truoc:vnd}, chương trình chỉ tặng đến {sau:vnd}.',
    en: '{ten}: the gift is worth {truoc:vnd}, the programme gives up to {sau:vnd}.',
  },
  GIFT_CAPPED: {
    vi: '{ten}: quà trị giá {truoc:vnd}, chỉ được tặng {sau:vnd} vì quà không quá {tran} % giá trị hàng mua.',
    en: '{ten}: the gift is worth {truoc:vnd}, only {sau:vnd} is given: a gift is at most {tran} % of what is bought.',
  },
  LINE_CUT: { vi: '{ten}: {dong} giảm {soTien:vnd}.', en: '{ten}: {soTien:vnd} off {dong}.' },
  COMBO_CUT: { vi: '{ten}: combo giảm {soTien:vnd}.', en: '{ten}: {soTien:vnd} off the combo.' },
  BILL_CUT: { vi: '{ten}: giảm {soTien:vnd} trên hóa đơn.', en: '{ten}: {soTien:vnd} off the bill.' },
  VOUCHER_CUT: { vi: 'Voucher {ten}: giảm {soTien:vnd}.', en: 'Voucher {ten}: {soTien:vnd} off.' },
  BETTER: {
    vi: '{ten} không áp dụng cho {dong} vì mỗi dòng chỉ có một chương trình và {khac} lợi hơn.',
    en: '{ten} is not used for {dong}: a line has one programme, and {khac} gives more.',
  },
  BILL_ONE: {
    vi: '{ten} không áp dụng vì mỗi hóa đơn chỉ có một chương trình và {khac} lợi hơn.',
    en: '{ten} is not used: a bill has one programme, and {khac} gives more.',
  },
  VOUCHER_ONE: {
    vi: 'Voucher {ten} không dùng được: mỗi hóa đơn chỉ dùng một voucher.',
    en: 'Voucher {ten} is not used: a bill takes one voucher.',
  },
  TRIMMED: {
    vi: '{ten}: {dong} chỉ giảm {sau:vnd} thay vì {truoc:vnd} vì tổng giảm không quá {tran} % giá.',
    en: '{ten}: {sau:vnd} off {dong} instead of {truoc:vnd}: all reductions are at most {tran} % of the price.',
  },
  MAXIMUM: {
    vi: '{ten}: giảm tối đa {sau:vnd} thay vì {truoc:vnd}.',
    en: '{ten}: at most {sau:vnd} off instead of {truoc:vnd}.',
  },
  LIMIT_LEFT: {
    vi: '{ten}: chỉ còn {sau:vnd} của hạn mức, thay vì {truoc:vnd}.',
    en: '{ten}: only {sau:vnd} of its limit is left, instead of {truoc:vnd}.',
  },
  OUT_OF_PERIOD: {
    vi: '{ten} chỉ áp dụng cho chỉ định từ {tu:day} đến {den:day}.',
    en: '{ten} is for orders from {tu:day} to {den:day}.',
  },
  OTHER_GROUP: {
    vi: '{ten} không dành cho nhóm khách hàng này.',
    en: '{ten} is not for this patient group.',
  },
  OTHER_PATIENT: {
    vi: 'Voucher {ten} được tặng cho người bệnh khác.',
    en: 'Voucher {ten} was given to another patient.',
  },
  BELOW_MINIMUM: {
    vi: '{ten} cần hóa đơn từ {can:vnd}, hiện có {co:vnd}.',
    en: '{ten} needs a bill of {can:vnd}, there is {co:vnd}.',
  },
  CONDITION_MISSING: {
    vi: '{ten} cần {can} {muc}, hiện có {co}.',
    en: '{ten} needs {can} {muc}, there are {co}.',
  },
  USED_UP: { vi: '{ten} đã hết lượt.', en: '{ten} is used up.' },
  CUSTOMER_USED_UP: {
    vi: 'Người bệnh đã dùng hết số lần của {ten}.',
    en: 'The patient has used {ten} as often as allowed.',
  },
  NOTHING_ELIGIBLE: {
    vi: '{ten} không có dòng nào được giảm.',
    en: '{ten} has no line that it may reduce.',
  },
} as const;

export type StepCode = keyof typeof stepTexts;

/** A step as data: its code, the programme or voucher, and what fills its sentence. */
export type Step = {
  code: StepCode;
  nguon_Id: string | null;
  details: Readonly<Record<string, string | number>>;
};

/** The sentence of a step. */
export function stepText({ code, details }: Pick<Step, 'code' | 'details'>, language: 'vi' | 'en'): string {
  return fillText(stepTexts[code][language], details);
}
