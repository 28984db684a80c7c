import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraButton } from './CameraButton.tsx';
import { DateRange } from './DateRange.tsx';
import { today } from './dateText.ts';
import { useHotkeys } from './hotkeys.tsx';
import { SearchIcon } from './icons.tsx';
import { Button } from './kit/Button.tsx';
import { Input } from './kit/Input.tsx';
import type { DayRange } from './periods.ts';
import { EmptyState, ErrorState } from './states.tsx';
import { useEarlyEnter } from './useEarlyEnter.ts';
import { useAwaited } from './useOnlyHit.ts';
import { VirtualRows } from './VirtualRows.tsx';

export type WorkTab = { key: string; label: string; count?: number | null };

type Props<T> = {
  /** Name of the list for screen readers. */
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  render: (row: T) => ReactNode;
  /** Height of a row in px: 52 for two lines. */
  rowHeight?: number;
  selected: string | null;
  onOpen: (row: T) => void;
  search: string;
  onSearch: (text: string) => void;
  searchHint?: string;
  /** Takes a code that the camera reads, beside the search. */
  onScan?: (text: string) => void;
  tabs?: readonly WorkTab[];
  tab?: string;
  onTab?: (key: string) => void;
  /** Above the days, or in place of them: what else the rows are chosen by. */
  period?: ReactNode;
  /** Days from and to, YYYY-MM-DD. */
  range?: DayRange;
  onRange?: (range: DayRange) => void;
  /** Call, recall, skip. */
  actions?: ReactNode;
  /** Asks for the rows behind the last one; null where there are none. */
  onMore?: (() => void) | null;
  loading: boolean;
  error?: unknown;
  onRetry?: () => void;
  empty: string;
  /** What there is to do about it. */
  emptyHint?: ReactNode;
};

/** The work list: search (F3, where the screen has no other use for it), days, tabs with live counts, rows of any number; ↓ leads into them, ↑ ↓ move, Enter opens. */
export function WorkList<T>(props: Props<T>) {
  const { t } = useTranslation();
  const { rows, rowKey, range, onRange } = props;
  const [active, setActive] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  // on a phone the tabs are one line that is longer than its screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what it waits for
  useEffect(() => {
    const chosen = tabs.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [props.tab]);
  const toSearch = () => {
    search.current?.focus();
    search.current?.select();
  };
  useHotkeys([{ keys: 'F3', label: t('searchList'), run: toSearch }]);
  const at = Math.min(active, Math.max(rows.length - 1, 0));
  const onEarly = useEarlyEnter(useAwaited(props.search, props.loading));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(rows.length - 1, at + step)));
    }
    const row = rows[at];
    if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault();
      props.onOpen(row);
    }
  };
  return (
    <div className="work-list">
      <div className="work-head">
        <div className="with-camera">
          <Input
            ref={search}
            allowClear
            prefix={<SearchIcon />}
            value={props.search}
            placeholder={props.searchHint ?? t('searchList')}
            aria-label={props.searchHint ?? t('searchList')}
            onChange={(event) => {
              setActive(0);
              props.onSearch(event.target.value);
            }}
            onKeyDown={(event) => {
              onEarly(event);
              // into the list, by its first row
              if (event.key === 'ArrowDown') setActive(0);
              else if (!event.isPropagationStopped()) onKeyDown(event);
            }}
          />
          {props.onScan ? <CameraButton onScan={props.onScan} main /> : null}
        </div>
        {props.period ? <div className="work-period">{props.period}</div> : null}
        {range && onRange ? <DateRange className="work-range" value={range} onChange={onRange} /> : null}
        {props.tabs ? (
          <div ref={tabs} role="tablist" className="work-tabs" aria-label={props.label}>
            {props.tabs.map((tab) => (
              <button
                key={tab.key}
                type="button"
                role="tab"
                aria-selected={tab.key === props.tab}
                className={tab.key === props.tab ? 'work-tab chosen' : 'work-tab'}
                onClick={() => {
                  setActive(0);
                  props.onTab?.(tab.key);
                }}
              >
                {tab.label}
                {tab.count === undefined || tab.count === null ? null : (
                  <span className="count">{tab.count}</span>
                )}
              </button>
            ))}
          </div>
        ) : null}
        {props.actions ? <div className="work-queue">{props.actions}</div> : null}
      </div>
      {props.error ? (
        <ErrorState error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      ) : rows.length === 0 ? (
        props.loading ? (
          <div className="sen-loading" role="status" aria-label={t('loading')} />
        ) : (
          <EmptyState
            text={props.empty}
            search={{
              text: props.search,
              onClear: () => {
                props.onSearch('');
                search.current?.focus();
              },
            }}
          >
            <Elsewhere {...props} />
            {props.emptyHint}
          </EmptyState>
        )
      ) : (
        <VirtualRows
          label={props.label}
          rows={rows}
          rowKey={rowKey}
          render={props.render}
          rowHeight={props.rowHeight ?? 52}
          active={at}
          selected={props.selected}
          onKeyDown={onKeyDown}
          onPick={(row, index) => {
            setActive(index);
            props.onOpen(row);
          }}
        />
      )}
      {props.onMore && !props.error ? (
        <Button className="work-more" loading={props.loading} onClick={props.onMore}>
          {t('moreRows')}
        </Button>
      ) : null}
    </div>
  );
}

type ElsewhereProps = Pick<Props<unknown>, 'tabs' | 'tab' | 'onTab' | 'range' | 'onRange'>;

/** Where there is somebody when the chosen tab or days show nobody: the tabs that hold some, and today. */
function Elsewhere({ tabs = [], tab, onTab, range, onRange }: ElsewhereProps) {
  const { t } = useTranslation();
  const now = today();
  const others = tabs.filter(({ key, count }) => key !== tab && (count ?? 0) > 0);
  const ofOtherDays = range && onRange && (range.from > now || range.to < now);
  if (others.length === 0 && !ofOtherDays) return null;
  return (
    <div className="work-elsewhere">
      {others.map(({ key, label, count }) => (
        <Button key={key} size="small" onClick={() => onTab?.(key)}>
          {t('elsewhere', { count: count ?? 0, place: label })}
        </Button>
      ))}
      {ofOtherDays ? (
        <Button size="small" onClick={() => onRange({ from: now, to: now })}>
          {t('toToday')}
        </Button>
      ) : null}
    </div>
  );
}
