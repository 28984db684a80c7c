import { type BmiClass, bmi, bmiClass, type Vitals } from '../vitals/plausible.ts';
import { type Birth, daysOn } from './age.ts';

export type BmiSex = 'MALE' | 'FEMALE';

/** L, M and S of one age after another: by day from day 0, by month from month 60. */
export type BmiTables = {
  byDay: Readonly<Record<BmiSex, readonly number[]>>;
  byMonth: Readonly<Record<BmiSex, readonly number[]>>;
};

type Lms = readonly [L: number, M: number, S: number];

const lastDayOfDays = 1826;
const firstMonth = 60;
const lastMonth = 228;
const daysOfMonth = 30.4375;

/**
 * WHO z-score of a child's body mass index (kg/m²) with two decimals, null above 228 months. `ageDays` may have a fraction; the
 * tables by month are interpolated. Beyond three deviations the distance counts in the last deviation's own width (domain 6.5).
 */
export function bmiZScore(index: number, ageDays: number, sex: BmiSex, tables: BmiTables): number | null {
  const lms = lmsOf(ageDays, sex, tables);
  if (lms === null || index <= 0) return null;
  const [L, M, S] = lms;
  const z = L === 0 ? Math.log(index / M) / S : ((index / M) ** L - 1) / (L * S);
  if (Math.abs(z) <= 3) return twoDecimals(z);
  const side = Math.sign(z);
  const [third, second] = [deviation(lms, 3 * side), deviation(lms, 2 * side)];
  return twoDecimals(side * 3 + (index - third) / Math.abs(third - second));
}

/** The index that stands `k` deviations from the median. */
function deviation([L, M, S]: Lms, k: number): number {
  return L === 0 ? M * Math.exp(S * k) : M * (1 + L * S * k) ** (1 / L);
}

/** Whether a z-score is so far out that weight or height was more likely mistyped. */
export function implausibleZScore(z: number): boolean {
  return Math.abs(z) > 5;
}

/** By which cut-offs a site tells the class of an adult's index (domain 6.5). */
export type BmiScale = 'WHO' | 'ChauA';
export type AnyBmiClass = BmiClass | AsianBmiClass;
type Person = Birth & { GioiTinh: string | null };

/**
 * The class of a body mass index: children to 228 months by z-score, older people by the scale of the site; null when it cannot be
 * told, as of a child without the tables.
 */
export function bmiCategory(
  index: number | null,
  patient: Person,
  day: string,
  tables: BmiTables | null,
  scale: BmiScale = 'WHO',
): AnyBmiClass | null {
  if (index === null) return null;
  const days = daysOn(patient, day);
  if (days === null) return adultClass(index, Number(day.slice(0, 4)) - patient.NamSinh, scale);
  if (days / daysOfMonth > lastMonth) return adultClass(index, 19, scale);
  const { GioiTinh } = patient;
  if (!tables || days < 0 || !isSex(GioiTinh)) return null;
  const z = bmiZScore(index, days, GioiTinh, tables);
  return z === null ? null : childClass(z);
}

function adultClass(index: number, years: number, scale: BmiScale): AnyBmiClass | null {
  if (scale === 'WHO' || years < 19) return bmiClass(index, years);
  return asianBmiClass(index);
}

/** The indices (kg/m²) that are normal for adults: from the first to below the second. */
export const normalBmi = { WHO: [18.5, 25], ChauA: [18.5, 23] } as const satisfies Record<
  BmiScale,
  readonly [number, number]
>;

export type JudgedBmi = { index: number; kind: AnyBmiClass | null; z: number | null; doubtful: boolean };

/** The index of what was measured on a day with its class; of a child with its z-score, once the tables are there. */
export function judgedBmi(
  vitals: Pick<Vitals, 'ChieuCao' | 'CanNang'>,
  patient: Person,
  day: string,
  { tables, scale }: { tables: BmiTables | null; scale: BmiScale },
): JudgedBmi | null {
  const index = bmi(vitals);
  if (index === null) return null;
  const days = daysOn(patient, day);
  const { GioiTinh } = patient;
  const z = tables && days !== null && isSex(GioiTinh) ? bmiZScore(index, days, GioiTinh, tables) : null;
  return {
    index,
    kind: bmiCategory(index, patient, day, tables, scale),
    z,
    doubtful: z !== null && implausibleZScore(z),
  };
}

/** Whether the tables of children judge a person on a day: to 228 months, with a day of birth. */
export function isGrowing(patient: Birth, day: string): boolean {
  const days = daysOn(patient, day);
  return days !== null && days >= 0 && days / daysOfMonth <= lastMonth;
}

/** The index (kg/m²) that stands `deviations` from the median of an age in days; null where no table reaches. */
export function bmiLine(deviations: number, ageDays: number, sex: BmiSex, tables: BmiTables): number | null {
  const lms = lmsOf(ageDays, sex, tables);
  return lms && deviation(lms, deviations);
}

function isSex(sex: string | null): sex is BmiSex {
  return sex === 'MALE' || sex === 'FEMALE';
}

function childClass(z: number): BmiClass {
  if (z < -3) return 'SuyDinhDuong';
  if (z < -2) return 'GayDoII';
  if (z < -1) return 'GayDoI';
  if (z <= 1) return 'BinhThuong';
  if (z <= 2) return 'ThuaCanI';
  return z <= 3 ? 'ThuaCanII' : 'BeoPhi';
}

export type AsianBmiClass = 'Gay' | 'BinhThuong' | 'ThuaCan' | 'BeoPhiI' | 'BeoPhiII';

/** The class of an adult's index by the cut-offs for Asia (IDI and WPRO), for sites that choose them (domain 6.5). */
export function asianBmiClass(index: number): AsianBmiClass {
  if (index < 18.5) return 'Gay';
  if (index < 23) return 'BinhThuong';
  if (index < 25) return 'ThuaCan';
  return index < 30 ? 'BeoPhiI' : 'BeoPhiII';
}

function lmsOf(ageDays: number, sex: BmiSex, tables: BmiTables): Lms | null {
  if (ageDays < 0) return null;
  if (ageDays <= lastDayOfDays) return rowOf(tables.byDay[sex], Math.floor(ageDays));
  const months = ageDays / daysOfMonth;
  if (months > lastMonth) return null;
  const whole = Math.floor(months);
  const [from, to] = [
    rowOf(tables.byMonth[sex], whole - firstMonth),
    rowOf(tables.byMonth[sex], whole + 1 - firstMonth),
  ];
  if (!from || !to) return null;
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * (months - whole);
  return [between(0), between(1), between(2)];
}

function rowOf(table: readonly number[], index: number): Lms | null {
  const [L, M, S] = table.slice(index * 3, index * 3 + 3);
  return L === undefined || M === undefined || S === undefined ? null : [L, M, S];
}

// Half away from zero; the sum with 0 keeps "-0" out.
function twoDecimals(z: number): number {
  return (Math.sign(z) * Math.round(Math.abs(z) * 100)) / 100 + 0;
}
