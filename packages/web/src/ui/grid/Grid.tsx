import Columns3 from 'lucide-react/icons/columns-3';
import ListFilter from 'lucide-react/icons/list-filter';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { ErrorState, type Searched } from '../states.tsx';
import { type BulkAct, BulkBar } from './BulkBar.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { GridColumn } from './columns.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterDialog } from './FilterDialog.tsx';
import { fitWidth } from './fitWidth.ts';
import { GridBody, useDrawn } from './GridBody.tsx';
import { GridHead, type HeadActs } from './GridHead.tsx';
import { GridPager } from './GridPager.tsx';
import { GridTotals } from './GridTotals.tsx';
import { GridViews } from './GridViews.tsx';
import { ordered, placed } from './layout.ts';
import { turnedSort } from './listState.ts';
import { NoRows } from './NoRows.tsx';
import { noSelection, pageToggled, type Selection } from './selection.ts';
import { useColumns } from './useColumns.ts';
import type { GridState } from './useGridState.ts';
import { useRoom } from './useRoom.ts';
import { useRows } from './useRows.ts';
import './grid.css';

type Props<T extends object> = {
  grid: GridState;
  label: string;
  columns: ReadonlyArray<GridColumn<T>>;
  /** The rows of the page. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** What a row is called, for its box and for reports. */
  rowName: (row: T) => string;
  /** Rows in all, on every page. */
  total: number;
  totalText?: string;
  loading: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** What is shown without rows. */
  empty: ReactNode;
  /** What its owner searches it for. */
  search?: Searched;
  onOpen?: (row: T) => void;
  /** What can be done with chosen rows; without acts none are chosen. */
  bulk?: ReadonlyArray<BulkAct<T>>;
  rowClass?: (row: T) => string | undefined;
  /** Sums of all rows, by column. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Further tools beside those of columns and filters. */
  tools?: ReactNode;
  /** A list without saved views: one in a part of a screen. */
  plain?: boolean;
  /** Without tools above: only the filters that its heads were given stand there. */
  bare?: boolean;
  /** Its pages have the size that its owner gives them. */
  fixedPages?: boolean;
};

