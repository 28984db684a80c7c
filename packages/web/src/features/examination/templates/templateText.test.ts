import { describe, expect, it } from 'vitest';
import { askedAt, fitting, joined, putInto, textToKeep } from './templateText.ts';

describe('a template is asked for', () => {
  it.each([
    ['/', 1, { from: 0, query: '' }],
    ['/đau bụng', 9, { from: 0, query: 'đau bụng' }],
    ['Sốt /ho', 7, { from: 4, query: 'ho' }],
    ['Sốt\n/ho', 7, { from: 4, query: 'ho' }],
    ['Sốt /ho và', 7, { from: 4, query: 'ho' }],
  ])('by "/" at the beginning of a word: %j', (text, caret, asked) => {
    expect(askedAt(text, caret)).toEqual(asked);
  });

  it.each([
    ['HA 120/80', 9],
    ['1/2 viên', 8],
    ['/ ', 2],
    ['/ho\n', 4],
    ['Sốt', 3],
    ['', 0],
    [`${'a'.repeat(60)}/${'b'.repeat(39)}`, 100],
  ])('by nothing else: %j', (text, caret) => {
    expect(askedAt(text, caret)).toBeNull();
  });
});

it('finds templates by name, code or text without accents, those that begin so first', () => {
  const template = (Ma: string, Ten: string, NoiDung: string) => ({
    _id: Ma,
    Ma,
    Ten,
    NoiDung,
    cuaToi: false,
  });
  const all = [
    template('A', 'Sốt, ho', 'Đau họng ngày thứ …'),
    template('B', 'Đau bụng', 'Không nôn'),
    template('HO-1', 'Viêm phổi', 'Khó thở'),
  ];
  const names = (query: string) => fitting(all, query).map((one) => one.Ma);
  expect(names('')).toEqual(['A', 'B', 'HO-1']);
  expect(names('dau')).toEqual(['B', 'A']);
  expect(names('ho')).toEqual(['HO-1', 'A', 'B']);
  expect(names('xyz')).toEqual([]);
});

it('keeps words apart from what stands around', () => {
  expect(joined('', 'Ho.', '')).toBe('Ho.');
  expect(joined('Sốt', 'Ho.', 'Nôn')).toBe(' Ho. ');
  expect(joined('Sốt\n', 'Ho', ', nôn')).toBe('Ho');
});

it('keeps what is selected, else all but what asks for a template', () => {
  const none = { start: 0, end: 0 };
  expect(textToKeep('Sốt cao, ho', { start: 0, end: 7 }, null)).toBe('Sốt cao');
  expect(textToKeep(' Sốt cao ', none, null)).toBe('Sốt cao');
  expect(textToKeep('Sốt cao /', none, { from: 8, query: '' })).toBe('Sốt cao');
  expect(textToKeep('Sốt cao', none, { from: 7, query: '' })).toBe('Sốt cao');
});

it('puts a text in between, tells it as typed, and selects the first gap', () => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = 'Sốt. /bụng Nôn.';
  let told = '';
  area.addEventListener('input', () => {
    told = area.value;
  });
  putInto(area, 5, 10, 'Đau bụng vùng …, không tiêu chảy.');
  expect(told).toBe('Sốt. Đau bụng vùng …, không tiêu chảy. Nôn.');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('…');
  area.remove();
});
