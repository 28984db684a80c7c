import { chucNangSong } from '@sen/domain/sheets/chucNangSong';
import { expect, it } from 'vitest';
import { chipsAround } from './chips.ts';

const { fields } = chucNangSong;

it.each([
  ['the last value', fields.Mach, 80, ['74', '76', '78', '80', '82', '84', '86']],
  ['one with decimals', fields.NhietDo, 36.8, ['36.2', '36.4', '36.6', '36.8', '37', '37.2', '37.4']],
  ['the limits', fields.SpO2, 99, ['96', '97', '98', '99', '100']],
  [
    'the middle of the band without a last value',
    fields.NhipTho,
    null,
    ['13', '14', '15', '16', '17', '18', '19'],
  ],
])('lie around %s', (_what, field, last, chips) => {
  expect(chipsAround(field, last, 40)).toEqual(chips);
});

it('are none where neither a value nor a band is known', () => {
  expect(chipsAround(fields.CanNang, null, 40)).toEqual([]);
});
