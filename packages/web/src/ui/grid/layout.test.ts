import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampWidth, isLayout, isShown, narrowest, ordered, placed, usualLayout, widest } from './layout.ts';

const column = (key: string, hidden = false) => ({ key, label: key, hidden, render: () => key });
const keysOf = (keys: string[], order: string[]) =>
  ordered(
    keys.map((key) => column(key)),
    order,
  )
    .map(({ key }) => key)
    .join('');

it('keeps the order of the person; a column that came later stands behind the one before it', () => {
  expect(keysOf(['a', 'b', 'c', 'd'], ['c', 'a', 'd'])).toBe('cabd');
  expect(keysOf(['new', 'a', 'b'], ['b', 'a'])).toBe('newba');
  expect(keysOf(['a', 'b'], ['gone', 'b'])).toBe('ab');
});

it('a column takes the place of another one, and none is lost', () => {
  expect(placed(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(placed(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  const keys = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.constantFrom(...keys, 'x'), fc.constantFrom(...keys, 'y'), (key, where) => {
      const next = placed(keys, key, where);
      expect([...next].sort()).toEqual(keys);
      if (keys.includes(key) && keys.includes(where)) expect(next.indexOf(key)).toBe(keys.indexOf(where));
    }),
  );
});

it('shows what was chosen, else what the screen begins with', () => {
  const chosen = { ...usualLayout, shown: { a: false, b: true } };
  expect(['a', 'b', 'c'].map((key) => isShown(column(key, true), chosen))).toEqual([false, true, false]);
  expect(isShown(column('constructor'), chosen)).toBe(true);
});

it('no column is dragged out of sight', () => {
  expect([clampWidth(-5), clampWidth(120.4), clampWidth(99999)]).toEqual([narrowest, 120, widest]);
});

it.each([
  [null],
  [{}],
  [{ ...usualLayout, pageSize: 7 }],
  [{ ...usualLayout, order: [1] }],
  [{ ...usualLayout, sizes: { a: '1' } }],
])('does not take %j for a layout', (value) => expect(isLayout(value)).toBe(false));
it('takes the usual layout for one', () => expect(isLayout(usualLayout)).toBe(true));
