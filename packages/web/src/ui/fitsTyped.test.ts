import { expect, it } from 'vitest';
import { fitsTyped } from './fitsTyped.ts';

it.each([
  ['ha noi', 'Thành phố Hà Nội', true],
  ['noi ha', 'Thành phố Hà Nội', true],
  ['Đà', 'Thành phố Đà Nẵng', true],
  ['hue', 'Thành phố Hà Nội', false],
  ['', 'Thành phố Hà Nội', true],
])('%j finds %j: %s', (typed, label, found) => {
  expect(fitsTyped(typed, { label })).toBe(found);
});
