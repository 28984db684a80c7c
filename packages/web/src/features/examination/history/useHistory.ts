import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type HistoryFilter, wholeHistory, asked as withFilter } from './filter.ts';
import { HistoryPatientDocument, HistoryVisitsDocument } from './history.main.gen.ts';

/** Whose history is read, which visits of it and the open one; the address keeps ids alone. */
export function useHistory() {
  const [address, setAddress] = useSearchParams();
  const BenhNhan_Id = address.get('BenhNhan_Id');
  const open = address.get('id');
  const [filter, setFilter] = useState(wholeHistory);
  const skip = BenhNhan_Id === null;
  const patient = useQuery(HistoryPatientDocument, { variables: { id: BenhNhan_Id ?? '' }, skip });
  const { data, loading, error, refetch } = useQuery(HistoryVisitsDocument, {
    variables: withFilter(BenhNhan_Id ?? '', filter),
    fetchPolicy: 'network-only',
    skip,
  });
  return {
    BenhNhan_Id,
    patient: skip ? null : (patient.data?.benhNhan ?? null),
    choosePatient: (id: string | null) => {
      setFilter(wholeHistory);
      setAddress(id ? { BenhNhan_Id: id } : {});
    },
    filter,
    narrow: (part: Partial<HistoryFilter>) => setFilter({ ...filter, ...part }),
    clear: () => setFilter(wholeHistory),
    visits: skip ? [] : (data?.getLichSuDieuTriByBenhNhan ?? []),
    loading: loading && !data,
    error: data ? undefined : (patient.error ?? error),
    refetch: () => {
      void patient.refetch();
      void refetch();
    },
    open,
    openVisit: (id: string | null) => {
      if (BenhNhan_Id) setAddress(id ? { BenhNhan_Id, id } : { BenhNhan_Id });
    },
  };
}

export type VisitHistory = ReturnType<typeof useHistory>;
