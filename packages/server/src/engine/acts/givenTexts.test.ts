import { expect, it } from 'vitest';
import { givenTexts } from './givenTexts.ts';

it('takes what is named, trimmed, empty text as nothing, and leaves out what is not', () => {
  const input = { a: ' một ', b: '  ', c: null, d: undefined, other: 'x' };
  expect(givenTexts(input, ['a', 'b', 'c', 'd', 'e' as 'a'])).toEqual({ a: 'một', b: null, c: null });
});
