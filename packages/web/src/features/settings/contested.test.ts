import { describe, expect, it } from 'vitest';
import { contestedPaths, differing } from './contested.ts';

const before = { name: 'Sen', phone: '1', ratio_0: '1' };
const none: ReadonlySet<string> = new Set();
const paths = (...args: Parameters<typeof contestedPaths>) => [...contestedPaths(...args)];

describe('what two who change a section both touched', () => {
  it.each([
    ['different fields', { name: 'A' }, { ...before, phone: '2' }, []],
    ['the same field to different values', { name: 'A', phone: '3' }, { ...before, phone: '2' }, ['phone']],
    ['the same field to the same value', { phone: '2' }, { ...before, phone: '2' }, []],
    ['nothing here', {}, { ...before, phone: '2' }, []],
  ])('%s', (_name, typed, theirs, expected) => expect(paths(typed, before, theirs, none)).toEqual(expected));

  it('stays asked about while the two differ, also once the form shows theirs as what it began with', () => {
    const theirs = { ...before, phone: '2' };
    expect(paths({ phone: '3' }, theirs, theirs, new Set(['phone']))).toEqual(['phone']);
    expect(paths({ phone: '2' }, theirs, theirs, new Set(['phone']))).toEqual([]);
  });

  it('is everything that differs when nobody knows any more what was seen', () => {
    expect(paths({ name: 'A', phone: '2' }, null, { ...before, phone: '2' }, none)).toEqual(['name']);
  });

  it('takes what is absent and what is empty for the same', () => {
    expect(differing({ name: null, phone: '1' }, { phone: '1' })).toEqual({});
    expect(differing({ name: 'A' }, {})).toEqual({ name: 'A' });
  });
});
