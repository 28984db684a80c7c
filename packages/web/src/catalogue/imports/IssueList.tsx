import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { issuesOf } from './api.ts';
import { MendedCell } from './MendedCell.tsx';
import type { Issue, Mended } from './types.ts';
import './faults.css';

/** Faults that one asking answers. */
const page = 200;
/** In pixels; on a phone the value stands below its column. */
const rowHeights = { wide: 40, narrow: 76 };

type Props = {
  id: string;
  column: string | null;
  total: number;
  labels: ReadonlyMap<string, string>;
  /** Mends a cell; without it nothing is mended. */
  onMend?: (cell: Mended) => void;
};

/** The faults of a file in its order: only those in sight are in the page, and they are fetched when they come into sight. */
export function IssueList({ id, column, total, labels, onMend }: Props) {
  const { t } = useTranslation('catalogue');
  const rowHeight = rowHeights[useLocation().pathname.startsWith('/m/') ? 'narrow' : 'wide'];
  const box = useRef<HTMLDivElement>(null);
  const [issues, setIssues] = useState<ReadonlyMap<number, Issue>>(new Map());
  const asked = useRef(new Set<number>());
  const [mended, setMended] = useState<ReadonlyMap<string, string>>(new Map());
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => {
    for (let at = Math.floor(from / page); at <= Math.floor(to / page); at++) {
      if (asked.current.has(at)) continue;
      asked.current.add(at);
      issuesOf(id, column, at * page).then(
        (found) =>
          setIssues(
            (before) => new Map([...before, ...found.map((issue, i) => [at * page + i, issue] as const)]),
          ),
        () => asked.current.delete(at),
      );
    }
  }, [id, column, from, to]);
  return (
    <div className="import-issues" role="table" aria-label={t('imports.faultList')} aria-rowcount={total + 1}>
      <div role="row" className="import-issue head">
        <span role="columnheader">{t('imports.row')}</span>
        <span role="columnheader">{t('imports.column')}</span>
        <span role="columnheader">{t('imports.value')}</span>
        <span role="columnheader">{t('imports.fault')}</span>
      </div>
      <div
        ref={box}
        role="rowgroup"
        tabIndex={0}
        aria-label={t('imports.faultList')}
        className="import-issue-scroll"
      >
        <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {items.map((item) => {
            const issue = issues.get(item.index);
            const cell = `${issue?.row} ${issue?.key}`;
            return (
              <div
                key={item.key}
                role="row"
                aria-rowindex={item.index + 2}
                className="import-issue"
                style={{ height: item.size, transform: `translateY(${item.start}px)` }}
              >
                <span role="cell">{issue?.row ?? '…'}</span>
                <span role="cell">{issue ? (labels.get(issue.key) ?? issue.key) : ''}</span>
                {issue?.canMend && onMend ? (
                  <MendedCell
                    key={cell}
                    label={t('imports.mendCell', {
                      column: labels.get(issue.key) ?? issue.key,
                      row: issue.row,
                    })}
                    value={issue.value}
                    mended={mended.get(cell) ?? issue.mended}
                    onMend={(value) => {
                      setMended((before) => new Map(before).set(cell, value));
                      onMend({ row: issue.row, key: issue.key, value });
                    }}
                  />
                ) : (
                  <span role="cell" title={issue?.value}>
                    {issue?.value}
                  </span>
                )}
                <span role="cell" title={issue?.message}>
                  {issue?.message}
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
