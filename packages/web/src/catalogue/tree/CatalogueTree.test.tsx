import { catalogueByName } from '@sen/domain/catalogues/all';
import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../session/i18n.ts';
import type { Entry } from '../../ui/entry.ts';
import { CatalogueTree } from './CatalogueTree.tsx';
import type { Branches, TreeEntry } from './treeRows.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// happy-dom lays nothing out: what is seen has a height
const sizes = ['clientHeight', 'clientWidth'].map((name) =>
  vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockReturnValue(600),
);
afterAll(() => {
  for (const one of sizes) one.mockRestore();
  vi.unstubAllGlobals();
});
beforeAll(async () => {
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['catalogue', 'common']);
});
let root: Root;
let place: HTMLElement;
let chosen: string | null;
const edited = vi.fn();
beforeEach(async () => {
  chosen = null;
  edited.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(() => root.render(<Held />));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const node = (
  id: string,
  name: string,
  level: number,
  above: TreeEntry | null,
  category: string,
): TreeEntry => {
  const entry = { _id: id, version: 1, TrangThai: 'DangSuDung', TamNgung: false, code: id, name, category };
  return { id, level, catalogue: 'Node', entry: entry as Entry, above };
};
const hospital = node('BVS', 'Bệnh viện Sen', 0, null, 'HOSPITAL');
const lab = node('KXN', 'Khoa Xét nghiệm', 1, hospital, 'DEPARTMENT');
const drugs = node('KDUOC', 'Khoa Dược', 1, hospital, 'DEPARTMENT');
const store = node('KHO', 'Kho lẻ', 2, drugs, 'STORE');
const known: Branches = new Map([
  ['', [hospital]],
  ['BVS', [lab, drugs]],
  ['KXN', []],
  ['KDUOC', [store]],
]);

function Held() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // a branch is read once it is opened
  const [read, setRead] = useState<ReadonlySet<string>>(new Set(['']));
  useEffect(() => setRead((before) => new Set([...before, ...open])), [open]);
  const branches = new Map([...known].filter(([above]) => read.has(above)));
  const [id, setId] = useState<string | null>(null);
  chosen = id;
  const def = catalogueByName('Node');
  const tree = catalogueTrees['Node'];
  if (!def || !tree) throw new Error('no tree of nodes');
  const all = [...branches.values()].flat();
  return (
    <CatalogueTree
      def={def}
      tree={tree}
      onEdit={({ id: row }) => edited(row)}
      state={{
        branches,
        open,
        setOpen,
        chosen: all.find((one) => one.id === id) ?? null,
        within: null,
        error: null,
        reload: () => undefined,
        choose: setId,
      }}
    />
  );
}
const rows = () => [...place.querySelectorAll<HTMLElement>('[role=row]')];
const ids = () => rows().map((row) => row.getAttribute('data-key'));
const row = (id: string) => rows().find((one) => one.getAttribute('data-key') === id);
const at = () => document.activeElement?.getAttribute('data-key');
const press = async (...keys: string[]) => {
  for (const key of keys)
    await act(() => {
      const says = { key, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', says));
      document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', says));
      return Promise.resolve();
    });
};

it('right opens a line and goes into it, left goes out and closes; what the cursor comes to is chosen', async () => {
  act(() => row('BVS')?.focus());
  expect([ids(), chosen]).toEqual([['BVS'], null]);
  await press('ArrowRight');
  expect(ids()).toEqual(['BVS', 'KXN', 'KDUOC']);
  expect(row('BVS')?.getAttribute('aria-expanded')).toBe('true');
  await press('ArrowRight');
  expect([at(), chosen]).toEqual(['KXN', 'KXN']);
  await press('ArrowRight');
  expect(row('KXN')?.hasAttribute('aria-expanded')).toBe(false); // nothing stands below it
  await press('ArrowDown', 'ArrowRight', 'ArrowDown');
  expect([at(), chosen]).toEqual(['KHO', 'KHO']);
  await press('ArrowLeft');
  expect(at()).toBe('KDUOC');
  await press('ArrowLeft');
  expect(ids()).toEqual(['BVS', 'KXN', 'KDUOC']);
});

it('Home, End and the first letters of a name find their line, F2 opens its entry', async () => {
  act(() => row('BVS')?.focus());
  await press('ArrowRight', 'End');
  expect(at()).toBe('KDUOC');
  await press('Home');
  expect(at()).toBe('BVS');
  await press('k', 'd');
  expect(at()).toBe('KDUOC');
  await press('F2');
  expect(edited).toHaveBeenCalledWith('KDUOC');
});

it('a line says its place and its level', async () => {
  act(() => row('BVS')?.focus());
  await press('ArrowRight');
  const says = ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) =>
    row('KDUOC')?.getAttribute(name),
  );
  expect(says).toEqual(['2', '2', '2']);
  expect(row('BVS')?.querySelector('button')?.getAttribute('aria-label')).toBe('Thu nhánh');
});
