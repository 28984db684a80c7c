import { describe, expect, it } from 'vitest';
import {
  decimalComma,
  deltaOf,
  isBounded,
  maxResult,
  numericResult,
  resultRefusal,
  tidyResult,
} from './entry.ts';

describe('a value of a numeric index', () => {
  it.each([
    '5.4',
    '5,4',
    '-2',
    '<0.5',
    '> 250',
    '<=0,5',
    '>=60',
    '≤ 0,5',
    '≥60',
    '+2,5',
    '＞６０',
    '－２，５',
    'mẫu vỡ hồng cầu',
    '',
  ])('may be %j', (value) => {
    expect(resultRefusal(value, 'So')).toBeNull();
  });
  it.each(['5..4', '5.4.1', '4o', '1 2', '12a', '+', '<', '<=', '><5', '++5', '10²', '5–6'])(
    'is refused as %j',
    (value) => {
      expect(resultRefusal(value, 'So')).toBe('RESULT_NOT_NUMBER');
    },
  );
  it('is kept with a decimal point and without spaces', () => {
    expect(tidyResult(' < 7,25 ', 'So')).toBe('<7.25');
    expect(tidyResult(' mẫu đông ', 'So')).toBe('mẫu đông');
  });
  it.each([
    ['<=0,5', '≤0.5'],
    ['>= 60', '≥60'],
    ['+2,5', '2.5'],
    ['−2,50', '-2.50'],
    ['＜＝０，５', '≤0.5'],
    ['≦5', '≤5'],
  ])('%j is kept as %j, by hand and by analyser', (typed, kept) => {
    expect(tidyResult(typed, 'So')).toBe(kept);
    expect(tidyResult(kept, 'So')).toBe(kept);
  });
});

it('text may hold what it likes, within its length', () => {
  expect(resultRefusal('2+ (1:80)', 'ChuoiKyTu')).toBeNull();
  expect(tidyResult('1,5', 'ChuoiKyTu')).toBe('1,5');
  expect(resultRefusal('x'.repeat(maxResult + 1), 'ChuoiKyTu')).toBe('RESULT_TOO_LONG');
});

it('the number of a value is what a chart draws', () => {
  expect([numericResult('<0,5'), numericResult('7'), numericResult('âm tính')]).toEqual([0.5, 7, null]);
  expect([isBounded('<0,5'), isBounded('≥60'), isBounded('7'), isBounded('âm tính')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('the move against an earlier value', () => {
  it('has a direction and a percentage', () => {
    expect(deltaOf('12', '10')).toEqual({ direction: 'up', percent: 20 });
    expect(deltaOf('9', '10')).toEqual({ direction: 'down', percent: -10 });
    expect(deltaOf('3', '3.0')).toEqual({ direction: 'same', percent: 0 });
  });
  it('has no percentage from zero, and none between words', () => {
    expect(deltaOf('3', '0')).toEqual({ direction: 'up', percent: null });
    expect(deltaOf('âm tính', '0')).toBeNull();
  });
  it.each([
    ['>25', '25', 'unknown'],
    ['>25', '>25', 'unknown'],
    ['>25', '20', 'up'],
    ['>25', '30', 'unknown'],
    ['25', '>25', 'unknown'],
    ['20', '>25', 'down'],
    ['30', '>25', 'unknown'],
    ['<0.5', '0.5', 'unknown'],
    ['<0.5', '<0.5', 'unknown'],
    ['≤0,5', '2', 'down'],
    ['2', '<0.5', 'up'],
    ['>25', '<0.5', 'up'],
    ['<0.5', '≥25', 'down'],
    ['<30', '25', 'unknown'],
  ])('of %j after %j is %s, without a percentage', (now, before, direction) => {
    expect(deltaOf(now, before)).toEqual({ direction, percent: null });
  });
});

it('numbers are shown with a comma, words and versions of a range too', () => {
  expect(decimalComma('3.9 - 6.4')).toBe('3,9 - 6,4');
  expect(decimalComma('Âm tính. 2 giờ')).toBe('Âm tính. 2 giờ');
});
