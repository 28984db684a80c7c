import { describe, expect, it } from 'vitest';
import { merged, sameLinks } from './linkChoice.ts';

describe('links that were chosen while somebody else linked too', () => {
  it.each([
    ['added here and there', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
    ['taken out here, added there', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
    ['taken out there', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['added by both', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
    ['nothing changed there', ['a'], ['a', 'b'], ['a'], ['a', 'b']],
  ])('%s', (_name, seen, mine, theirs, expected) => expect(merged(seen, mine, theirs)).toEqual(expected));

  it('are the same in any order', () => {
    expect(sameLinks(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameLinks(['a'], ['a', 'b'])).toBe(false);
    expect(sameLinks(['a', 'c'], ['a', 'b'])).toBe(false);
  });
});
