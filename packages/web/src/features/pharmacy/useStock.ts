import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { typingRest } from '../../ui/afterTyping.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { StoreStockDocument } from './pharmacy.pharmacy.gen.ts';

/** The stock of a store by drug and lot, while `shown`. */
export function useStock(idStore: string | null, shown: boolean) {
  const [search, setSearch] = useState('');
  const [soon, setSoon] = useState(false);
  const keyword = useDebounced(search, typingRest);
  const skip = idStore === null || !shown;
  const { data, previousData, loading, refetch } = useQuery(StoreStockDocument, {
    variables: { idStore: idStore ?? '', keyword: keyword || null, sapHetHan: soon },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CapPhatThuoc'], () => {
    if (!skip) void refetch();
  });
  const list = (data ?? previousData)?.tonKho;
  return { search, setSearch, soon, setSoon, loading, rows: list?.data ?? [], total: list?.totalRows ?? 0 };
}

export type StockState = ReturnType<typeof useStock>;
