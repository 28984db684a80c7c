import { expect, it } from 'vitest';
import { overriddenBy } from './overridden.ts';
import type { DrugWarning } from './warnings.ts';

const warning = (MucDo: DrugWarning['MucDo'], Khac: string | null = null, canLyDo = true): DrugWarning => ({
  key: `${MucDo}:drug`,
  MucDo,
  Duoc_Id: 'drug',
  TenDuoc: 'Thuốc',
  Khac,
  HauQua: null,
  XuTri: null,
  canLyDo,
});
const open = (...args: Parameters<typeof overriddenBy>) => overriddenBy(...args).open.map((one) => one.key);

it('leaves open what wants a reason and has none, and keeps the reason of the rest', () => {
  const warnings = [warning('Allergy'), warning('HighDose', '12 > 8'), warning('Minor', null, false)];
  const { open, overridden } = overriddenBy(warnings, [
    { key: 'Allergy:drug', LyDo: ' đã thử ' },
    { key: 'HighDose:drug', LyDo: '  ' },
  ]);
  expect(open).toMatchObject([{ key: 'HighDose:drug' }]);
  expect(overridden).toMatchObject([{ key: 'Allergy:drug', LyDo: 'đã thử' }]);
});

it('keeps a reason of before as long as the warning says the same', () => {
  const before = [{ ...warning('Kidney', 'eGFR 28 < 30'), LyDo: 'giảm liều' }];
  expect(open([warning('Kidney', 'eGFR 28 < 30')], [], before)).toEqual([]);
  expect(open([warning('Kidney', 'eGFR 12 < 30')], [], before)).toEqual(['Kidney:drug']);
  const [now] = overriddenBy([warning('Kidney', 'eGFR 12 < 30')], [], before).open;
  expect(now?.Truoc).toBe('eGFR 28 < 30');
  expect(open([warning('Pregnancy')], [], before)).toEqual(['Pregnancy:drug']);
});

it('does not ask again because a child has grown older', () => {
  const before = [{ ...warning('TooYoung', '70 < 72'), LyDo: 'cần thiết' }];
  expect(open([warning('TooYoung', '71 < 72')], [], before)).toEqual([]);
});
