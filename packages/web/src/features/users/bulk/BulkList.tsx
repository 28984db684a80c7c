import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Staff } from './bulkRows.ts';

type Props = { label: string; rows: readonly Staff[]; render: (row: Staff) => ReactNode };

const lineHeight = 49;

/** The staff that are shown, those in sight only; the arrows go from box to box. */
export function BulkList({ label, rows, render }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => lineHeight,
    getItemKey: (at) => rows[at]?._id ?? at,
    overscan: 10,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = event.target;
    if (by === 0 || !(from instanceof HTMLInputElement) || from.type !== 'checkbox') return;
    const at = Number(from.closest('[data-index]')?.getAttribute('data-index')) + by;
    if (at < 0 || at >= rows.length) return;
    event.preventDefault();
    virtual.scrollToIndex(at, { align: 'auto' });
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-index="${at}"] input[type=checkbox]`)?.focus(),
    );
  };
  return (
    <div ref={frame} className="bulk-list" onKeyDown={onKeyDown}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row ? (
            <li
              key={row._id}
              ref={virtual.measureElement}
              data-index={item.index}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {render(row)}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
