import { holdsWords } from '@sen/domain/names/find';
import type { FilterValue, GridColumn, Range } from './columns.ts';
import type { Layout } from './layout.ts';
import type { ListState } from './listState.ts';

type Value = string | number | boolean | null;

/** What is shown of a list that holds all its rows: filtered and sorted by the values of its columns, one page of it. */
export function localRows<T>(
  all: readonly T[],
  columns: ReadonlyArray<GridColumn<T>>,
  { filters, sort, page }: Pick<ListState, 'filters' | 'sort' | 'page'>,
  { pageSize }: Pick<Layout, 'pageSize'>,
  language: string,
): { rows: readonly T[]; total: number; sums: Readonly<Record<string, number>> } {
  const values = new Map(columns.flatMap(({ key, value }) => (value ? [[key, value] as const] : [])));
  const asked = Object.entries(filters);
  const fitting = all.filter((row) =>
    asked.every(([key, wanted]) => {
      const value = values.get(key);
      return value === undefined || fits(value(row), wanted);
    }),
  );
  const words = new Intl.Collator(language, { numeric: true });
  const order = sort.flatMap(({ field, desc }) => {
    const value = values.get(field);
    return value ? [(one: T, other: T) => compare(value(one), value(other), words) * (desc ? -1 : 1)] : [];
  });
  const sorted =
    order.length === 0
      ? fitting
      : [...fitting].sort((one, other) => order.map((by) => by(one, other)).find((by) => by !== 0) ?? 0);
  const sums = Object.fromEntries(
    columns.flatMap(({ key, value, total }) =>
      value && total ? [[key, fitting.reduce((sum, row) => sum + Number(value(row) ?? 0), 0)]] : [],
    ),
  );
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), total: fitting.length, sums };
}

function fits(value: Value, wanted: FilterValue): boolean {
  if (wanted === null) return value === null || value === '';
  if (typeof wanted === 'string') return holdsWords(wanted, String(value ?? ''));
  if (typeof wanted === 'boolean') return value === wanted;
  if (Array.isArray(wanted)) return wanted.includes(value === null ? null : String(value));
  const { from, to } = wanted as Range; // periods are made days before
  const below = from !== undefined && compareEnd(value, from) < 0;
  return value !== null && !below && !(to !== undefined && compareEnd(value, to) > 0);
}

function compareEnd(value: Value, end: string): number {
  return typeof value === 'number'
    ? value - Number(end)
    : String(value) < end
      ? -1
      : String(value) > end
        ? 1
        : 0;
}

/** Nothing stands last. */
function compare(one: Value, other: Value, words: Intl.Collator): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
}
