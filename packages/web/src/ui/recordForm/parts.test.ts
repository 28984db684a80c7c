import { describe, expect, it } from 'vitest';
import { fieldParts, sameValue } from './parts.ts';

type Values = { name: string | null; tags: readonly string[]; on?: boolean };
const parts = fieldParts<Values>();
const base: Values = { name: 'An', tags: ['a'] };

describe('the fields of a record as its parts', () => {
  it('differ where a value does; an emptied text is none, and what is absent is null', () => {
    expect(parts.differing({ ...base, name: 'Anh' }, base)).toEqual(['name']);
    expect(parts.differing({ ...base, name: '' }, { ...base, name: null })).toEqual([]);
    expect(parts.differing({ ...base, tags: ['a'] }, base)).toEqual([]);
    expect(parts.differing({ ...base, tags: ['a', 'b'], on: true }, base)).toEqual(['tags', 'on']);
  });

  it('are put and picked by name, and nothing else is touched', () => {
    const from: Values = { name: 'Bo', tags: [], on: true };
    expect(parts.put(base, from, ['tags'])).toEqual({ name: 'An', tags: [] });
    expect(parts.put(base, from, [])).toBe(base);
    expect(parts.put(base, parts.pick(from, ['on']), ['on'])).toEqual({ ...base, on: true });
  });

  it('may be compared by the field', () => {
    const loose = fieldParts<Values>((one, other, path) => path === 'name' || sameValue(one, other));
    expect(loose.differing({ name: 'x', tags: [] }, base)).toEqual(['tags']);
  });
});

it('the order of keys is no difference, that of rows is one', () => {
  expect(sameValue({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(sameValue([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
});

it('the types that a cache adds are no difference', () => {
  expect(sameValue([{ a: 1 }], [{ __typename: 'Row', a: 1 }])).toBe(true);
});
