import type { Issue } from '../catalogue/validate.ts';

export type Vitals = {
  Mach?: number | null | undefined;
  NhietDo?: number | null | undefined;
  HuyetApCao?: number | null | undefined;
  HuyetApThap?: number | null | undefined;
  NhipTho?: number | null | undefined;
  SpO2?: number | null | undefined;
  ChieuCao?: number | null | undefined;
  CanNang?: number | null | undefined;
};

/** Plausible limits (domain 6.5): beats and breaths a minute, °C, mmHg, %, cm, kg. */
export const vitalLimits = {
  Mach: [20, 250],
  NhietDo: [34, 43],
  HuyetApCao: [50, 300],
  HuyetApThap: [20, 200],
  NhipTho: [5, 80],
  SpO2: [50, 100],
  ChieuCao: [20, 250],
  CanNang: [0.3, 300],
} as const satisfies Record<keyof Vitals, readonly [number, number]>;

/** Values outside their limits, and a systolic pressure not above the diastolic one. */
export function vitalIssues(vitals: Vitals): Issue[] {
  const names = Object.keys(vitalLimits) as Array<keyof Vitals>; // the keys of the record
  const issues = names.flatMap((path): Issue[] => {
    const value = vitals[path];
    const [min, max] = vitalLimits[path];
    if (value === null || value === undefined) return [];
    if (Number.isNaN(value)) return [{ path, code: 'NOT_A_NUMBER' }];
    if (value < min) return [{ path, code: 'TOO_SMALL', details: { min } }];
    return value > max ? [{ path, code: 'TOO_LARGE', details: { max } }] : [];
  });
  const { HuyetApCao: high, HuyetApThap: low } = vitals;
  if (high && low && high <= low) issues.push({ path: 'HuyetApCao', code: 'PRESSURE_ORDER' });
  return issues;
}

/** Body mass index in kg/m² with one decimal from cm and kg; null when one is missing. */
export function bmi(vitals: Pick<Vitals, 'ChieuCao' | 'CanNang'>): number | null {
  const { ChieuCao, CanNang } = vitals;
  if (!ChieuCao || !CanNang) return null;
  return Math.round((CanNang / (ChieuCao / 100) ** 2) * 10) / 10;
}

export type BmiClass =
  | 'SuyDinhDuong'
  | 'GayDoII'
  | 'GayDoI'
  | 'BinhThuong'
  | 'ThuaCanI'
  | 'ThuaCanII'
  | 'BeoPhi';

/** The class of an adult's index by the WHO cut-offs (domain 6.5); null below 19 years, where tables by age decide. */
export function bmiClass(index: number | null, years: number): BmiClass | null {
  if (index === null || years < 19) return null;
  if (index < 16) return 'SuyDinhDuong';
  if (index < 17) return 'GayDoII';
  if (index < 18.5) return 'GayDoI';
  if (index < 25) return 'BinhThuong';
  if (index < 30) return 'ThuaCanI';
  return index < 35 ? 'ThuaCanII' : 'BeoPhi';
}
