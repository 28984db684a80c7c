import { useQuery } from '@apollo/client/react';
import { ToaThuocCuDocument, type ToaThuocCuQuery } from './prescriptions.main.gen.ts';

/** An earlier prescription. */
export type PastToa = ToaThuocCuQuery['toaThuocCusByBenhNhan'][number];

/** What was prescribed to a patient before, the newest first. */
export function usePastPrescriptions(BenhNhan_Id: string) {
  const { data } = useQuery(ToaThuocCuDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  return data?.toaThuocCusByBenhNhan ?? [];
}
