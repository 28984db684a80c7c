import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GridColumn } from './columns.ts';
import { fitWidth, wordsWidth } from './fitWidth.ts';

/** Px that columns need to show all of what is drawn of them, by key. */
export type Needs = Readonly<Record<string, number>>;

/** Words that go on in further lines ask for no more. */
const mostWrapped = 320;

/**
 * What the columns of a list need for the rows that were drawn so far; it never becomes less, so that columns do not jump from page to
 * page. What is typed into needs no more than it was given.
 */
export function useNeeds<T>(
  table: RefObject<HTMLTableElement | null>,
  columns: ReadonlyArray<GridColumn<T>>,
  rows: readonly T[],
  first: number,
): Needs {
  const [needs, setNeeds] = useState<Needs>({});
  const keys = columns.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows or columns are what is measured anew
  useLayoutEffect(() => {
    const drawn = table.current;
    if (!drawn || rows.length === 0) return;
    const found = columns.flatMap((column, at) => {
      if (column.editor) return [];
      const place = first + at;
      const width = column.wraps ? Math.min(mostWrapped, wordsWidth(drawn, place)) : fitWidth(drawn, place);
      return width === null ? [] : [[column.key, width] as const];
    });
    setNeeds((before) => {
      const more = found.filter(([key, width]) => width > (before[key] ?? 0));
      return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) };
    });
  }, [rows, keys, first, table]);
  return needs;
}
