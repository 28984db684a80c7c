import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import './table.css';

export type Column<T> = {
  key: string;
  title: ReactNode;
  render: (row: T) => ReactNode;
  sortable?: boolean;
  align?: 'right';
  width?: number;
};
export type Sort = { field: string; desc: boolean };
type Props<T> = {
  label?: string;
  columns: ReadonlyArray<Column<T>>;
  rows: readonly T[];
  rowKey: (row: T) => string;
  loading?: boolean;
  /** When there are no rows. */
  empty?: ReactNode;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Rows on a page. Without `total` all rows are here and are turned over here. */
  pageSize: number;
  total?: number;
  /** Instead of the plain count of rows. */
  totalText?: string;
  page?: number;
  onPage?: (page: number) => void;
  /** A row that opens: by a click, or Enter. */
  onOpen?: (row: T) => void;
  /** On a phone a row is a card: what its first two columns say, and below it the others with their titles. */
  cards?: boolean;
};

/** A table with its head, pages and sorting; wider than its place it scrolls by itself. */
export function Table<T>({ columns, rows, rowKey, loading = false, sort = null, ...props }: Props<T>) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(1);
  const { pageSize, total = rows.length, onOpen, onSort } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(props.page ?? own, pages);
  const shown = props.total === undefined ? rows.slice((page - 1) * pageSize, page * pageSize) : rows;
  const turn = (key: string) => {
    if (sort?.field !== key) onSort?.({ field: key, desc: false });
    else onSort?.(sort.desc ? null : { field: key, desc: true });
  };
  const order = (key: string) =>
    sort?.field === key ? (sort.desc ? ('descending' as const) : ('ascending' as const)) : undefined;
  return (
    <div className={props.cards ? 'data-table cards' : 'data-table'}>
      <div className="data-scroll">
        <table aria-label={props.label} aria-busy={loading}>
          <thead>
            <tr>
              {columns.map((one) => (
                <th
                  key={one.key}
                  scope="col"
                  className={`${one.align ?? ''} ${one.sortable && onSort ? '' : 'unsorted'}`}
                  aria-sort={order(one.key)}
                  style={{ width: one.width }}
                >
                  {one.sortable && onSort ? (
                    <button type="button" onClick={() => turn(one.key)}>
                      {one.title}
                      <span aria-hidden="true">
                        {order(one.key) === 'ascending'
                          ? ' ▲'
                          : order(one.key) === 'descending'
                            ? ' ▼'
                            : ' ↕'}
                      </span>
                    </button>
                  ) : (
                    one.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={rowKey(row)}
                {...(onOpen
                  ? {
                      tabIndex: 0,
                      className: 'opens',
                      onClick: () => onOpen(row),
                      onKeyDown: (event: KeyboardEvent) => {
                        if (event.key !== 'Enter') return;
                        // else the same press would also work the button that has the focus in what opens
                        if (event.target === event.currentTarget) event.preventDefault();
                        onOpen(row);
                      },
                    }
                  : {})}
              >
                {columns.map((one) => (
                  <Cell key={one.key} column={one} row={row} titled={props.cards ?? false} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 ? (
          <p className="empty-state">{loading ? t('loading') : (props.empty ?? t('nothingFound'))}</p>
        ) : null}
      </div>
      {total > pageSize || props.totalText ? (
        <nav className="data-pages" aria-label={t('pages')}>
          <span>{props.totalText}</span>
          <Pager page={page} pages={pages} onPage={props.onPage ?? setOwn} />
        </nav>
      ) : null}
    </div>
  );
}

function Cell<T>({ column, row, titled }: { column: Column<T>; row: T; titled: boolean }) {
  const content = column.render(row);
  const empty = content === '' || content === null;
  return (
    <td
      className={column.align}
      {...(titled && !empty && typeof column.title === 'string' ? { 'data-title': column.title } : {})}
    >
      {content}
    </td>
  );
}

function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  const to = (next: number, label: string, sign: string) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      disabled={next < 1 || next > pages || next === page}
      onClick={() => onPage(next)}
    >
      {sign}
    </Button>
  );
  return (
    <>
      {to(1, t('firstPage'), '«')}
      {to(page - 1, t('previousPage'), '‹')}
      <span>{t('pageOf', { page, pages })}</span>
      {to(page + 1, t('nextPage'), '›')}
      {to(pages, t('lastPage'), '»')}
    </>
  );
}
