import { expect, it } from 'vitest';
import { catalogues } from '../catalogues/all.ts';
import { hasEnglishName, shownName } from './shownName.ts';

it('an entry has its English name on English screens, where there is one', () => {
  expect(shownName('en', 'Bệnh tả', 'Cholera')).toBe('Cholera');
  expect(shownName('vi', 'Bệnh tả', 'Cholera')).toBe('Bệnh tả');
  for (const none of [null, undefined, '', ' ']) expect(shownName('en', 'Bệnh tả', none)).toBe('Bệnh tả');
});

it('diseases, services and substances may have one', () => {
  const named = catalogues.filter(hasEnglishName).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['ICD', 'NhomICD', 'ChuongICD', 'DM_DichVu', 'HoatChat']));
});
