import { describe, expect, it } from 'vitest';
import { elementsOf, headOf } from './header.ts';
import { readLetters } from './letters.ts';
import { headFile } from './testFiles.ts';

const latin = (...parts: (string | number[])[]) =>
  parts.map((part) => (typeof part === 'string' ? part : String.fromCharCode(...part))).join('');

describe('a text that changes its letters', () => {
  it.each<[string, string, string[], string]>([
    // PS3.5 H.3.1 and I.2: the standard's own examples
    [
      'Japanese',
      latin('Yamada^Tarou=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B=\x1b$B$d$^$@\x1b(B^\x1b$B$?$m$&\x1b(B'),
      ['', 'ISO 2022 IR 87'],
      'Yamada^Tarou=山田^太郎=やまだ^たろう',
    ],
    [
      'Japanese in half width',
      latin([0xd4, 0xcf, 0xc0, 0xde], '^', [0xc0, 0xdb, 0xb3], '=\x1b$B;3ED\x1b(J^\x1b$BB@O:\x1b(J'),
      ['ISO 2022 IR 13', 'ISO 2022 IR 87'],
      'ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎',
    ],
    [
      'Korean',
      latin('Hong^Gildong=\x1b$)C', [0xfb, 0xf3], '^\x1b$)C', [0xd1, 0xce, 0xd4, 0xd7]),
      ['', 'ISO 2022 IR 149'],
      'Hong^Gildong=洪^吉洞',
    ],
    ['none', 'Nguyen^An', ['', 'ISO 2022 IR 87'], 'Nguyen^An'],
  ])('is read: %s', (_, raw, sets, read) => {
    expect(readLetters(raw, sets)).toBe(read);
  });
});

it('the name of a picture is read, also where its bytes look like what separates parts', () => {
  const name = (raw: string, sets: string) =>
    headOf(elementsOf(headFile({ '00080005': ['CS', sets], '00100010': ['PN', raw] })).elements)
      ?.TenNguoiBenh;
  expect(name('\x1b$B$d$^$@\x1b(B^\x1b$B$?$m$&\x1b(B', '\\ISO 2022 IR 87')).toBe('やまだ^たろう');
  expect(name(latin('\x1b$)C', [0xb1, 0xe8, 0xc8, 0xf1, 0xc1, 0xdf]), '\\ISO 2022 IR 149')).toBe('김희중');
  expect(name('Nguyen^An', 'ISO_IR 100')).toBe('Nguyen^An');
});
