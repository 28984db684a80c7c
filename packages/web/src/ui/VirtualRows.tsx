import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTextScale } from '../session/appearance.ts';
import { outOfRows } from './listKeys.ts';

type Props<T> = {
  label: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  render: (row: T) => ReactNode;
  /** Px of a row at least. */
  rowHeight: number;
  active: number;
  selected: string | null;
  onPick: (row: T, index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Rows of a list box, of which only those in sight are in the page; ↑ from the first one leads back to the search of the list. */
export function VirtualRows<T>({
  label,
  rows,
  rowKey,
  render,
  rowHeight,
  active,
  selected,
  onPick,
  onKeyDown,
}: Props<T>) {
  const id = useId();
  const scale = useTextScale();
  const least = Math.round(rowHeight * scale);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => least,
    // a name of two lines makes its row taller, so that what stands below it is not lost
    measureElement: (row) => Math.max(least, row.getBoundingClientRect().height),
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another size are measured anew
  useEffect(() => {
    virtual.measure();
    for (const row of box.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
      virtual.measureElement(row);
  }, [virtual, least]);
  useEffect(() => virtual.scrollToIndex(active, { align: 'auto' }), [virtual, active]);
  const indexOf = useRef<(key: string) => number>(() => -1);
  indexOf.current = (key) => rows.findIndex((row) => rowKey(row) === key);
  const filled = rows.length > 0;
  // what a key or an address has opened is seen in the list too
  useEffect(() => {
    const index = filled && selected !== null ? indexOf.current(selected) : -1;
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [virtual, selected, filled]);
  return (
    <div
      ref={box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      className="virtual-rows"
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' && active === 0 && outOfRows(event.currentTarget)) event.preventDefault();
        else onKeyDown(event);
      }}
    >
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }} role="presentation">
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (row === undefined) return null;
          const key = rowKey(row);
          const state = `${key === selected ? ' chosen' : ''}${item.index === active ? ' active' : ''}`;
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={item.index}
              id={`${id}-${item.index}`}
              role="option"
              aria-selected={key === selected}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className={`work-row${state}`}
              style={{ minHeight: least, transform: `translateY(${item.start}px)` }}
              onClick={() => onPick(row, item.index)}
            >
              {render(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
