import { useQuery } from '@apollo/client/react';
import { tenKhongDau } from '@sen/domain/names/key';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../session/useSession.ts';
import { today } from '../../../ui/dateText.ts';
import type { DayRange } from '../../../ui/periods.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import { useNewDay } from '../../../ui/useNewDay.ts';
import { addressOfDays, daysOfAddress } from './days.ts';
import { ReceiptBookDocument, type ReceiptBookRowFragment } from './receiptBook.main.gen.ts';

export type Receipt = ReceiptBookRowFragment;

/** So many receipts come at once: of more the days are read part by part. */
export const partSize = 1000;

/**
 * The receipts of some days, live. Days, bank account, part and the open receipt stand in the address; what is searched for names patients and does not.
 */
export function useReceiptBook() {
  const { permissions } = useSession();
  const [params, setParams] = useSearchParams();
  const [, setDay] = useState(today);
  useNewDay(() => setDay(today()));
  const [search, setSearch] = useState('');
  const range = daysOfAddress(params);
  const account = params.get('taiKhoan');
  const part = Math.max(1, Math.trunc(Number(params.get('phan') ?? 1)) || 1);
  const { data, previousData, loading, error, refetch } = useQuery(ReceiptBookDocument, {
    variables: { startDate: range.from, endDate: range.to, account, page: part, limit: partSize },
    skip: !permissions.has('VIEN_PHI_XEM'),
    fetchPolicy: 'network-only',
  });
  useEvents(['BienLai', 'VienPhi'], () => void refetch());
  const all = (data ?? previousData)?.bienLais;
  const rows = useMemo(() => found(all ?? [], search), [all, search]);
  const change = (words: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [word, value] of Object.entries(words)) {
      if (value === null) next.delete(word);
      else next.set(word, value);
    }
    setParams(next, { replace: true });
  };
  return {
    range,
    setRange: (days: DayRange) => setParams(addressOfDays(params, days), { replace: true }),
    /** The own bank account that is chosen; null for all receipts. */
    account,
    setAccount: (id: string | null) => change({ taiKhoan: id, phan: null, trang: null }),
    search,
    setSearch: (text: string) => {
      setSearch(text);
      if (params.has('trang')) change({ trang: null });
    },
    /** Every receipt of the part, whatever is searched for. */
    all: all ?? [],
    rows,
    part,
    setPart: (next: number) => change({ phan: next > 1 ? String(next) : null, trang: null }),
    hasMore: (all?.length ?? 0) === partSize,
    opened: params.get('bienLai'),
    open: (id: string | null) => change({ bienLai: id }),
    loading: loading && !data,
    error,
    refetch: () => void refetch(),
  };
}

/** Receipts in whose number, patient or patient code every word stands. */
function found(rows: readonly Receipt[], search: string): readonly Receipt[] {
  const words = tenKhongDau(search).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = `${row.MaBienLai} ${row.BenhNhan?.MaYTe ?? ''} ${tenKhongDau(row.BenhNhan?.TenBenhNhan ?? '')}`;
    return words.every((word) => text.toLowerCase().includes(word));
  });
}
