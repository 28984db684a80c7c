import { describe, expect, it } from 'vitest';
import { differingLabels, differingLines, offsetOf } from './formText.ts';

describe('offsetOf', () => {
  const text = 'một\nhai\n\nbốn';
  it.each([
    [1, 1, 0],
    [1, 4, 3],
    [2, 1, 4],
    [2, 3, 6],
    [3, 1, 8],
    [4, 2, 10],
  ])('finds line %i column %i at %i', (line, column, at) => {
    expect(offsetOf(text, line, column)).toBe(at);
  });

  it('stays in its line and in the text', () => {
    expect(offsetOf(text, 1, 99)).toBe(3);
    expect(offsetOf(text, 99, 1)).toBe(text.length);
  });
});

describe('differingLines', () => {
  it('leaves out what two texts begin and end with', () => {
    expect(differingLines('a\nb\nc\nd', 'a\nB\nc\nd')).toEqual(['b', 'B']);
    expect(differingLines('a\nb', 'a\nx\nb')).toEqual(['', 'x']);
    expect(differingLines('a\na', 'a')).toEqual(['a', '']);
    expect(differingLines('a', 'a')).toEqual(['', '']);
  });
});

describe('differingLabels', () => {
  it('names the labels that were changed, added or taken out', () => {
    const label = (khoa: string, vi: string) => ({ khoa, vi, en: 'x' });
    expect(
      differingLabels(
        [label('A', 'a'), label('B', 'b')],
        [label('A', 'a'), label('B', 'c'), label('C', 'd')],
      ),
    ).toEqual(['B: b / x', 'B: c / x\nC: d / x']);
  });
});
