import type { ReactNode } from 'react';
import { type Column, Table } from '../../../ui/kit/Table.tsx';

type Props<T> = {
  label: string;
  narrow: boolean;
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: ReadonlyArray<Column<T>>;
  /** What a phone shows of a row. */
  card: (row: T) => ReactNode;
  loading: boolean;
  empty: string;
  onOpen: (row: T) => void;
};

/** Rows that open: a table, and on a phone a list. */
export function Rows<T>({ label, narrow, rows, rowKey, columns, card, loading, empty, onOpen }: Props<T>) {
  if (!narrow)
    return (
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        loading={loading}
        empty={empty}
        pageSize={100}
        onOpen={onOpen}
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
          <button type="button" onClick={() => onOpen(row)}>
            {card(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}
