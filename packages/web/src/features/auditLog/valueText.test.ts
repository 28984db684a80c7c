import { expect, it } from 'vitest';
import { valueText } from './valueText.ts';

it.each([
  [null, '–'],
  ['', '–'],
  [[], '–'],
  [{}, '–'],
  [false, 'Không'],
  [0, '0'],
  ['1980-05-02', '02/05/1980'],
  ['2026-03-07T01:15:09.123Z', '07/03/2026 08:15'],
  ['2026-03-07T08:15:09.123+07:00', '07/03/2026 08:15'],
  [36.6, '36,6'],
  ['351000.00', '351000.00'],
  [['a', 1], '[\n  "a",\n  1\n]'],
])('shows %j as %s', (value, text) => {
  expect(valueText(value, { yes: 'Có', no: 'Không' })).toBe(text);
});
