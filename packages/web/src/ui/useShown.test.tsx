import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShown } from './useShown.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

let root: Root;
let shown: [string[] | undefined, boolean];

function List(props: { data?: string[]; previousData?: string[]; tab: string }) {
  shown = useShown(props, props.tab);
  return null;
}

const draw = (props: Parameters<typeof List>[0]) => act(() => root.render(createElement(List, props)));

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  draw({ tab: 'Cho' });
  draw({ tab: 'Cho', data: ['An'] });
});
afterEach(() => act(() => root.unmount()));

it('shows the last rows while a search is on its way', () => {
  draw({ tab: 'Cho', previousData: ['An'] });
  expect(shown).toEqual([['An'], true]);
});

it('shows the rows of no other tab, not even for a moment', () => {
  draw({ tab: 'Xong', previousData: ['An'] });
  expect(shown).toEqual([['An'], false]);
  draw({ tab: 'Xong', data: ['Bình'], previousData: ['An'] });
  expect(shown).toEqual([['Bình'], true]);
  draw({ tab: 'Xong', previousData: ['Bình'] });
  expect(shown).toEqual([['Bình'], true]);
});
