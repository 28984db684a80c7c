import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/useSession.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { DebtsOfVisitDocument, type DebtsOfVisitQuery } from './visitDebts.main.gen.ts';

export type VisitDebt = DebtsOfVisitQuery['congNos'][number];
type Of = {
  BenhNhan_Id: string;
  TiepNhan_Id: string | null;
  /** They are read again when it changes: no event tells a device of its own acts. */
  stand?: string | undefined;
};

/** The debts of a patient, or of one visit, live; none for who may not see debts. */
export function useVisitDebts({ BenhNhan_Id, TiepNhan_Id, stand }: Of): readonly VisitDebt[] {
  const { permissions } = useSession();
  const may = permissions.has('CONG_NO_XEM') && BenhNhan_Id !== '';
  const { data, refetch } = useQuery(DebtsOfVisitDocument, {
    variables: { BenhNhan_Id, TiepNhan_Id },
    skip: !may,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CongNo'], (event) => {
    const about = event === null || (event.data as { BenhNhan_Id?: unknown }).BenhNhan_Id === BenhNhan_Id; // an event's JSON
    if (may && about) void refetch();
  });
  const seen = useRef(stand);
  useEffect(() => {
    if (seen.current === stand) return;
    seen.current = stand;
    if (may) void refetch();
  }, [stand, may, refetch]);
  return data?.congNos ?? [];
}
