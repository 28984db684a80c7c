import { useQuery } from '@apollo/client/react';
import { type CatalogueDef, commonFields } from '@sen/domain/catalogue/catalogue';
import { useEffect } from 'react';
import { today } from '../../ui/dateText.ts';
import type { CatalogueDocuments, EntryPage } from '../../ui/entry.ts';
import { askedFilters } from '../../ui/grid/periodDays.ts';
import type { GridState } from '../../ui/grid/useGridState.ts';
import { useEvents } from '../../ui/useEvents.ts';
import type { Within } from '../tree/treeRows.ts';

/** The word of the address for a list with suspended entries. */
const suspendedFlag = 'ngung';

type Options = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  grid: GridState;
  within: Within | null;
  /** How often an entry was saved or removed here. */
  changes: number;
};

/** A page of a catalogue as its list asks for it, live. */
export function useEntries({ def, documents, grid, within, changes }: Options) {
  const { state, show, layout } = grid;
  const { keyword, sort, page, filters, flags } = state;
  const isMoment = (key: string) => (def.fields[key] ?? commonFields[key])?.kind === 'datetime';
  const filter = { ...askedFilters(filters, isMoment, today()), ...within?.filter };
  const suspended = flags.includes(suspendedFlag);
  // who filters by it wants to see them
  const includeSuspended = suspended || 'TamNgung' in filter;
  const { data, previousData, loading, error, refetch } = useQuery<EntryPage>(documents.list, {
    variables: { page, limit: layout.pageSize, keyword, sort, filter, includeSuspended },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === def.name) void refetch();
  });
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);
  const shown = (data ?? previousData)?.page;
  return {
    rows: shown?.data ?? [],
    total: shown?.totalRows ?? 0,
    known: shown !== undefined,
    loading: loading && !shown,
    /** Asks for what was just searched. */
    searching: loading,
    error,
    refetch: () => void refetch(),
    suspended,
    setSuspended: (next: boolean) =>
      show({
        page: 1,
        flags: next ? [...flags, suspendedFlag] : flags.filter((one) => one !== suspendedFlag),
      }),
    /** What is shown, for a file. */
    list: { name: def.name, keyword, sort, suspended: includeSuspended, filter },
  };
}
