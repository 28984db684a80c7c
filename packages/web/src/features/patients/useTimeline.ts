import { useQuery } from '@apollo/client/react';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { PatientTimelineDocument } from './patients.main.gen.ts';

/** What happened to a patient, live; nothing for a record that is being made. */
export function useTimeline(id: string | null) {
  const { data, loading, error, refetch } = useQuery(PatientTimelineDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
  });
  const resultEvents = useResultEvents();
  useEvents(['TiepNhan', 'KhamBenh', 'DichVuYeuCau', 'CapPhatThuoc', 'BienLai', ...resultEvents], (event) => {
    const about = (event?.data as { BenhNhan_Id?: unknown } | undefined)?.BenhNhan_Id; // ids of the event
    if (id && (event === null || about === undefined || about === id)) void refetch();
  });
  return {
    moments: data?.dongThoiGian ?? [],
    loading: loading && !data,
    error,
    refetch: () => void refetch(),
  };
}
