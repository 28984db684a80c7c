import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { EventModule } from '@sen/domain/events/eventModules';

import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Session } from '../session/useSession.ts';
import type { BulkAct } from '../ui/grid/BulkBar.tsx';
import type { GridColumn } from '../ui/grid/columns.ts';

/** What a list is made of: rows that have an id. */
export type ListRow = { _id: string };

/** What the parts of a list may ask of it. */
export type ListTools<F> = {
  /** The texts of the list's namespace. */
  t: TFunction;
  /** What the query found; null until it answers. */
  found: F | null;
  /** What was asked for: an export asks for the same. */
  variables: OperationVariables;
  refetch: () => void;
  /** Opens a row in the address, or closes it. */
  show: (id: string | null) => void;
};

/** How many rows there are of a state or of what a filter leaves; null until the query answers. */
export type Counts = Readonly<Record<string, number>> | null;

/** What a list is chosen by, as it is written: `T` is its value, null while nobody has chosen. */
export type FilterSpec<V, T> = {
  /** Filters with one key share their value. */
  key: string;
  /** What it begins with, for who opens the list, by which address. */
  first?: (session: Session, address: URLSearchParams) => T | null;
  /** Variables of the query; `day` is today and moves on at midnight. */
  variables: (value: T | null, day: string) => V;
  draw: (props: FilterProps<T>) => ReactNode;
  /** It stands under the head of the screen, over the rows. */
  under?: true;
  /** The key of what is said until it is chosen; nothing is asked before. */
  until?: string;
};
export type FilterProps<T> = {
  value: T | null;
  onChange: (value: T | null) => void;
  day: string;
  t: TFunction;
  counts: Counts;
};
/** The same as the list holds it, which gives every filter only what that filter chose. */
export type ListFilter<V> = FilterSpec<V, unknown>;

/** How a column looks; it is called by the text of its key where it has no label (a key of the texts). */
export type ColumnLook = { label?: string } & Omit<
  GridColumn<never>,
  'key' | 'label' | 'render' | 'value' | 'editor'
>;
export type ListColumn<R> = ColumnLook & {
  key: string;
  render: (row: R, tools: Pick<ListTools<unknown>, 't' | 'refetch' | 'show'>) => ReactNode;
  /** For rows that come at once: what they are sorted and added up by. */
  value?: (row: R) => string | number | boolean | null;
};

/** Who pages the rows: `paged` or `whole`. */
export type ListPages<F, V> = {
  /** Rows on every page; `here` are those that came. */
  total: (found: F, here: number) => number;
  /** Variables of a page. */
  variables: (page: number) => V;
  /** The rows before stand until the next ones come. */
  keepsRows: boolean;
  Table: <R extends ListRow>(props: TableProps<R>) => ReactNode;
};
export type TableProps<R> = {
  name: string;
  label: string;
  columns: ReadonlyArray<GridColumn<R>>;
  rows: readonly R[];
  rowKey: (row: R) => string;
  rowName: (row: R) => string;
  total: number;
  page: number;
  onPage: (page: number) => void;
  totalText?: string;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onOpen?: (row: R) => void;
  /** What can be done with chosen rows; without acts none are chosen. */
  bulk: ReadonlyArray<BulkAct<R>>;
  empty: ReactNode;
};

export type OpenedProps<R> = {
  id: string;
  /** The row as last seen; null while it is searched for. */
  row: R | null;
  onChanged: () => void;
  onClose: () => void;
};
export type BegunProps = {
  /** What stands in the address: whom it is begun for, '' where nobody is named. */
  of: string;
  onDone: () => void;
  onClose: () => void;
};

/** What a list is asked for. `D` is the answer of its query, `V` its variables, `F` what of the answer the list shows, `R` a row. */
export type ListSource<D, F, R extends ListRow, V extends OperationVariables> = {
  query: TypedDocumentNode<D, V>;
  found: (answer: D) => F;
  rows: (found: F) => readonly R[];
};

/** How a list is shown and chosen from. */
export type ListLook<F, R extends ListRow, V extends OperationVariables> = {
  /** By which its columns are kept for the person. */
  name: string;
  /** The namespace of its texts. */
  texts: string;
  /** Keys of its title, of what is said without rows, of how many there are, and of its search (variable `keyword`). */
  title: string;
  none: string;
  count?: string;
  search?: string;
  /** The right to open it; without one, whoever the menu lets in. */
  needs?: string;
  /** How many rows there are by state, for the filters that say so. */
  counts?: (found: F) => Readonly<Record<string, number>>;
  pages: ListPages<F, Partial<V>>;
  /** In the order in which they stand. */
  filters?: ReadonlyArray<ListFilter<Partial<V>>>;
  columns: ReadonlyArray<ListColumn<R>>;
  /** What a row is called, for its box and for reports. */
  rowName: (row: R) => string;
  /** What changes it: it is read again. */
  events?: readonly EventModule[];
  /** How often it is asked for again besides, in ms; 0 is never. */
  poll?: (found: F | null) => number;
  /** What opens over the list, by `?id=`. */
  Opened?: ComponentType<OpenedProps<R>>;
  /** A press on a row does nothing: acts of the row open it. */
  closed?: true;
  /** Asks for a row that is not among those shown. */
  byId?: (id: string) => V;
  /** What is begun from the list by F2, in the address by its word, by who holds the right. */
  begin?: { text: string; word: string; needs?: string; Begun: ComponentType<BegunProps> };
  /** What can be done with chosen rows, by who may. */
  useBulk?: (tools: ListTools<F>) => ReadonlyArray<BulkAct<R>>;
  /** Further acts in the head, such as an export. */
  Acts?: ComponentType<ListTools<F>>;
  /** What is said of all rows over them. */
  Above?: ComponentType<ListTools<F>>;
};

/** A list as a screen. */
export type ListDef<D, F, R extends ListRow, V extends OperationVariables> = ListSource<D, F, R, V> &
  ListLook<F, R, V>;
