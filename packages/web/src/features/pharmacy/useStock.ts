import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { useInnerState } from '../../ui/grid/useInnerState.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { StoreStockDocument } from './pharmacy.pharmacy.gen.ts';

/** The stock of a store by drug and lot, while `shown`. */
export function useStock(idStore: string | null, shown: boolean) {
  const [search, setSearch] = useState('');
  const [soon, setSoon] = useState(false);
  const keyword = useDebounced(search, typingRest);
  const grid = useInnerState('store-stock');
  const { page, sort } = grid.state;
  const { show } = grid;
  const skip = idStore === null || !shown;
  const narrowed = `${idStore} ${keyword} ${soon}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first page
  useEffect(() => show({ page: 1 }), [narrowed, show]);
  const { data, previousData, loading, error, refetch } = useQuery(StoreStockDocument, {
    variables: {
      idStore: idStore ?? '',
      keyword: keyword || null,
      sapHetHan: soon,
      page,
      limit: grid.layout.pageSize,
      sortInput: sort[0] ?? null,
    },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CapPhatThuoc'], () => {
    if (!skip) void refetch();
  });
  const list = (data ?? previousData)?.tonKho;
  return {
    search,
    setSearch,
    soon,
    setSoon,
    grid,
    loading,
    error: list ? undefined : error,
    refetch: () => void refetch(),
    rows: list?.data ?? [],
    total: list?.totalRows ?? 0,
  };
}

export type StockState = ReturnType<typeof useStock>;
