import { useCallback, useState } from 'react';
import { usePreference } from '../preferences.ts';
import { isLayout, type Layout, usualLayout } from './layout.ts';
import { type ListState, noList } from './listState.ts';
import type { GridState } from './useGridState.ts';

/** The state of a list in a part of a screen: the address belongs to the screen, only how its columns stand is kept for the person. */
export function useInnerState(name: string): GridState {
  const [layout, setLayout] = usePreference<Layout>(`grid/${name}`, usualLayout, isLayout);
  const [state, setState] = useState<ListState>(noList);
  const show = useCallback((next: Partial<ListState>) => setState((now) => ({ ...now, ...next })), []);
  return {
    name,
    state,
    show,
    search: state.keyword,
    setSearch: (next) => show({ keyword: typeof next === 'function' ? next(state.keyword) : next, page: 1 }),
    views: [],
    setViews: () => undefined,
    view: null,
    layout,
    setLayout,
  };
}
