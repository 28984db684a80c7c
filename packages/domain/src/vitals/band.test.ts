import { expect, test } from 'vitest';
import { outOfBand, vitalBand } from './band.ts';

test.each([
  ['Mach', 85, 40, null],
  ['Mach', 101, 40, 'high'],
  ['Mach', 59, 40, 'low'],
  ['Mach', 140, 0, null],
  ['Mach', 140, 2, null],
  ['Mach', 141, 4, 'high'],
  ['NhipTho', 24, 40, 'high'],
  ['NhipTho', 24, 2, null],
  ['NhietDo', 37.5, 5, null],
  ['NhietDo', 37.6, 5, 'high'],
  ['NhietDo', 35.9, 70, 'low'],
  ['SpO2', 94, 70, 'low'],
  ['SpO2', 100, 70, null],
  ['HuyetApCao', 140, 66, 'high'],
  ['HuyetApCao', 139, 66, null],
  ['HuyetApCao', 140, 17, null],
  ['HuyetApThap', 59, 30, 'low'],
  ['CanNang', 500, 30, null],
  ['Mach', null, 30, null],
  ['Mach', Number.NaN, 30, null],
] as const)('%s of %s at %s years is %s', (name, value, years, side) => {
  expect(outOfBand(name, value, years)).toBe(side);
});

test('every age has a band of pulse and breaths', () => {
  for (let years = 0; years <= 120; years++)
    for (const name of ['Mach', 'NhipTho'] as const) expect(vitalBand(name, years)).not.toBeNull();
});
