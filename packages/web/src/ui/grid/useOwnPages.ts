import { type GridState, useGridState } from './useGridState.ts';

/** The state of a list whose pages, search and filters are its owner's: only its columns, and its order, are its own. */
export function useOwnPages(
  name: string,
  { page, pageSize, onPage }: { page: number; pageSize: number; onPage: (page: number) => void },
): GridState {
  const grid = useGridState(name);
  return {
    ...grid,
    state: { ...grid.state, page },
    layout: { ...grid.layout, pageSize },
    show: ({ page: next, ...others }) => {
      if (Object.keys(others).length > 0) grid.show(others);
      if (next !== undefined && next !== page) onPage(next);
    },
    setLayout: (layout) => grid.setLayout({ ...layout, pageSize: grid.layout.pageSize }),
  };
}
