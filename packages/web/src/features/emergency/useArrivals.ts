import { useQuery } from '@apollo/client/react';
import { mucCapCuu } from '@sen/domain/emergency/phanLoai';
import { currentLanguage } from '../../session/i18n.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { type ArrivalFragment, ArrivalsDocument } from './emergency.main.gen.ts';

export const arrivalTabs = ['ChoKham', 'TatCa'] as const;
export type ArrivalTab = (typeof arrivalTabs)[number];

/** The day's emergency arrivals, those who wait or all of them, live; the clocks go on by the minute. */
export function useArrivals() {
  const choices = useListChoices<ArrivalTab>(arrivalTabs, 'ChoKham');
  const { tab, range, keyword } = choices;
  const { data, previousData, loading, error, refetch } = useQuery(ArrivalsDocument, {
    variables: { ngay: range.from },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CapCuu', 'KhamBenh', 'NoiTru', 'TiepNhan'], () => void refetch());
  const now = useMinute();
  const arrivals = (data ?? previousData)?.arrivals ?? null;
  const all: readonly ArrivalFragment[] = arrivals?.data ?? [];
  const fits = (one: ArrivalFragment) =>
    keyword === null ||
    `${one.BenhNhan?.TenBenhNhan ?? ''} ${mucCapCuu[one.Muc][currentLanguage()]}`
      .toLowerCase()
      .includes(keyword.toLowerCase());
  return {
    ...choices,
    all,
    now,
    rows: all.filter((one) => (tab === 'TatCa' || one.batDauLuc === null) && fits(one)),
    counts: arrivals ? { ChoKham: arrivals.choKham, TatCa: all.length } : null,
    quaHan: arrivals?.quaHan ?? 0,
    canBaoXa: arrivals?.canBaoXa ?? 0,
    loading,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
