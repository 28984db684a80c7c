import { useMutation, useQuery } from '@apollo/client/react';
import { useDeferredValue, useRef, useState } from 'react';
import { errorCode, errorDetails } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  afterConflict,
  changesOf,
  type Edits,
  faultsOf,
  type Moved,
  type PriceRow,
  typedSince,
  withEdit,
  withPasted,
} from './edits.ts';
import type { PriceList } from './lists.ts';
import { PriceRowsDocument, type PriceRowsQueryVariables, SetPricesDocument } from './pricing.main.gen.ts';
import { changesPrices } from './usePriceLists.ts';

export const rowsOfPage = 100;

export type GridFilter = {
  keyWord: string;
  NhomDichVu_Id: string | null;
  Loai: PriceRow['Loai'] | null;
  loc: NonNullable<PriceRowsQueryVariables['loc']>;
  page: number;
};
const all: GridFilter = { keyWord: '', NhomDichVu_Id: null, Loai: null, loc: 'TatCa', page: 1 };

/** The prices of a list page by page, live; what is typed over them is kept on the device until it is saved. */
export function usePriceGrid(list: PriceList) {
  const [filter, setFilter] = useState<GridFilter>({
    ...all,
    loc: list.TrangThai === 'ChuaPhatHanh' ? 'TatCa' : 'CoGia',
  });
  const [typed, setTyped] = useState<Edits | null>(null);
  const [moved, setMoved] = useState<readonly Moved[]>([]);
  const draft = useDraft<Edits>('price-list', list._id);
  const [send, sending] = useMutation(SetPricesDocument);
  const asked = useDeferredValue(filter);
  const { data, previousData, loading, error, refetch } = useQuery(PriceRowsDocument, {
    variables: { id: list._id, ...asked, limit: rowsOfPage },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const page = (data ?? previousData)?.giaCuaBangGia;
  const isDraft = allows(list, 'sua');
  const unsaved: Edits = typed ?? draft.found?.value ?? {};
  const edits: Edits = isDraft ? unsaved : {};

  /** What is typed when an answer comes, which may be more than what was sent. */
  const latest = useRef(edits);
  latest.current = edits;

  const keep = (next: Edits) => {
    setTyped(next);
    if (Object.keys(next).length === 0) draft.clear();
    else draft.keep(next, list.version);
  };
  /** False when it was not saved: a price is none, or somebody else was first. */
  const save = async (wanted = edits): Promise<boolean> => {
    const changes = changesOf(wanted);
    if (faultsOf(wanted).length > 0) return false;
    try {
      if (changes.length > 0) await send({ variables: { id: list._id, thayDoi: changes } });
    } catch (failure) {
      const { current } = errorDetails(failure);
      if (errorCode(failure) !== 'CONFLICT' || !Array.isArray(current)) throw failure;
      setMoved(current as Moved[]); // the prices as the server has them
      return false;
    }
    await refetch(); // before the typed prices go, so that the old ones are never shown
    keep(typedSince(wanted, latest.current));
    return true;
  };
  return {
    isDraft,
    filter,
    narrow: (change: Partial<GridFilter>) => setFilter({ ...filter, page: 1, ...change }),
    rows: page?.data ?? [],
    total: page?.totalRows ?? 0,
    pages: Math.max(1, Math.ceil((page?.totalRows ?? 0) / rowsOfPage)),
    loading,
    error: page ? undefined : error,
    refetch: () => void refetch(),
    ready: draft.ready,
    edits,
    /** What was typed in a draft that somebody released before it was saved. */
    left: isDraft ? {} : unsaved,
    count: Object.keys(edits).length,
    faults: faultsOf(edits),
    restoredAt: typed === null && draft.found && isDraft ? draft.found.savedAt : null,
    type: (row: PriceRow, value: string | null) => keep(withEdit(edits, row, value)),
    paste: (at: number, text: string) => keep(withPasted(edits, page?.data ?? [], at, text)),
    forget: () => keep({}),
    saving: sending.loading,
    save,
    moved,
    closeConflict: () => setMoved([]),
    settle: (theirs: ReadonlySet<string>) => {
      const next = afterConflict(edits, moved, theirs);
      setMoved([]);
      keep(next);
      return save(next);
    },
  };
}

export type PriceGridState = ReturnType<typeof usePriceGrid>;
