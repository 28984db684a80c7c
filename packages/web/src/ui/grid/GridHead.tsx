import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ListFilter from 'lucide-react/icons/list-filter';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../kit/choices.tsx';
import { isRight } from './columns.ts';
import type { SortBy } from './listState.ts';
import type { ShownColumn } from './useColumns.ts';

/** What a head does with its column. */
export type HeadActs = {
  sort: readonly SortBy[];
  onSort: (key: string, further: boolean) => void;
  /** Puts a column before another one. */
  onMove: (key: string, before: string) => void;
  onStep: (key: string, by: 1 | -1) => void;
  onWidth: (key: string, width: number) => void;
  onFit: (key: string) => void;
  /** Opens the filter of a column. */
  onFilter: (key: string) => void;
  filtered: (key: string) => boolean;
};

type Props<T extends object> = {
  columns: ReadonlyArray<ShownColumn<T>>;
  acts: HeadActs;
  /** Whether rows can be chosen, and how many of the page are. */
  choice: { all: boolean; some: boolean; onToggle: () => void } | null;
};

const step = 16;

/** The head of a list: sorts, orders, sizes and filters its columns. */
export function GridHead<T extends object>({ columns, acts, choice }: Props<T>) {
  const { t } = useTranslation('grid');
  const leftOnPhone = choice !== null || columns.some(({ column }) => column.sortable);
  return (
    <thead role="rowgroup" className={leftOnPhone ? undefined : 'wide-only'}>
      <tr role="row" aria-rowindex={1}>
        {choice ? (
          <th role="columnheader" scope="col" className="grid-choice" data-title={t('choosePage')}>
            <Checkbox
              checked={choice.all}
              indeterminate={choice.some && !choice.all}
              onChange={choice.onToggle}
              aria-label={t('choosePage')}
            />
          </th>
        ) : null}
        {columns.map((one) => (
          <Head key={one.column.key} shown={one} acts={acts} />
        ))}
      </tr>
    </thead>
  );
}

function Head<T extends object>({ shown, acts }: { shown: ShownColumn<T>; acts: HeadActs }) {
  const { t } = useTranslation('grid');
  const [over, setOver] = useState(false);
  const { column, width, drag } = shown;
  const { key, label } = column;
  const by = acts.sort.find((one) => one.field === key);
  const onKeyDown = (event: KeyboardEvent) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (side === null || !event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) acts.onWidth(key, width + side * step);
    else acts.onStep(key, side);
  };
  const dropped = (event: DragEvent) => {
    setOver(false);
    const moved = event.dataTransfer.getData(dragType);
    if (moved === '') return;
    event.preventDefault();
    acts.onMove(moved, key);
  };
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={by ? (by.desc ? 'descending' : 'ascending') : undefined}
      className={
        [isRight(column) ? 'right' : '', column.sortable ? 'sorts' : '', over ? 'drop-here' : '']
          .join(' ')
          .trim() || undefined
      }
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <div className="grid-head">
        <button
          type="button"
          draggable
          className="grid-title"
          title={t('headKeys')}
          data-head={key}
          onDragStart={(event) => event.dataTransfer.setData(dragType, key)}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            if (column.sortable) acts.onSort(key, event.shiftKey);
            else if (column.filter) acts.onFilter(key);
          }}
        >
          {label}
          {by ? by.desc ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden /> : null}
        </button>
        {column.filter ? (
          <button
            type="button"
            tabIndex={-1}
            className={acts.filtered(key) ? 'grid-funnel on' : 'grid-funnel'}
            // for the mouse; keys have the button of all filters
            aria-hidden="true"
            title={t('filterOf', { label })}
            onClick={() => acts.onFilter(key)}
          >
            <ListFilter size={13} />
          </button>
        ) : null}
      </div>
      {/* the keys of the head size it too */}
      <span
        aria-hidden="true"
        className="grid-sizer"
        onMouseDown={drag}
        onTouchStart={drag}
        onDoubleClick={() => acts.onFit(key)}
      />
    </th>
  );
}

const dragType = 'application/x-sen-column';
