import type { DemoCase, Span } from './caseShape.ts';
import { chance, pick, type Random, whole } from './random.ts';

export type DemoVitals = {
  Mach: number;
  NhietDo: number;
  NhipTho: number;
  SpO2: number;
  HuyetApCao: number | null;
  HuyetApThap: number | null;
  ChieuCao: number;
  CanNang: number;
};

/** Whose body it is; `months` where a small child's day of birth is known. */
type DemoBody = { age: number; GioiTinh: 'MALE' | 'FEMALE'; index: number; months?: number | null };

/** Vital signs that fit age, sex and illness. No blood pressure is taken of children below seven. */
export function vitalsOf(random: Random, illness: DemoCase, person: DemoBody): DemoVitals {
  const { age } = person;
  const own = illness.sinhHieu ?? {};
  const in10 = ([from, to]: Span) => whole(random, Math.round(from * 10), Math.round(to * 10)) / 10;
  const one = ([from, to]: Span) => whole(random, from, to);
  const pulse: Span = age < 1 ? [112, 138] : age < 6 ? [92, 116] : age < 13 ? [80, 100] : [66, 86];
  const breath: Span = age < 1 ? [32, 40] : age < 6 ? [24, 30] : age < 13 ? [18, 24] : [16, 20];
  const pressured = age >= 7;
  return {
    // a feverish child's heart is quicker than the range of grown-ups
    Mach: one(age < 13 ? pulse : (own.Mach ?? pulse)),
    NhietDo: in10(own.NhietDo ?? [36.4, 37.1]),
    NhipTho: one(own.NhipTho ?? breath),
    SpO2: one(own.SpO2 ?? [97, 99]),
    HuyetApCao: pressured ? one(own.HuyetApCao ?? (age < 13 ? [92, 106] : [106, 128])) : null,
    HuyetApThap: pressured ? one(own.HuyetApThap ?? (age < 13 ? [56, 66] : [66, 82])) : null,
    ...weighed(bodyOf(person), age, random),
  };
}

/** A grown-up's weight is some hundred grams more or less each time. */
function weighed<B extends { CanNang: number }>(body: B, age: number, random: Random): B {
  return age < 16 ? body : { ...body, CanNang: round(body.CanNang + (random() - 0.5) * 1.6) };
}

/** Boys' median length (cm) and weight (kg) by month, WHO Child Growth Standards, 2006; girls are a little smaller. */
const medians: ReadonlyArray<readonly [month: number, cm: number, kg: number]> = [
  [0, 49.9, 3.3],
  [1, 54.7, 4.5],
  [2, 58.4, 5.6],
  [3, 61.4, 6.4],
  [4, 63.9, 7],
  [6, 67.6, 7.9],
  [9, 72, 8.9],
  [12, 75.7, 9.6],
  [18, 82.3, 10.9],
  [24, 87.8, 12.2],
  [36, 96.1, 14.3],
  [48, 103.3, 16.3],
  [60, 110, 18.3],
];

/** A small child grows beside the median, each on a line of its own. */
function childBody(months: number, { GioiTinh, index }: DemoBody) {
  const after = medians.findIndex(([month]) => month > months);
  const [from, cm, kg] = medians[after - 1] ?? [0, 0, 0];
  const [to, nextCm, nextKg] = medians[after] ?? [1, 0, 0];
  const part = (months - from) / (to - from);
  const own = 0.95 + (index % 10) / 100;
  const girl = GioiTinh === 'FEMALE' ? 1 : 0;
  return {
    ChieuCao: round((cm + (nextCm - cm) * part - girl * 1.3) * (0.98 + (index % 10) / 250)),
    CanNang: round((kg + (nextKg - kg) * part) * (1 - girl * 0.06) * own),
  };
}

