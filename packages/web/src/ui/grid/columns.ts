import type { ReactNode } from 'react';
import type { PeriodName } from '../periods.ts';

/** What a cell holds: decides its side, its figures and how a list without a server sorts it. */
export type CellKind = 'text' | 'code' | 'choice' | 'bool' | 'number' | 'money' | 'day' | 'moment' | 'state';

/** A part of a filter as the address keeps it, in the words of the server's filters. */
export type Range = { from?: string; to?: string };
/** Days that move on with the calendar. */
export type Period = { in: PeriodName };
export type FilterValue = string | boolean | null | ReadonlyArray<string | null> | Range | Period;
export type Filters = Readonly<Record<string, FilterValue>>;

/** How a column is filtered. `pick` draws a control of its own for ids that only its owner knows to find. */
export type ColumnFilter =
  | { kind: 'contains' }
  | { kind: 'choices'; options: ReadonlyArray<{ value: string; label: string }>; empty?: boolean }
  | { kind: 'pick'; empty?: boolean; draw: (props: PickProps) => ReactNode }
  | { kind: 'bool' }
  | { kind: 'numbers' }
  | { kind: 'days' }
  | { kind: 'moments' };
export type PickProps = { label: string; value: readonly string[]; onChange: (ids: string[]) => void };

/** What the control of a cell is given, so that keys lead from one to the next. */
export type EditorProps = { 'data-cell': string; tabIndex: number };

export type GridColumn<T> = {
  key: string;
  label: string;
  kind?: CellKind;
  /** In px; what is left over goes to the columns that `grow`. */
  width?: number;
  grow?: boolean;
  sortable?: boolean;
  filter?: ColumnFilter;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Long words go on in a further line instead of being cut. */
  wraps?: boolean;
  /** Left out while it says nothing about any row shown: a state that all rows share. */
  quiet?: boolean;
  /** The column that is the heading of its row. */
  heading?: boolean;
  render: (row: T) => ReactNode;
  /** The control in place of what `render` draws. */
  editor?: (row: T, props: EditorProps) => ReactNode;
  /** For lists that hold all their rows: what they are sorted and filtered by. */
  value?: (row: T) => string | number | boolean | null;
  /** For lists that hold all their rows: the sum stands below them. */
  total?: boolean;
};

const right: ReadonlySet<CellKind> = new Set(['number', 'money']);

/** Whether a column stands at the right edge of its cells. */
export function isRight({ kind }: Pick<GridColumn<never>, 'kind'>): boolean {
  return kind !== undefined && right.has(kind);
}

const exact: ReadonlySet<CellKind> = new Set(['code', 'number', 'money', 'day', 'moment']);

/** Whether a part of what a column holds says nothing: a code, a figure, a day. */
export function isExact({ kind }: Pick<GridColumn<never>, 'kind'>): boolean {
  return kind !== undefined && exact.has(kind);
}

const widths: Readonly<Record<CellKind, number>> = {
  text: 180,
  code: 130,
  choice: 150,
  bool: 110,
  number: 100,
  money: 130,
  day: 110,
  moment: 150,
  state: 120,
};

/** The width that a column begins with. */
export function firstWidth({ width, kind = 'text' }: Pick<GridColumn<never>, 'width' | 'kind'>): number {
  return width ?? widths[kind];
}

/** Whether nothing is asked of a column by this value. */
export function isNoFilter(value: FilterValue | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
