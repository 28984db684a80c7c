import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CutText } from '../Cut.tsx';
import { Checkbox } from '../kit/choices.tsx';
import { type GridColumn, isExact, isRight } from './columns.ts';
import type { ShownColumn } from './useColumns.ts';
import type { useRows } from './useRows.ts';

/** So many rows are all drawn; of more only those in sight. */
const drawnMost = 120;

/** The rows that are drawn, and the px above and below in place of the others. */
export function useDrawn(count: number, box: RefObject<HTMLElement | null>) {
  const few = count <= drawnMost;
  const virtual = useVirtualizer({
    count: few ? 0 : count,
    getScrollElement: () => box.current,
    estimateSize: () => 37,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const indexes = few ? Array.from({ length: count }, (_, at) => at) : items.map(({ index }) => index);
  return {
    indexes,
    above: few ? 0 : (items[0]?.start ?? 0),
    below: few ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: few ? undefined : virtual.measureElement,
    reveal: (at: number) => {
      if (!few) virtual.scrollToIndex(at, { align: 'auto' });
    },
  };
}

type Props<T extends object> = {
  rows: readonly T[];
  keyOf: (row: T) => string;
  nameOf: (row: T) => string;
  columns: ReadonlyArray<ShownColumn<T>>;
  keys: ReturnType<typeof useRows<T>>;
  drawn: ReturnType<typeof useDrawn>;
  /** Number of the first row among all, from 0. */
  first: number;
  opens: boolean;
  selected: ReadonlyMap<string, T> | null;
  /** Marks a row. */
  rowClass: ((row: T) => string | undefined) | undefined;
};

/** The rows of a list. */
export function GridBody<T extends object>(props: Props<T>) {
  const { rows, keyOf, columns, keys, drawn } = props;
  const width = columns.length + (props.selected ? 1 : 0);
  return (
    <tbody
      role="rowgroup"
      ref={keys.body}
      onKeyDown={keys.onKeyDown}
      onMouseDown={keys.onMouseDown}
      onClick={keys.onClick}
    >
      <Gap height={drawn.above} width={width} />
      {drawn.indexes.map((at) => {
        const row = rows[at];
        return row === undefined ? null : <GridRow key={keyOf(row)} {...props} row={row} at={at} />;
      })}
      <Gap height={drawn.below} width={width} />
    </tbody>
  );
}

function GridRow<T extends object>(props: Props<T> & { row: T; at: number }) {
  const { row, at, keyOf, nameOf, columns, keys, drawn, selected, opens, first } = props;
  const { t } = useTranslation('grid');
  const chosen = selected?.has(keyOf(row)) ?? false;
  const tabIndex = at === keys.active ? 0 : -1;
  const looks = [opens ? 'opens' : '', chosen ? 'chosen' : '', props.rowClass?.(row) ?? ''];
  return (
    <tr
      ref={drawn.measure}
      role="row"
      data-row={at}
      data-index={at}
      tabIndex={tabIndex}
      aria-rowindex={first + at + 2}
      aria-selected={selected ? chosen : undefined}
      className={looks.filter((one) => one !== '').join(' ') || undefined}
      onFocus={() => keys.setActive(at)}
    >
      {selected ? (
        <td role="gridcell" className="grid-choice">
          <Checkbox
            checked={chosen}
            readOnly
            tabIndex={-1}
            aria-label={t('chooseRow', { name: nameOf(row) })}
          />
        </td>
      ) : null}
      {columns.map(({ column }, place) => {
        const content = column.editor?.(row, { 'data-cell': column.key, tabIndex }) ?? column.render(row);
        const empty = content === '' || content === null || content === undefined;
        const shared = {
          className: looksOf(column, place),
          ...(empty ? {} : { 'data-title': column.label }),
        };
        return column.heading ? (
          <th key={column.key} role="rowheader" scope="row" {...shared}>
            {inOneLine(column, content)}
          </th>
        ) : (
          <td key={column.key} role="gridcell" {...shared}>
            {inOneLine(column, content)}
          </td>
        );
      })}
    </tr>
  );
}

/** Plain words that do not go on in a further line: what is cut of them is not their end. */
function inOneLine<T>({ wraps, kind = 'text' }: GridColumn<T>, content: ReactNode): ReactNode {
  const cut =
    typeof content === 'string' && content.length > 12 && !wraps && (kind === 'text' || kind === 'choice');
  return cut ? <CutText>{content}</CutText> : content;
}

/** The first two columns are what a card says first. */
function looksOf<T>(column: GridColumn<T>, place: number): string | undefined {
  const looks = [
    isRight(column) ? 'right' : '',
    column.heading ? 'heading' : '',
    column.wraps ? 'wraps' : '',
    isExact(column) ? 'exact' : '',
    place < 2 ? 'lead' : '',
  ];
  return looks.filter((one) => one !== '').join(' ') || undefined;
}

function Gap({ height, width }: { height: number; width: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className="grid-gap">
      <td colSpan={width} style={{ height }} />
    </tr>
  ) : null;
}
