import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { firstWidth, type GridColumn } from './columns.ts';
import { clampWidth, isShown, type Layout, narrowest, ordered, widest } from './layout.ts';
import { spread } from './spread.ts';
import { useNeeds } from './useNeeds.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

type Sizes = Readonly<Record<string, number>>;
type Surroundings = {
  layout: Layout;
  setLayout: (layout: Layout) => void;
  room: number;
  table: RefObject<HTMLTableElement | null>;
  before: number;
};

/**
 * The columns that are shown, in the person's order and widths, and what changes them. `room`: px that they may take; `before`: columns of
 * the table before the first one. A width is kept once its drag ends.
 */
export function useColumns<T extends object>(
  columns: ReadonlyArray<GridColumn<T>>,
  rows: readonly T[],
  { layout, setLayout, room, table: drawn, before }: Surroundings,
) {
  const defs = useMemo(
    () =>
      columns.map((one) => ({
        id: one.key,
        accessorFn: () => null,
        size: firstWidth(one),
        minSize: narrowest,
        maxSize: widest,
      })),
    [columns],
  );
  const all = ordered(columns, layout.order);
  // a quiet column comes with the first row that has something to say
  const shown = all.filter(
    (one) => isShown(one, layout) && !(one.quiet && !rows.some((row) => says(one, row))),
  );
  const needs = useNeeds(drawn, shown, rows, before);
  const [dragged, setDragged] = useState<Sizes>({});
  const sizes = { ...layout.sizes, ...dragged };
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    columnResizeMode: 'onChange',
    state: {
      columnOrder: all.map(({ key }) => key),
      columnVisibility: Object.fromEntries(all.map((one) => [one.key, shown.includes(one)])),
      columnSizing: { ...spread(shown, { sizes, needs, room }), ...sizes },
    },
    onColumnSizingChange: (next) => setDragged(typeof next === 'function' ? next(sizes) : next),
  });
  const keep = (changed: Sizes) => setLayout({ ...layout, sizes: { ...layout.sizes, ...changed } });
  const latest = useRef({ dragged, keep });
  useEffect(() => {
    latest.current = { dragged, keep };
  });
  const { isResizingColumn } = table.state.columnResizing;
  useEffect(() => {
    const now = latest.current;
    if (isResizingColumn !== false || Object.keys(now.dragged).length === 0) return;
    now.keep(Object.fromEntries(Object.entries(now.dragged).map(([key, width]) => [key, clampWidth(width)])));
    setDragged({});
  }, [isResizingColumn]);
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return {
    shown: headers.flatMap((header) => {
      const column = shown.find(({ key }) => key === header.column.id);
      return column ? [{ column, width: header.getSize(), drag: header.getResizeHandler() }] : [];
    }),
    setWidth: (key: string, width: number) => keep({ [key]: clampWidth(width) }),
  };
}

function says<T>({ render }: GridColumn<T>, row: T): boolean {
  const content = render(row);
  return content !== null && content !== '' && content !== undefined;
}

export type ShownColumn<T extends object> = ReturnType<typeof useColumns<T>>['shown'][number];