/** Height (cm) and weight (kg) of a person. */
function bodyOf(person: DemoBody) {
  const { age, GioiTinh, index, months = null } = person;
  if (months !== null && months < 60) return childBody(months, person);
  const part = (index % 10) / 10;
  if (age < 1) return { ChieuCao: 62 + Math.round(part * 8), CanNang: round(6.2 + part * 2.4) };
  if (age < 13)
    return { ChieuCao: 77 + age * 6, CanNang: round((age < 7 ? 8 + age * 2 : age * 3 + 1) + part * 3) };
  const ChieuCao = (GioiTinh === 'MALE' ? 160 : 150) + Math.round(part * 13) + (age < 16 ? -4 : 0);
  return { ChieuCao, CanNang: round((ChieuCao / 100) ** 2 * (19 + ((index * 7) % 10) * 0.75)) };
}

/** What a result needs to know of its index: as the laboratory's commands name it. */
export type IndexFacts = {
  MaChiSo: string;
  KieuDuLieu: 'So' | 'ChuoiKyTu' | 'AmDuongTinh';
  normal: { min?: string | null; max?: string | null } | null;
  MucBinhThuong: string;
};

/** Values of a slip by index: within the normal limits, away from them where the illness says so. */
export function resultsOf(
  random: Random,
  illness: DemoCase,
  indices: readonly IndexFacts[],
): Map<string, string> {
  const values = new Map<string, string>();
  for (const index of indices)
    values.set(index.MaChiSo, resultOf(random, illness.ketQua?.[index.MaChiSo], index));
  return bloodCount(values, illness, random);
}

function resultOf(random: Random, own: Span | string | undefined, index: IndexFacts): string {
  if (typeof own === 'string') return own;
  if (index.KieuDuLieu === 'AmDuongTinh')
    return index.MucBinhThuong.startsWith('Dương') ? 'Dương tính' : 'Âm tính';
  if (index.KieuDuLieu === 'ChuoiKyTu') {
    return index.MaChiSo === 'ABO' ? pick(random, ['O', 'O', 'B', 'A', 'AB']) : index.MucBinhThuong;
  }
  // three in four of those who are ill show it in their results
  const ill = own !== undefined && chance(random, 0.75);
  const [from, to] = ill ? own : inside(index);
  const value = from + (to - from) * random();
  return value.toFixed(to >= 100 ? 0 : to >= 20 ? 1 : to >= 2 ? 2 : 3);
}

/** The middle of the normal range, where most people are. */
function inside({ normal }: IndexFacts): Span {
  const min = Number(normal?.min ?? 0);
  const max = normal?.max === null || normal?.max === undefined ? Math.max(1, min * 1.6) : Number(normal.max);
  return [min + (max - min) * 0.2, max - (max - min) * 0.15];
}

/** Makes the numbers of a blood count agree with each other. */
function bloodCount(values: Map<string, string>, illness: DemoCase, random: Random): Map<string, string> {
  if (!values.has('WBC')) return values;
  const of = (code: string) => Number(values.get(code) ?? 0);
  const set = (code: string, value: number, digits: number) => {
    if (values.has(code)) values.set(code, value.toFixed(digits));
  };
  const eosinophils = of('EOS-TL') || 2;
  const neutrophils = of('NEU-TL');
  set('MONO-TL', 4 + random() * 3, 1);
  set('BASO-TL', 0.4, 1);
  set('LYM-TL', 100 - neutrophils - eosinophils - of('MONO-TL') - 0.4, 1);
  set('NEU', (of('WBC') * neutrophils) / 100, 2);
  set('LYM', (of('WBC') * of('LYM-TL')) / 100, 2);
  const pale = illness.ketQua?.['MCV'] !== undefined;
  const mchc = pale ? 318 : 332;
  set('HCT', of('HGB') / mchc, 2);
  set('MCHC', mchc, 0);
  set('RBC', (of('HGB') / mchc / of('MCV')) * 1000, 2);
  set('MCH', (of('MCV') * mchc) / 1000, 1);
  return values;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
