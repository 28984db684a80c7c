import { useQuery } from '@apollo/client/react';
import { formatDate, today } from '../../ui/dateText.ts';
import { ReceptionOpenPrescriptionsDocument } from './openPrescriptions.main.gen.ts';
import type { ReceptionRowFragment } from './reception.main.gen.ts';

/** Visits of today among the earlier ones of a patient, and the prescriptions that still cover them. */
export function useSeenBefore(BenhNhan_Id: string, history: readonly ReceptionRowFragment[]) {
  const { data } = useQuery(ReceptionOpenPrescriptionsDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const day = formatDate(today());
  const visits = history.filter(
    ({ TrangThai, NgayTiepNhan }) => TrangThai !== 'DaHuy' && formatDate(NgayTiepNhan) === day,
  );
  return { visits, open: data?.donThuocConNgay ?? [] };
}
