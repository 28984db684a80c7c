import { gioGuiHoSo } from '../claims/sending/deadline.ts';
import type { ThamSo } from './parameters.ts';

const LAW_2016 = '2016-01-01'; // Law 46/2014/QH13: free choice among district facilities
const FREE_INPATIENTS = '2021-01-01'; // Law 46/2014/QH13, article 22.6: inpatients of provincial hospitals in the whole country
const LAW_2025 = '2025-01-01'; // Law 51/2024/QH15: three levels of care
const HALF_RATES = '2026-07-01'; // Decree 188/2025 article 19: outpatients without referral at 50 %
const OPEN = '2000-01-01'; // in force longer than any visit of this system

const insuranceLaw = 'Luật Bảo hiểm y tế, điều 22';
const law2016 = 'Luật 46/2014/QH13, điều 22';
const law2025 = 'Luật 51/2024/QH15';
const halfRates = 'Nghị định 188/2025/NĐ-CP, điều 19';
const resolution261 = 'Nghị quyết 261/2025/QH15';

/** A row with the text of the law that it comes from, null where the site decides. */
export type DefaultParameter = ThamSo & { canCu: string | null };

/**
 * Routes before 2025 in the codes of today: who came by the right route, or to a former district facility, had the card's percent; own
 * choice of a former provincial or central one nothing as an outpatient, and the diseases of the annexes were no exception.
 */
const routesBefore2025: readonly DefaultParameter[] = [
  ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.11', '1.12', '1.15', '2', '3.2', '3.3', '3.6']
    .concat('7', '7.2', '7.3', '7.4', '10')
    .flatMap((code) => dated(`TUYEN.${code}`, [LAW_2016, '100', law2016])),
  ...['1.13', '1.14', '1.16', '1.17', '1.18', '3.1', '8', '9'].flatMap((code) =>
    dated(`TUYEN.${code}`, [LAW_2016, '0', law2016]),
  ),
  ...dated('TUYEN.3.1.NOI_TRU', [LAW_2016, '40', law2016]),
];

/** What visits before 2025 are settled by: their routes, and the base salaries before July 2023. */
export const parametersBefore2025: readonly DefaultParameter[] = [
  ...dated(
    'LCS',
    ['2013-07-01', '1150000', 'Nghị định 66/2013/NĐ-CP'],
    ['2016-05-01', '1210000', 'Nghị định 47/2016/NĐ-CP'],
    ['2017-07-01', '1300000', 'Nghị định 47/2017/NĐ-CP'],
    ['2018-07-01', '1390000', 'Nghị định 72/2018/NĐ-CP'],
    ['2019-07-01', '1490000', 'Nghị định 38/2019/NĐ-CP'],
  ),
  ...routesBefore2025,
];

/** An inpatient's own choice of a former provincial hospital was paid 60 % before it became free in 2021. */
export const provincialInpatients: readonly DefaultParameter[] = dated(
  'TUYEN.3.2.NOI_TRU',
  [LAW_2016, '60', law2016],
  [FREE_INPATIENTS, '100', law2016],
);

/** The most that promotions take off a price, in percent of it. */
export const promotionCap: readonly DefaultParameter[] = dated('KHUYEN_MAI_TRAN', [
  OPEN,
  '50',
  'Nghị định 81/2018/NĐ-CP, điều 6 và 7',
]);

/** The rows that a new site is seeded with; a site adds rows when the law changes. Percents are 0-100. */
/** Within so many hours a claim is sent; 0: within working days. */
export const claimHours: readonly DefaultParameter[] = dated(
  gioGuiHoSo,
  [OPEN, '0', 'Thông tư 48/2017/TT-BYT, điều 7'],
  ['2027-01-01', '3', 'Dự thảo thay Thông tư 48/2017/TT-BYT'],
);

export const defaultParameters: readonly DefaultParameter[] = [
  ...parametersBefore2025,
  ...provincialInpatients,
  ...dated(
    'LCS',
    ['2023-07-01', '1800000', 'Nghị định 24/2023/NĐ-CP'],
    ['2024-07-01', '2340000', 'Nghị định 73/2024/NĐ-CP'],
    ['2026-07-01', '2530000', 'Nghị định 161/2026/NĐ-CP'],
  ),
  ...dated('PHAN_TRAM_MIEN_CCT', [OPEN, '15', insuranceLaw]),
  ...dated('SO_THANG_MIEN_CCT', [OPEN, '6', insuranceLaw]),
  ...dated('SO_THANG_TRAN_GOI', [OPEN, '45', 'Thông tư 04/2017/TT-BYT']),
  // 1: the base salary of the order's day caps a package; 0: that of the last day of the visit.
  ...dated('TRAN_GOI_THEO_NGAY_Y_LENH', [OPEN, '1']),
  // 1: what is paid without referral at full rate (ThongTuyen) also counts towards the six months.
  ...dated('MIEN_CCT_CA_THONG_TUYEN', [OPEN, '1']),
  ...dated('SO_NGAY_GIA_HAN_THE', [OPEN, '15']),

  ...dated('MUC_HUONG.1', [OPEN, '100', insuranceLaw]),
  ...dated('MUC_HUONG.2', [OPEN, '100', insuranceLaw]),
  ...dated('MUC_HUONG.3', [OPEN, '95', insuranceLaw]),
  ...dated('MUC_HUONG.4', [OPEN, '80', insuranceLaw]),
  ...dated('MUC_HUONG.5', [OPEN, '100', insuranceLaw]),
  // Until the portal has told the whole number of a card, the patient is asked for no less than the lowest level.
  ...dated('MUC_HUONG_CHUA_XAC_MINH', [OPEN, '80']),
  // Resolution 261/2025/QH15: the level counts as another one, whatever digit is printed.
  ...dated('DOI_MUC.CN3', ['2026-01-01', '2', resolution261]),
  ...dated('DOI_MUC.LH4', ['2026-01-01', '2', resolution261]),

  ...claimHours,
  ...dated('KHAM_THU_5', [OPEN, '10']),
  ...promotionCap,
  ...dated('GIUONG_GHEP_3', [OPEN, '33']),

  ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.11', '1.12', '1.15', '1.16', '1.17', '2'].flatMap(
    (code) => dated(`TUYEN.${code}`, [LAW_2025, '100', law2025]),
  ),
  ...['3.2', '3.3', '3.6', '7', '7.2', '7.3', '7.4', '10'].flatMap((code) =>
    dated(`TUYEN.${code}`, [LAW_2025, '100', law2025]),
  ),
  ...['1.13', '1.14', '1.18'].flatMap((code) =>
    dated(`TUYEN.${code}`, [LAW_2025, '0', law2025], [HALF_RATES, '50', halfRates]),
  ),
  ...dated('TUYEN.3.1', [LAW_2025, '0', law2025]),
  ...dated('TUYEN.3.1.NOI_TRU', [LAW_2025, '40', law2025]),
  ...['8', '9'].flatMap((code) => dated(`TUYEN.${code}`, [LAW_2025, '0', law2025])),
];

function dated(
  ma: string,
  ...steps: ReadonlyArray<readonly [tuNgay: string, giaTri: string, canCu?: string]>
): DefaultParameter[] {
  return steps.map(([tuNgay, giaTri, canCu]) => ({ ma, tuNgay, giaTri, canCu: canCu ?? null }));
}
