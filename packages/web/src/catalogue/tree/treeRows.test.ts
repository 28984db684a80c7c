import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { expect, test } from 'vitest';
import type { Entry } from '../../ui/entry.ts';
import { type Branches, endOf, mayOpen, type TreeEntry, withinOf } from './treeRows.ts';

const entry = (id: string, more = {}): Entry => ({
  _id: id,
  version: 1,
  TrangThai: 'DangSuDung',
  TamNgung: false,
  ...more,
});
const at = (id: string, level: number, above: TreeEntry | null = null, more = {}): TreeEntry => ({
  id,
  level,
  catalogue: 'x',
  entry: entry(id, more),
  above,
});
const tree = (name: string) => {
  const found = catalogueTrees[name];
  if (!found) throw new Error(name);
  return found;
};

const chapter = at('c1', 0);
const group = at('g1', 1, chapter);
const other = at('g2', 1, chapter);
const type = at('A00', 2, group, { MaICD: 'A00' });
const icd: Branches = new Map([
  ['', [chapter, at('c2', 0)]],
  ['c1', [group, other]],
  ['g1', [type]],
]);

test('what may have entries below it opens; the last level, and what turned out to have none, does not', () => {
  expect([chapter, group, type].map((one) => mayOpen(tree('ICD'), icd, one))).toEqual([true, true, false]);
  const room = at('room', 0);
  expect(mayOpen(tree('Node'), new Map([['room', []]]), room)).toBe(false);
});

test('a room is not offered to be opened, a department is', () => {
  const nodes = [at('d', 0, null, { category: 'DEPARTMENT' }), at('r', 0, null, { category: 'ROOM' })];
  expect(nodes.map((one) => mayOpen(tree('Node'), new Map(), one))).toEqual([true, false]);
});

test('the list shows what stands below an entry, over all groups of a chapter, and a new entry starts there', () => {
  const icdTree = tree('ICD');
  expect(withinOf(icdTree, icd, chapter)).toEqual({ filter: { NhomICD_Id: ['g1', 'g2'] }, preset: {} });
  expect(withinOf(icdTree, icd, group)).toEqual({
    filter: { NhomICD_Id: ['g1'] },
    preset: { NhomICD_Id: 'g1' },
  });
  expect(withinOf(icdTree, icd, type)).toEqual({
    filter: { NhomICD_Id: 'g1', MaICD: 'A00' },
    preset: { NhomICD_Id: 'g1', MaICD: 'A00.' },
  });
  expect(withinOf(icdTree, icd, at('c2', 0))).toBeNull();
  expect(withinOf(tree('Node'), new Map(), at('n1', 3))).toEqual({
    filter: { parent_Id: ['n1'] },
    preset: { parent_Id: 'n1' },
  });
});

test('a path ends at its entry, at what stands above one that is gone, or nowhere while the way is not known', () => {
  expect(endOf(icd, [])).toEqual({ entry: null, gone: false });
  expect(endOf(icd, ['c1', 'g1', 'A00'])).toEqual({ entry: type, gone: false });
  expect(endOf(icd, ['c1', 'g9'])).toEqual({ entry: chapter, gone: true });
  expect(endOf(icd, ['nobody', 'g1'])).toEqual({ entry: null, gone: true });
  expect(endOf(icd, ['c2', 'g3'])).toBeUndefined();
  expect(endOf(new Map(), ['c1'])).toBeUndefined();
});
