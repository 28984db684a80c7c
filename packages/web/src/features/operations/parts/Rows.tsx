import type { ReactNode } from 'react';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { LocalGrid } from '../../../ui/grid/LocalGrid.tsx';

type Props<T> = {
  /** By which its columns are kept for the person. */
  name: string;
  label: string;
  narrow: boolean;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: ReadonlyArray<GridColumn<T>>;
  /** What a phone shows of a row. */
  card: (row: T) => ReactNode;
  loading: boolean;
  empty: string;
  onOpen: (row: T) => void;
};

/** Rows that open: a list with columns, and on a phone a plain one. */
export function Rows<T extends object>({
  label,
  narrow,
  rows,
  rowKey,
  card,
  loading,
  empty,
  ...rest
}: Props<T>) {
  if (!narrow)
    return (
      <LocalGrid
        {...rest}
        plain
        label={label}
        rows={rows}
        rowKey={rowKey}
        rowName={rowKey}
        loading={loading}
        empty={empty}
      />
    );
  if (loading || rows.length === 0)
    return loading ? (
      <div className="sen-loading" role="status" aria-label={label} />
    ) : (
      <p className="empty-state">{empty}</p>
    );
  return (
    <ul className="ops-list" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <button type="button" onClick={() => rest.onOpen(row)}>
            {card(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}
