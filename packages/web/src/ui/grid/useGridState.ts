import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { typingRest } from '../afterTyping.ts';
import { usePreference } from '../preferences.ts';
import { useDebounced } from '../useDebounced.ts';
import { isLayout, type Layout, usualLayout } from './layout.ts';
import { type ListState, readList, writeList } from './listState.ts';
import { isViews, type SavedView } from './views.ts';

const noViews: readonly SavedView[] = [];

/**
 * What a list shows (in the address), its saved views and how its columns stand (kept for the person, by the list's name). `search` is what is typed,
 * `state.keyword` the same once typing rests.
 */
export function useGridState(name: string) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [own, setOwn] = usePreference<Layout>(`grid/${name}`, usualLayout, isLayout);
  const [views, setViews] = usePreference(`grid-views/${name}`, noViews, isViews);
  const state = readList(params);
  const view = views.find(({ id }) => id === state.view) ?? null;
  const latest = useRef({ params, setParams, location, state });
  // before any effect of a part asks for another state
  useLayoutEffect(() => {
    latest.current = { params, setParams, location, state };
  });

  const show = useCallback((next: Partial<ListState>) => {
    const now = latest.current;
    now.setParams(writeList(now.params, { ...now.state, ...next }), {
      replace: true,
      state: now.location.state, // what an opened entry brought along
    });
  }, []);

  const { keyword } = state;
  const [typed, setTyped] = useState(keyword);
  const written = useRef(keyword);
  const rested = useDebounced(typed, typingRest);
  useEffect(() => {
    if (rested === written.current) return;
    written.current = rested;
    show({ keyword: rested, page: 1 });
  }, [rested, show]);
  // another view was chosen, or the way back taken
  useEffect(() => {
    if (keyword === written.current) return;
    written.current = keyword;
    setTyped(keyword);
  }, [keyword]);

  return {
    name,
    state,
    show,
    search: typed,
    setSearch: setTyped,
    views,
    setViews,
    view,
    layout: view?.layout ?? own,
    /** Of the saved view that is chosen, else of the list itself. */
    setLayout: (layout: Layout) =>
      view ? setViews(views.map((one) => (one === view ? { ...one, layout } : one))) : setOwn(layout),
  };
}

export type GridState = ReturnType<typeof useGridState>;
