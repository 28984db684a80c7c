import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { PricesNowDocument } from './pricing.main.gen.ts';
import { changesPrices } from './usePriceLists.ts';

/** What a service or course costs today, live: one price a price type, those of a payer only when one is given. */
export function usePricesNow(id: string, payer: string | null) {
  const { data, previousData, error, loading, refetch } = useQuery(PricesNowDocument, {
    variables: { id, payer },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const shown = data ?? previousData; // the prices of the payer before stay until the others are there
  return {
    prices: (shown?.bangGiasByDichVu ?? []).map(({ DonGia, BangGia }) => ({
      DonGia,
      list: BangGia,
      type: shown?.types.find((one) => one._id === BangGia.LoaiGia_Id)?.TenLoaiGia ?? '',
    })),
    error: shown ? undefined : error,
    loading: loading && !shown,
    refetch,
  };
}
