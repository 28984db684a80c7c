import { expect, it } from 'vitest';
import { isSeen, type Judgement, judgedAlike } from './judgement.ts';

const entered: Judgement = {
  DonViTinh: 'mmol/L',
  Min: '3.9',
  Max: '6.4',
  MucBinhThuong: '3.9 - 6.4',
  CoKetQua: 'N',
};

it('is the same with zeros behind a bound and a unit that is spelt otherwise', () => {
  expect(judgedAlike(entered, { ...entered, Min: '3.90', DonViTinh: 'mmol/l' })).toBe(true);
});

it.each<Partial<Judgement>>([
  { CoKetQua: 'H' },
  { CoKetQua: null },
  { Max: '7' },
  { Min: null },
  { MucBinhThuong: 'Âm tính' },
  { DonViTinh: 'mg/dL' },
])('is another one with %j', (change) => {
  expect(judgedAlike(entered, { ...entered, ...change })).toBe(false);
});

it('was seen when flag, range and unit that were seen are those that hold', () => {
  const seen = { DonViTinh: null, MucBinhThuong: '≤ 5', CoKetQua: 'H' as const };
  expect(isSeen(seen, { ...seen, DonViTinh: '' })).toBe(true);
  expect(isSeen(seen, { ...seen, MucBinhThuong: '≤ 6' })).toBe(false);
  expect(isSeen(seen, { ...seen, CoKetQua: 'HH' })).toBe(false);
});
