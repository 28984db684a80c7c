import { periods } from '../periods.ts';
import { type Filters, type FilterValue, isNoFilter } from './columns.ts';

export type SortBy = { field: string; desc: boolean };

/** What a list shows: the address keeps it, so that a link and the way back bring it again. */
export type ListState = {
  page: number;
  sort: readonly SortBy[];
  filters: Filters;
  keyword: string;
  /** Id of the saved view that was chosen. */
  view: string | null;
  /** Further choices of the screen, such as suspended entries. */
  flags: readonly string[];
};

export const noList: ListState = { page: 1, sort: [], filters: {}, keyword: '', view: null, flags: [] };

/** The words of the address. */
const words = {
  page: 'trang',
  sort: 'xep',
  filters: 'loc',
  keyword: 'tim',
  view: 'xem',
  flags: 'hien',
} as const;
const lists = /^[\w.-]{1,60}$/;

/** The state that an address says; what nobody can read in it is left out. */
export function readList(params: URLSearchParams): ListState {
  const page = Number(params.get(words.page) ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: listOf(params.get(words.sort)).map((one) =>
      one.startsWith('-') ? { field: one.slice(1), desc: true } : { field: one, desc: false },
    ),
    filters: readFilters(params.get(words.filters)),
    keyword: params.get(words.keyword) ?? '',
    view: params.get(words.view),
    flags: listOf(params.get(words.flags)),
  };
}

/** An address with a state in place of the one that it had; other words stay. */
export function writeList(before: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(before);
  const said: Record<keyof ListState, string> = {
    page: state.page > 1 ? String(state.page) : '',
    sort: state.sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join(','),
    filters: Object.keys(state.filters).length > 0 ? JSON.stringify(state.filters) : '',
    keyword: state.keyword,
    view: state.view ?? '',
    flags: state.flags.join(','),
  };
  for (const [key, word] of Object.entries(words)) {
    const value = said[key as keyof ListState]; // keys of the table above
    if (value === '') next.delete(word);
    else next.set(word, value);
  }
  return next;
}

/** A state with the filter of one column changed; the list begins at its first page again. */
export function withFilter(state: ListState, key: string, value: FilterValue | undefined): ListState {
  const { [key]: _before, ...others } = state.filters;
  const filters = value === undefined || isNoFilter(value) ? others : { ...others, [key]: value };
  return { ...state, page: 1, filters };
}

/** The order after a press on a column's head: up, down, none; `further` keeps the columns before it. */
export function turnedSort(sort: readonly SortBy[], field: string, further: boolean): readonly SortBy[] {
  const now = sort.find((one) => one.field === field);
  const next = now === undefined ? [{ field, desc: false }] : now.desc ? [] : [{ field, desc: true }];
  if (!further) return next;
  return now === undefined ? [...sort, ...next] : sort.flatMap((one) => (one.field === field ? next : [one]));
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((one) => lists.test(one));
}

function readFilters(text: string | null): Filters {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isFilters(value) ? value : {};
  } catch {
    return {};
  }
}

/** Whether a value from outside, an address or a kept view, is filters. */
export function isFilters(value: unknown): value is Filters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(isFilterValue);
}

function isFilterValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((one) => one === null || typeof one === 'string');
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, one]) =>
    key === 'in'
      ? periods.some((period) => period === one)
      : /^(from|to)$/.test(key) && typeof one === 'string',
  );
}
