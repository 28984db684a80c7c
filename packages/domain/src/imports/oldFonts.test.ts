import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { detectOldFont, fromOldFont, isSyllable } from './oldFonts.ts';

const tones = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];
const letters = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize('NFC')));

/** VNI as typists wrote it: the vowel, then one sign for its mark and its tone. */
function toVni(text: string): string {
  const vowels: Record<string, [base: string, signs: string]> = {
    a: ['a', ' ùøûõï'],
    ă: ['a', 'êéèúüë'],
    â: ['a', 'âáàåãä'],
    e: ['e', ' ùøûõï'],
    ê: ['e', 'âáàåãä'],
    o: ['o', ' ùøûõï'],
    ô: ['o', 'âáàåãä'],
    ơ: ['ô', ' ùøûõï'],
    u: ['u', ' ùøûõï'],
    ư: ['ö', ' ùøûõï'],
  };
  const alone: Record<string, string> = { đ: 'ñ', ỉ: 'æ', ĩ: 'ó', ị: 'ò', ỵ: 'î', í: 'í', ì: 'ì' };
  return [...text]
    .map((letter) => {
      if (alone[letter]) return alone[letter];
      const apart = letter.normalize('NFD');
      const tone = tones.findLastIndex((mark) => apart.includes(mark));
      const vowel = apart.replace(/[\u0300\u0301\u0303\u0309\u0323]/, '').normalize('NFC');
      if (vowel === 'y' && tone > 0) return `y${' ùøûõï'[tone]}`;
      const found = vowels[vowel];
      return found ? `${found[0]}${(found[1][tone] ?? '').trim()}` : letter;
    })
    .join('');
}

/** TCVN3 by the inverse of its own reading of each sign of the Western page. */
const inverse = new Map(
  Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).map((sign) => [
    fromOldFont(sign, 'TCVN3'),
    sign,
  ]),
);
const toTcvn3 = (text: string) => [...text].map((letter) => inverse.get(letter) ?? letter).join('');

const sample = [
  'Công thức máu',
  'Siêu âm ổ bụng tổng quát',
  'Điện tâm đồ',
  'Khám nội',
  'Đường huyết mao mạch',
];

describe('text of an old font', () => {
  test.each([
    ['TCVN3', 'C«ng thøc m¸u', 'Công thức máu'],
    ['TCVN3', '§iÖn t©m ®å', 'Điện tâm đồ'],
    ['TCVN3', 'NguyÔn V¨n H­ng', 'Nguyễn Văn Hưng'],
    ['VNI', 'Coâng thöùc maùu', 'Công thức máu'],
    ['VNI', 'Ñieän taâm ñoà', 'Điện tâm đồ'],
    ['VNI', 'Nguyeãn Vaên Höng', 'Nguyễn Văn Hưng'],
    ['VNI', 'BEÄNH VIEÄN', 'BỆNH VIỆN'],
  ] as const)('%s %s is %s', (font, text, expected) => {
    expect(fromOldFont(text, font)).toBe(expected);
    expect(detectOldFont([text])).toBe(font);
  });

  it('has all letters of the language, there and back', () => {
    expect(letters).toHaveLength(72);
    for (const letter of [...letters, 'đ']) {
      expect(fromOldFont(toTcvn3(letter), 'TCVN3')).toBe(letter);
      expect(fromOldFont(toVni(letter), 'VNI')).toBe(letter);
    }
    expect(new Set(letters.map(toTcvn3)).size).toBe(72);
    expect(new Set(letters.map(toVni)).size).toBe(72);
  });

  it('is read as it was written, whatever the words', () => {
    // a vowel before a vowel with a tone is how real words are spelled; the sign belongs to the one before it
    const word = fc
      .tuple(
        fc.constantFrom('', 'b', 'ng', 'th', 'đ'),
        fc.constantFrom(...letters),
        fc.constantFrom('', 'n', 'ng', 't'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        expect(fromOldFont(toTcvn3(text), 'TCVN3')).toBe(text);
        expect(fromOldFont(toVni(text), 'VNI')).toBe(text);
      }),
    );
  });

  it('is told from Unicode', () => {
    expect(detectOldFont(sample)).toBeNull();
    const lower = sample.map((text) => text.toLowerCase());
    expect(detectOldFont(lower.map(toTcvn3))).toBe('TCVN3');
    expect(detectOldFont(lower.map(toVni))).toBe('VNI');
    expect(detectOldFont(['Paracetamol 500 mg', 'x', ''])).toBeNull();
    expect(detectOldFont(['café', 'naïve', 'Ünal'])).toBeNull();
  });

  it('never throws, and ASCII stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        detectOldFont([text]);
        fromOldFont(text, 'VNI');
        fromOldFont(text, 'TCVN3');
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(fromOldFont(text, 'TCVN3')).toBe(text);
        expect(fromOldFont(text, 'VNI')).toBe(text);
      }),
    );
  });
});

test.each(['nghiêng', 'khuỷu', 'quyết', 'Đường', 'oanh', 'giường', 'y', 'thuốc'])(
  '%s is a syllable',
  (word) => {
    expect(isSyllable(word)).toBe(true);
  },
);
test.each(['thøc', 'mg', 'wax', 'màá', 'ñieän', ''])('%s is none', (word) => {
  expect(isSyllable(word)).toBe(false);
});
