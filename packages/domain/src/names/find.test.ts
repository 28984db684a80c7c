import { expect, it } from 'vitest';
import { foundBy } from './find.ts';

it.each([
  ['ha noi', 'Thành phố Hà Nội', 2],
  ['noi ha', 'Thành phố Hà Nội', 2],
  ['Đà', 'Thành phố Đà Nẵng', 2],
  ['hue', 'Thành phố Hà Nội', 0],
  ['', 'Thành phố Hà Nội', 2],
  ['xquang', 'Phòng X-quang 2', 2],
  ['x quang', 'Xquang', 2],
  ['hcm', 'Hồ Chí Minh', 1],
  ['HCM', 'Thành phố Hồ Chí Minh', 1],
  ['tphcm', 'Thành phố Hồ Chí Minh', 1],
  ['đbp', 'Phường Điện Biên Phủ', 1],
  ['q10', 'Quận 10', 1],
  ['q1', 'Quận 3', 0],
  ['hmc', 'Hồ Chí Minh', 0],
  // one letter is the start of too much, and words are words
  ['x', 'Hồ Chí Minh', 0],
  ['h cm', 'Hồ Chí Minh', 0],
] as const)('%j finds %j: %i', (typed, name, found) => {
  expect(foundBy(typed, name)).toBe(found);
});
