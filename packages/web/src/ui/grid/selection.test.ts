import { expect, it } from 'vitest';
import { cellStep, rowKey } from './rowKeys.ts';
import { extended, noSelection, pageToggled, toggled } from './selection.ts';

const page = ['a', 'b', 'c', 'd'].map((key) => [key, key.toUpperCase()] as const);
const keysOf = ({ rows }: { rows: ReadonlyMap<string, string> }) => [...rows.keys()].sort().join('');

it('a range goes from the row that was chosen last, in both directions, and may be drawn again', () => {
  const one = toggled<string>(noSelection, 'c', 'C');
  expect(keysOf(extended(one, page, 'd'))).toBe('cd');
  expect(keysOf(extended(one, page, 'a'))).toBe('abc');
  expect(keysOf(extended(extended(one, page, 'd'), page, 'b'))).toBe('bcd');
});

it('a range on another page begins there, and keeps what was chosen before', () => {
  const other = toggled<string>(noSelection, 'z', 'Z');
  expect(keysOf(extended(other, page, 'b'))).toBe('bz');
});

it('a page is chosen as a whole, and given up as a whole, beside the others', () => {
  const other = toggled<string>(noSelection, 'z', 'Z');
  const all = pageToggled(other, page);
  expect(keysOf(all)).toBe('abcdz');
  expect(keysOf(pageToggled(all, page))).toBe('z');
  expect(keysOf(toggled(all, 'b', 'B'))).toBe('acdz');
});

const press = (
  key: string,
  also: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...also,
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 0, 0],
  ['PageDown', 1, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s in row %i of five leads to %i', (key, at, to) => {
  expect(rowKey(press(key), at, 5)).toEqual({ kind: 'move', to, extend: false });
});

it('knows the other keys of a row, and leaves those of the browser alone', () => {
  const kinds = [
    press('Enter'),
    press(' '),
    press('a', { ctrlKey: true }),
    press('Escape'),
    press('End', { shiftKey: true }),
  ];
  expect(kinds.map((one) => rowKey(one, 0, 5)?.kind)).toEqual(['open', 'toggle', 'all', 'clear', 'move']);
  for (const one of [
    press('a'),
    press('ArrowDown', { altKey: true }),
    press('c', { ctrlKey: true }),
    press('constructor'),
  ])
    expect(rowKey(one, 0, 5)).toBeNull();
});

it('leads from a control to the next one: down by Enter, aside only from the end of what is typed', () => {
  const inside = { atStart: false, atEnd: false };
  expect(cellStep(press('Enter'), inside)).toEqual({ rows: 1, cells: 0 });
  expect(cellStep(press('Enter', { shiftKey: true }), inside)).toEqual({ rows: -1, cells: 0 });
  expect(cellStep(press('ArrowRight'), inside)).toBeNull();
  expect(cellStep(press('ArrowRight'), { atStart: false, atEnd: true })).toEqual({ rows: 0, cells: 1 });
  expect(cellStep(press('ArrowLeft'), { atStart: true, atEnd: false })).toEqual({ rows: 0, cells: -1 });
  expect(cellStep(press('Tab'), inside)).toBeNull();
});