/** A list: sorted, filtered and paged by whoever gives its rows; its columns are the person's, its state is the address's. */
export function Grid<T extends object>(props: Props<T>) {
  const { grid, columns, rows, rowKey, rowName, total, bulk = [], onOpen } = props;
  const { t } = useTranslation(['grid', 'common']);
  const { state, show, layout, setLayout } = grid;
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const choosing = bulk.length > 0;
  const room = useRoom(box) - (choosing ? choiceWidth : 0);
  const { shown, setWidth } = useColumns(columns, rows, {
    layout,
    setLayout,
    room,
    table,
    before: choosing ? 1 : 0,
  });
  const [selection, setSelection] = useState<Selection<T>>(noSelection);
  const [filterAt, setFilterAt] = useState<string | true | null>(null);
  const [choosingColumns, setChoosingColumns] = useState(false);
  const drawn = useDrawn(rows.length, box);
  const pages = Math.max(1, Math.ceil(total / layout.pageSize));
  const toPage = (page: number) => {
    show({ page });
    box.current?.scrollTo?.({ top: 0 });
  };
  const keys = useRows({
    rows,
    keyOf: rowKey,
    onOpen,
    choosing,
    selection,
    onSelection: setSelection,
    reveal: drawn.reveal,
    onTurn: (to) => {
      const next = state.page + (to === 'next' ? 1 : -1);
      if (next >= 1 && next <= pages) toPage(next);
    },
  });
  // the last row of the last page may be gone
  const behind = !props.loading && total > 0 && state.page > pages;
  useEffect(() => {
    if (behind) show({ page: pages });
  }, [behind, pages, show]);
  const acts: HeadActs = {
    sort: state.sort,
    onSort: (key, further) => show({ sort: turnedSort(state.sort, key, further), page: 1 }),
    onMove: (key, where) => setLayout({ ...layout, order: placed(allKeys(), key, where) }),
    onStep: (key, by) => {
      const next = shown[shown.findIndex(({ column }) => column.key === key) + by];
      if (next) setLayout({ ...layout, order: placed(allKeys(), key, next.column.key) });
    },
    onWidth: setWidth,
    onFit: (key) => {
      const at = shown.findIndex(({ column }) => column.key === key) + (choosing ? 1 : 0);
      const width = table.current ? fitWidth(table.current, at) : null;
      if (width !== null) setWidth(key, width);
    },
    onFilter: setFilterAt,
    filtered: (key) => Object.hasOwn(state.filters, key),
  };
  const allKeys = () => ordered(columns, layout.order).map(({ key }) => key);
  const pairs = useMemo(() => rows.map((row) => [rowKey(row), row] as const), [rows, rowKey]);
  const onPage = pairs.filter(([key]) => selection.rows.has(key)).length;
  const width = shown.reduce((sum, one) => sum + one.width, choosing ? choiceWidth : 0);
  const looks = ['grid', choosing && selection.rows.size > 0 ? 'choosing' : '', props.bare ? 'bare' : ''];
  return (
    <div className={looks.filter((one) => one !== '').join(' ')}>
      {props.bare && Object.keys(state.filters).length === 0 ? null : (
        <div className="grid-tools">
          {props.plain ? null : <GridViews grid={grid} />}
          <div className="grid-buttons">
            <FilterChips columns={columns} state={state} show={show} onOpen={setFilterAt} />
            {props.bare ? null : (
              <>
                {columns.some(({ filter }) => filter) ? (
                  <Button icon={<ListFilter size={16} />} onClick={() => setFilterAt(true)}>
                    {t('filter')}
                  </Button>
                ) : null}
                <Button icon={<Columns3 size={16} />} onClick={() => setChoosingColumns(true)}>
                  {t('columnsShort')}
                </Button>
                {props.tools}
              </>
            )}
          </div>
        </div>
      )}
      <div ref={box} className="grid-scroll">
        {props.loading ? (
          <div className="sen-loading" role="status" aria-label={t('common:loading')} />
        ) : null}
        {props.error && rows.length === 0 ? (
          <ErrorState error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
        ) : (
          <table
            ref={table}
            role="grid"
            aria-label={props.label}
            aria-busy={props.loading}
            aria-rowcount={total + 1}
            aria-colcount={shown.length + (choosing ? 1 : 0)}
            aria-multiselectable={choosing || undefined}
            style={{ '--grid-width': `${width}px` } as CSSProperties} // a property of our own
          >
            <colgroup>
              {choosing ? <col style={{ width: choiceWidth }} /> : null}
              {shown.map((one) => (
                <col key={one.column.key} style={{ width: one.width }} />
              ))}
            </colgroup>
            <GridHead
              columns={shown}
              acts={acts}
              choice={
                choosing
                  ? {
                      all: onPage > 0 && onPage === rows.length,
                      some: onPage > 0,
                      onToggle: () => setSelection(pageToggled(selection, pairs)),
                    }
                  : null
              }
            />
            <GridBody
              rows={rows}
              keyOf={rowKey}
              nameOf={rowName}
              columns={shown}
              keys={keys}
              drawn={drawn}
              first={(state.page - 1) * layout.pageSize}
              opens={onOpen !== undefined}
              selected={choosing ? selection.rows : null}
              rowClass={props.rowClass}
            />
            {props.totals ? <GridTotals columns={shown} totals={props.totals} choosing={choosing} /> : null}
          </table>
        )}
        {rows.length === 0 && !props.loading && !props.error ? (
          <div className="grid-empty">
            <NoRows grid={grid} search={props.search}>
              {props.empty}
            </NoRows>
          </div>
        ) : null}
      </div>
      <GridPager
        page={Math.min(state.page, pages)}
        pageSize={layout.pageSize}
        total={total}
        totalText={props.totalText}
        onPage={toPage}
      />
      <BulkBar
        rows={selection.rows}
        acts={bulk}
        nameOf={rowName}
        onClear={() => setSelection(noSelection)}
        onLeft={(left) =>
          setSelection({
            rows: new Map([...selection.rows].filter(([key]) => left.includes(key))),
            anchor: null,
          })
        }
      />
      {filterAt === null ? null : (
        <FilterDialog
          columns={columns}
          state={state}
          show={show}
          at={filterAt === true ? null : filterAt}
          total={total}
          onClose={() => setFilterAt(null)}
        />
      )}
      {choosingColumns ? (
        <ColumnsDialog
          columns={columns}
          layout={layout}
          setLayout={setLayout}
          fixedPages={props.fixedPages ?? false}
          onClose={() => setChoosingColumns(false)}
        />
      ) : null}
    </div>
  );
}

const choiceWidth = 40;
