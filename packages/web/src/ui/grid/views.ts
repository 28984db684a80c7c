import { isLayout, type Layout } from './layout.ts';
import { isFilters, type ListState, type SortBy } from './listState.ts';

/** A way of looking at a list that a person named: what is searched and filtered, its order, its columns. */
export type SavedView = {
  id: string;
  name: string;
  keyword: string;
  sort: readonly SortBy[];
  filters: ListState['filters'];
  flags: readonly string[];
  layout: Layout;
};

export const viewsMost = 20;
export const nameMost = 40;

/** The view that would be saved from what is shown. */
export function viewOf(id: string, name: string, state: ListState, layout: Layout): SavedView {
  const { keyword, sort, filters, flags } = state;
  return { id, name, keyword, sort, filters, flags, layout };
}

/** What a list shows when a view is chosen. */
export function stateOf({ id, keyword, sort, filters, flags }: SavedView): ListState {
  return { page: 1, keyword, sort, filters, flags, view: id };
}

/** Whether a list shows what a view says, whatever its page. */
export function isAsSaved(view: SavedView, state: ListState): boolean {
  return (
    JSON.stringify(stateOf(view)) ===
    JSON.stringify({ ...stateOf(viewOf(view.id, view.name, state, view.layout)) })
  );
}

/** Whether a kept value is a list of views. */
export function isViews(value: unknown): value is readonly SavedView[] {
  return Array.isArray(value) && value.every(isView);
}

function isView(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Partial<Record<keyof SavedView, unknown>>; // judged below
  return (
    typeof one.id === 'string' &&
    typeof one.name === 'string' &&
    typeof one.keyword === 'string' &&
    Array.isArray(one.sort) &&
    one.sort.every((sort) => typeof sort?.field === 'string' && typeof sort?.desc === 'boolean') &&
    isFilters(one.filters) &&
    Array.isArray(one.flags) &&
    isLayout(one.layout)
  );
}
