import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { PriceHistoryDocument, type PriceHistoryQuery } from './pricing.main.gen.ts';
import { changesPrices } from './usePriceLists.ts';

export type PriceOfList = PriceHistoryQuery['lichSuGiaDichVu'][number];

/** What a service or course has cost and will cost, live, by the price types that have a price of it; the newest first. */
export function usePriceHistory(id: string) {
  const { data, error, loading, refetch } = useQuery(PriceHistoryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    if (changesPrices(event)) void refetch();
  });
  const service = data?.dM_DichVu;
  const course = data?.lieuTrinh;
  const prices = data?.lichSuGiaDichVu ?? [];
  return {
    title: service
      ? `${service.MaDichVu} – ${service.TenDichVu}`
      : course
        ? `${course.MaLieuTrinh} – ${course.TenLieuTrinh}`
        : '',
    byType: (data?.types ?? [])
      .map((type) => ({
        _id: type._id,
        name: type.TenLoaiGia ?? '',
        prices: prices.filter((one) => one.BangGia.LoaiGia_Id === type._id),
      }))
      .filter((type) => type.prices.length > 0),
    error: data ? undefined : error,
    loading: loading && !data,
    refetch,
  };
}

export type PriceHistory = ReturnType<typeof usePriceHistory>;
