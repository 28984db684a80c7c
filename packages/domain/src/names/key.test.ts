import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName, normalisePhone, sortKey, tenKhongDau, wordPairs } from './key.ts';

describe('the key of a name', () => {
  it.each([
    ['Nguyễn Thị Ánh', 'nguyen thi anh'],
    ['ĐẶNG ĐÌNH ĐỨC', 'dang dinh duc'],
    ['Trần-Lê  Ái  Mỹ', 'tran le ai my'],
  ])('%s is %s, composed or decomposed', (name, key) => {
    expect(tenKhongDau(name)).toBe(key);
    expect(tenKhongDau(name.normalize('NFD'))).toBe(key);
  });

  it('sorts by the given name', () => {
    expect(sortKey('Nguyễn Văn An')).toBe('an van nguyen');
  });

  it('hides all but the family name on a board', () => {
    expect(maskName('Nguyễn Văn An')).toBe('NGUYỄN V** A**');
  });

  it('makes a foreign prefix national', () => {
    expect(normalisePhone('+84 912.345.678')).toBe('0912345678');
    expect(normalisePhone('0912 345 678')).toBe('0912345678');
  });
});

describe('word pairs', () => {
  it('stand in alphabetical order, a single word alone', () => {
    expect(wordPairs('nguyen van an')).toEqual(['an|nguyen', 'an|van', 'nguyen|van']);
    expect(wordPairs('an')).toEqual(['an']);
    expect(wordPairs('an an')).toEqual(['an']);
    expect(wordPairs('')).toEqual([]);
  });

  it('of some words of a name are among the pairs of the name, in any order', () => {
    const words = fc.uniqueArray(fc.constantFrom('an', 'binh', 'nguyen', 'thi', 'van'), { minLength: 2 });
    fc.assert(
      fc.property(words, fc.nat(), (name, seed) => {
        const some = [...name]
          .sort((a, b) => ((a.charCodeAt(0) * 7 + seed) % 5) - ((b.charCodeAt(0) * 7 + seed) % 5))
          .slice(0, 2);
        expect(wordPairs(name.join(' '))).toEqual(expect.arrayContaining(wordPairs(some.join(' '))));
      }),
    );
  });
});
