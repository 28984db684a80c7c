import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { expect, test } from 'vitest';
import type { Entry } from '../../ui/entry.ts';
import { type Branches, endOf, rowsOf, stepOf, type TreeEntry, withinOf } from './treeRows.ts';

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

test('lines are those of the top and of what is open; the last level opens no further', () => {
  const rows = rowsOf(tree('ICD'), icd, new Set(['c1', 'g1', 'A00']));
  expect(rows.map(({ id, open, mayOpen }) => [id, open, mayOpen])).toEqual([
    ['c1', true, true],
    ['g1', true, true],
    ['A00', false, false],
    ['g2', false, true],
    ['c2', false, true],
  ]);
});

test('an entry that turned out to have nothing below it opens no more', () => {
  const room = at('room', 0);
  const rows = rowsOf(
    tree('Node'),
    new Map([
      ['', [room]],
      ['room', []],
    ]),
    new Set(['room']),
  );
  expect(rows[0]).toMatchObject({ open: false, mayOpen: false });
});

test('a room is not offered to be opened, a department is', () => {
  const nodes = [at('d', 0, null, { category: 'DEPARTMENT' }), at('r', 0, null, { category: 'ROOM' })];
  const rows = rowsOf(tree('Node'), new Map([['', nodes]]), new Set());
  expect(rows.map(({ mayOpen }) => mayOpen)).toEqual([true, false]);
});

test('keys go through the lines that are seen, into what is open and out of it', () => {
  const rows = rowsOf(tree('ICD'), icd, new Set(['c1']));
  expect(stepOf(rows, 'c1', 'ArrowDown')).toEqual({ to: 'g1' });
  expect(stepOf(rows, 'c1', 'ArrowRight')).toEqual({ to: 'g1' });
  expect(stepOf(rows, 'c2', 'ArrowRight')).toEqual({ toggle: 'c2' });
  expect(stepOf(rows, 'g2', 'ArrowLeft')).toEqual({ to: 'c1' });
  expect(stepOf(rows, 'c1', 'ArrowLeft')).toEqual({ toggle: 'c1' });
  expect(stepOf(rows, 'c2', 'ArrowDown')).toBeNull();
  expect(stepOf(rows, null, 'End')).toEqual({ to: 'c2' });
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

test('Enter and the space bar choose the line that the cursor came to', () => {
  const rows = rowsOf(tree('ICD'), icd, new Set());
  expect([stepOf(rows, 'c1', 'Enter'), stepOf(rows, 'c1', ' '), stepOf(rows, null, 'Enter')]).toEqual([
    { to: 'c1' },
    { to: 'c1' },
    null,
  ]);
});
