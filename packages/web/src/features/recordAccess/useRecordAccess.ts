import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import { RecordAccessDocument } from './recordAccess.main.gen.ts';

/** The longest time that a timer takes. */
const timerMost = 2 ** 31 - 1;

/** What the user may see of what other facilities wrote of a patient, live: also when an opening ends. */
export function useRecordAccess(BenhNhan_Id: string, onChange: () => void) {
  const { data, refetch } = useQuery(RecordAccessDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const access = data?.quyenXemHoSo ?? null;
  const changed = () => {
    void refetch();
    onChange();
  };
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEvents(['MoHoSo'], (event) => {
    const about = (event?.data as { BenhNhan_Id?: unknown } | undefined)?.BenhNhan_Id; // ids of the event
    if (event === null || about === BenhNhan_Id) void refetch();
  });
  const until = access?.moHoSo?.DenLuc ?? null;
  useEffect(() => {
    if (until === null) return;
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => latest.current(), Math.min(Math.max(left, 0) + 1000, timerMost));
    return () => clearTimeout(timer);
  }, [until]);
  return { access, changed };
}
