import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { Course, DrugLine } from '../drugLine.ts';
import { suggestedLine } from './judgement.ts';

// keys and what fills them are enough here
const t = ((key: string, values: Record<string, unknown> = {}) =>
  [
    key,
    ...Object.values(values).filter((one) => key !== 'common:suggest.times' || typeof one === 'number'),
  ].join(' ')) as unknown as TFunction<readonly ['prescriptions', 'common']>;

const course: Course = { Duoc_Id: 'a', TenDuoc: 'Amoxicillin 500 mg', SoNgay: 5, Sang: '1', Toi: '0.5' };
const line = (set: Partial<DrugLine> = {}): DrugLine => ({
  key: 'k',
  Duoc_Id: 'a',
  TenDuoc: 'Amoxicillin 500 mg',
  starred: false,
  DonViTinh: 'Viên',
  LoaiToa: 'BHYT',
  Kho_Id: 'kho',
  available: '100',
  whole: true,
  SoNgay: 5,
  Sang: '1',
  Trua: null,
  Chieu: null,
  Toi: '0.5',
  SoLuong: null,
  DuongDung_Id: null,
  CachDung: null,
  ...set,
});
const nothing = { dongs: [], canhBaos: [], lois: [] };
const warning = { key: 'w', MucDo: 'Major', HauQua: null, XuTri: null, canLyDo: true };
type Answer = NonNullable<Parameters<typeof suggestedLine>[2]['answer']>;
const told = (
  judged: DrugLine | null,
  answer: Answer = nothing,
  more: { there?: string[]; insured?: boolean } = {},
) =>
  suggestedLine(
    course,
    '0',
    {
      judged: { line: judged, at: 2 },
      answer,
      there: new Set(more.there ?? []),
      insured: more.insured ?? true,
    },
    t,
  );
const texts = (one: ReturnType<typeof told>) => (one.told ?? []).map(({ text }) => text);

it('says dose and days, and nothing of a drug that passes', () => {
  const passed = told(line());
  expect(passed.more).toBe('time.Sang 1, time.Toi 0,5 · suggest.days 5');
  expect([texts(passed), passed.startsUnticked]).toEqual([[], false]);
});

it('tells what the store has not, who pays, and what is there already', () => {
  expect(texts(told(line({ LoaiToa: 'MuaNgoai', Kho_Id: null, available: null })))).toEqual(['outOfStock']);
  expect(texts(told(line({ available: '3' })))).toEqual(['suggest.short 3']);
  expect(texts(told(line({ LoaiToa: 'Thuong' })))).toEqual(['suggest.otherPayer']);
  expect(texts(told(line({ LoaiToa: 'Thuong' }), nothing, { insured: false }))).toEqual([]);
  const there = told(line(), nothing, { there: ['a'] });
  expect([texts(there), there.startsUnticked]).toEqual([['suggest.there'], true]);
});

it('leaves a drug with a grave warning to be ticked by hand, whichever of both drugs is named first', () => {
  const first = { ...warning, Duoc_Id: 'a', TenDuoc: 'Amoxicillin 500 mg', Khac: 'Warfarin' };
  const second = { ...warning, Duoc_Id: 'b', TenDuoc: 'Warfarin', Khac: 'Amoxicillin 500 mg' };
  for (const one of [first, second]) {
    const judged = told(line(), { ...nothing, canhBaos: [one] });
    expect([texts(judged), judged.startsUnticked]).toEqual([['class.Major: Warfarin'], true]);
  }
  const slight = { ...first, canLyDo: false };
  expect(told(line(), { ...nothing, canhBaos: [slight] }).startsUnticked).toBe(false);
  const other = { ...warning, Duoc_Id: 'b', TenDuoc: 'Warfarin', Khac: 'Aspirin' };
  expect(texts(told(line(), { ...nothing, canhBaos: [other] }))).toEqual([]);
});

it('tells what would be refused at its own line, but no quantity that is typed afterwards', () => {
  const lois = [
    { path: 'dongs.2.SoNgay', code: 'DRUG_DAYS_TOO_MANY', details: { max: 7 } },
    { path: 'dongs.2.SoLuong', code: 'TOO_SMALL', details: { min: 1 } },
    { path: 'dongs.1.SoNgay', code: 'DRUG_DAYS_TOO_MANY', details: { max: 9 } },
  ];
  expect(texts(told(line(), { ...nothing, lois }))).toEqual([expect.stringContaining('7')]);
});
