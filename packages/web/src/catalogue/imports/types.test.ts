import { describe, expect, it } from 'vitest';
import { letterOf, sampleText } from './types.ts';

describe('a column of a sheet', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is named %s', (column, letter) => {
    expect(letterOf(column)).toBe(letter);
  });

  it('shows the error that a formula left in a cell', () => {
    expect([sampleText({ error: '#N/A' }), sampleText('x'), sampleText(undefined)]).toEqual([
      '#N/A',
      'x',
      '',
    ]);
  });
});
