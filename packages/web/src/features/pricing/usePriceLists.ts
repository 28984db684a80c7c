import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { today } from '../../ui/dateText.ts';
import { type AppEvent, useEvents } from '../../ui/useEvents.ts';
import { useOpenOrNewest } from '../../ui/useOpenOrNewest.ts';
import { newestOf, type PriceList } from './lists.ts';
import { PriceListsDocument } from './pricing.main.gen.ts';

export const pricesPath = '/gia-dich-vu';

/** The price lists by type, live; the one that is open stands in the path, a service's history and a comparison behind it. */
export function usePriceLists() {
  const { childComponentPath } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { data, loading, error, refetch } = useQuery(PriceListsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const lists: readonly PriceList[] = data?.lists ?? [];
  const types = data?.types ?? [];
  const id = useOpenOrNewest(childComponentPath ?? null, newestOf(lists, today())?._id ?? null);
  const base = narrow ? narrowPath(pricesPath) : pricesPath;
  const set = (change: Record<string, string | null>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [key, value] of Object.entries(change))
        if (value === null) next.delete(key);
        else next.set(key, value);
      return next;
    });
  return {
    lists,
    types,
    loading: loading && !data,
    error: data ? undefined : error,
    refetch,
    narrow,
    id,
    list: lists.find((one) => one._id === id) ?? null,
    typeName: (id: string) => types.find((one) => one._id === id)?.TenLoaiGia ?? '',
    open: (id: string | null) => void navigate(id === null ? base : `${base}/${id}`),
    /** The service or course whose history is shown. */
    historyOf: params.get('dichVu'),
    showHistory: (dichVu: string | null) => set({ dichVu }),
    /** The list that this one is compared with. */
    comparedWith: params.get('soSanh'),
    compare: (soSanh: string | null) => set({ soSanh }),
  };
}

export type PriceLists = ReturnType<typeof usePriceLists>;

/** Whether an event may change lists or their prices; the connection that came back may have. */
export function changesPrices(event: AppEvent | null): boolean {
  if (event === null) return true;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('name' in data)) return true;
  return ['BangGia', 'DM_DichVu', 'LieuTrinh', 'LoaiGia', 'NhomDichVu'].includes(String(data.name));
}
