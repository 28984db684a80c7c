import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { describe, expect, it } from 'vitest';
import {
  entryAt,
  freeKey,
  heightOf,
  mayPut,
  moved,
  namedIssues,
  put,
  rowOf,
  rowsOf,
  stepOf,
  withItem,
  without,
} from './tree.ts';

const leaf = (key: string): NavigationItem => ({ key, title: key, path: `/${key}` });
const group = (key: string, ...children: NavigationItem[]): NavigationItem => ({ key, title: key, children });
const tree = [group('g', leaf('a'), group('h', leaf('b'))), leaf('c'), leaf('d')];
/** 'g(a h(b)) c d' */
const text = (items: readonly NavigationItem[]): string =>
  items.map((one) => (one.children ? `${one.key}(${text(one.children)})` : one.key)).join(' ');
const item = (key: string) => {
  const row = rowOf(tree, key);
  if (!row) throw new Error(key);
  return row.item;
};

describe('a menu', () => {
  it('is read from top to bottom with the level and place of each entry', () => {
    expect(rowsOf(tree).map((row) => `${row.item.key}${row.level} ${row.index + 1}/${row.count}`)).toEqual([
      'g1 1/3',
      'a2 1/2',
      'h2 2/2',
      'b3 1/1',
      'c1 2/3',
      'd1 3/3',
    ]);
    expect([heightOf(item('g')), heightOf(item('h')), heightOf(item('a'))]).toEqual([3, 2, 1]);
  });

  it.each([
    ['a', { key: 'd', where: 'before' }, 'g(h(b)) c a d'],
    ['d', { key: 'a', where: 'after' }, 'g(a d h(b)) c'],
    ['c', { key: 'h', where: 'inside' }, 'g(a h(b c)) d'],
    ['g', { where: 'end' }, 'c d g(a h(b))'],
    ['h', { key: 'c', where: 'before' }, 'g(a) h(b) c d'],
  ] as const)('takes %s to %o', (key, target, expected) => {
    expect(text(put(tree, item(key), target))).toBe(expected);
  });

  it('takes in an entry that did not stand in it', () => {
    expect(text(put(tree, leaf('new'), { key: 'b', where: 'after' }))).toBe('g(a h(b new)) c d');
  });

  it.each([
    ['a group within itself', 'g', { key: 'b', where: 'after' }],
    ['an entry within a screen', 'd', { key: 'c', where: 'inside' }],
    ['a fourth level', 'h', { key: 'b', where: 'before' }],
    ['a place beside nothing', 'd', { key: 'none', where: 'after' }],
  ] as const)('refuses %s and stays as it is', (_what, key, target) => {
    expect(mayPut(tree, item(key), target)).toBe(false);
    expect(put(tree, item(key), target)).toBe(tree);
  });

  it('refuses a group of two levels inside a group of the second level', () => {
    expect(mayPut(tree, group('new', leaf('x')), { key: 'h', where: 'inside' })).toBe(false);
    expect(mayPut(tree, group('new', leaf('x')), { key: 'g', where: 'inside' })).toBe(true);
  });

  it.each([
    ['d', 'up', 'g(a h(b)) d c'],
    ['g', 'down', 'c g(a h(b)) d'],
    ['h', 'up', 'g(h(b) a) c d'],
    ['c', 'in', 'g(a h(b) c) d'],
    ['b', 'out', 'g(a h() b) c d'],
    ['a', 'out', 'g(h(b)) a c d'],
  ] as const)('moves %s %s', (key, move, expected) => {
    expect(text(moved(tree, key, move))).toBe(expected);
  });

  it.each([
    ['g', 'up'],
    ['d', 'down'],
    ['d', 'in'],
    ['c', 'out'],
    ['none', 'up'],
  ] as const)('does not move %s %s: there is no such place', (key, move) => {
    expect(stepOf(tree, key, move)).toBeNull();
    expect(moved(tree, key, move)).toBe(tree);
  });

  it('loses an entry with all below it, and changes one alone', () => {
    expect(text(without(tree, 'h'))).toBe('g(a) c d');
    const renamed = withItem(tree, 'b', (one) => ({ ...one, title: 'B' }));
    expect(rowOf(renamed, 'b')?.item.title).toBe('B');
    expect(text(renamed)).toBe(text(tree));
  });

  it('knows a key that is free', () => {
    expect(freeKey([leaf('nhom-1')], 'nhom')).toBe('nhom-2');
  });
});

it('tells of an entry by the text that the screen shows, never by its key', () => {
  const path = 'navigationTree.0.children.1';
  const issues = [
    { path, code: 'MENU_EMPTY_GROUP', details: { title: 'h' } },
    { path: 'code', code: 'REQUIRED' },
  ];
  expect(entryAt(tree, path)?.key).toBe('h');
  expect(entryAt(tree, 'navigationTree')).toBeUndefined();
  expect(namedIssues(tree, issues, (one) => `Nhóm ${one.key}`)).toEqual([
    { path, code: 'MENU_EMPTY_GROUP', details: { title: 'Nhóm h' } },
    { path: 'code', code: 'REQUIRED' },
  ]);
});
