import type { Field, Label } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { gioGuiHoSo } from '../claims/sending/deadline.ts';
import { maDoiTuongKCBs } from './routeCodes.ts';

/** What stands together on the screen of the legal parameters. */
export type ParameterGroup = 'base' | 'benefit' | 'route' | 'rate' | 'claim';

export type ParameterUnit = 'money' | 'percent' | 'months' | 'days' | 'hours' | 'level' | 'yesNo';

/** A parameter that a law changes by date: what it is called, and what its values look like. */
export type ParameterKind = { ma: string; group: ParameterGroup; label: Label; unit: ParameterUnit };

const levels = ['1', '2', '3', '4', '5'].map((level) => [
  level,
  { vi: `Mức ${level}`, en: `Level ${level}` },
]);

/** What a value of each kind takes; it is kept as decimal text. */
export const valueFields: Readonly<Record<ParameterUnit, Field>> = {
  money: { kind: 'money', label: { vi: 'Số tiền', en: 'Amount' }, required: true, min: '1' },
  percent: {
    kind: 'number',
    label: { vi: 'Phần trăm', en: 'Per cent' },
    required: true,
    min: '0',
    max: '100',
  },
  months: {
    kind: 'number',
    label: { vi: 'Số tháng lương', en: 'Months of salary' },
    required: true,
    min: '1',
    max: '999',
  },
  days: { kind: 'number', label: { vi: 'Số ngày', en: 'Days' }, required: true, min: '0', max: '366' },
  hours: { kind: 'number', label: { vi: 'Số giờ', en: 'Hours' }, required: true, min: '0', max: '999' },
  level: {
    kind: 'enum',
    type: 'MucHuong',
    label: { vi: 'Mức', en: 'Level' },
    required: true,
    values: Object.fromEntries(levels) as Record<string, Label>, // pairs of a level and its label
  },
  yesNo: {
    kind: 'enum',
    type: 'CoKhong',
    label: { vi: 'Áp dụng', en: 'Applies' },
    required: true,
    values: { '1': { vi: 'Có', en: 'Yes' }, '0': { vi: 'Không', en: 'No' } },
  },
};

const single: readonly ParameterKind[] = [
  kind('LCS', 'base', 'Mức lương cơ sở (mức tham chiếu)', 'Base salary (reference level)', 'money'),
  kind(
    'PHAN_TRAM_MIEN_CCT',
    'base',
    'Miễn cùng chi trả khi tổng chi phí dưới (% lương cơ sở)',
    'No co-payment when the total is below (% of the base salary)',
    'percent',
  ),
  kind(
    'SO_THANG_MIEN_CCT',
    'base',
    'Miễn cùng chi trả trong năm sau (tháng lương cơ sở)',
    'No more co-payment in a year after (months of base salary)',
    'months',
  ),
  kind(
    'SO_THANG_TRAN_GOI',
    'base',
    'Trần vật tư của một dịch vụ (tháng lương cơ sở)',
    'Ceiling of the supplies of one service (months of base salary)',
    'months',
  ),
  kind(
    'TRAN_GOI_THEO_NGAY_Y_LENH',
    'base',
    'Trần vật tư theo lương cơ sở của ngày y lệnh',
    'The ceiling follows the base salary of the order’s day',
    'yesNo',
  ),
  kind(
    'MUC_HUONG_CHUA_XAC_MINH',
    'benefit',
    'Mức hưởng khi thẻ chưa được tra cứu',
    'Benefit while a card is not verified',
    'percent',
  ),
  kind(
    'MIEN_CCT_CA_THONG_TUYEN',
    'benefit',
    'Chi phí thông tuyến tính vào 6 tháng lương cơ sở',
    'Care without referral at the full rate counts towards the six months',
    'yesNo',
  ),
  kind(
    'SO_NGAY_GIA_HAN_THE',
    'benefit',
    'Số ngày hưởng tiếp khi thẻ hết hạn trong đợt điều trị',
    'Days that a card goes on when it ends during a stay',
    'days',
  ),
  kind('KHAM_THU_5', 'rate', 'Lần khám thứ 5 trong ngày', 'The fifth examination of a day', 'percent'),
  kind(
    'KHUYEN_MAI_TRAN',
    'rate',
    'Khuyến mại tối đa trên giá (%)',
    'Promotions take at most (% of the price)',
    'percent',
  ),
  kind(
    gioGuiHoSo,
    'claim',
    'Gửi hồ sơ BHYT trong số giờ sau khi kết thúc (0: theo 7 ngày làm việc)',
    'Hours after the end of a visit to send its claim (0: seven working days)',
    'hours',
  ),
  kind('GIUONG_GHEP_3', 'rate', 'Giường ghép 3 người', 'A bed shared by three', 'percent'),
];

/** What a parameter is; null for a code that the product does not know. */
export function parameterKind(ma: string): ParameterKind | null {
  const known = single.find((one) => one.ma === ma);
  if (known) return known;
  const [family, rest = ''] = [ma.slice(0, ma.indexOf('.')), ma.slice(ma.indexOf('.') + 1)];
  switch (family) {
    case 'MUC_HUONG':
      return kind(ma, 'benefit', `Mức hưởng của thẻ mức ${rest}`, `Benefit of level ${rest}`, 'percent');
    case 'DOI_MUC':
      return kind(ma, 'benefit', `Thẻ ${rest} được tính là mức`, `A card ${rest} counts as level`, 'level');
    case 'TUYEN':
      return routeKind(ma, rest);
    default:
      return null;
  }
}

function routeKind(ma: string, rest: string): ParameterKind | null {
  const inpatient = rest.endsWith('.NOI_TRU');
  const code = maDoiTuongKCBs.find((one) => one.ma === rest.replace('.NOI_TRU', ''));
  if (!code) return null;
  const [vi, en] = inpatient ? [', nội trú', ', inpatient'] : ['', ''];
  return kind(
    ma,
    'route',
    `${code.ma} – ${code.label.vi}${vi}`,
    `${code.ma} – ${code.label.en}${en}`,
    'percent',
  );
}

/** A value as the rules read it: decimal text. */
export type ParameterInput = { tuNgay: unknown; giaTri: unknown; canCu: unknown };

export const parameterFields = {
  tuNgay: { kind: 'date', label: { vi: 'Áp dụng từ ngày', en: 'In force from' }, required: true },
  canCu: { kind: 'text', label: { vi: 'Căn cứ', en: 'Legal source' }, required: true, max: 300 },
} as const satisfies Readonly<Record<string, Field>>;

/** What is wrong with a value of a parameter, by field. */
export function parameterIssues(ma: string, input: ParameterInput): Issue[] {
  const found = parameterKind(ma);
  if (!found) return [{ path: 'ma', code: 'NOT_IN_LIST' }];
  return [
    ...validateField('tuNgay', parameterFields.tuNgay, input.tuNgay),
    ...valueIssues(found.unit, input.giaTri),
    ...validateField('canCu', parameterFields.canCu, input.canCu),
  ];
}

function valueIssues(unit: ParameterUnit, giaTri: unknown): Issue[] {
  const issues = validateField('giaTri', valueFields[unit], giaTri);
  const whole = (unit !== 'days' && unit !== 'hours') || /^\d+$/.test(String(giaTri));
  return issues.length > 0 || whole
    ? issues
    : [{ path: 'giaTri', code: 'TOO_MANY_DECIMALS', details: { max: 0 } }];
}

function kind(ma: string, group: ParameterGroup, vi: string, en: string, unit: ParameterUnit): ParameterKind {
  return { ma, group, label: { vi, en }, unit };
}
