import { useSyncExternalStore } from 'react';

export type RecentPatient = { _id: string; name: string; hint: string };

const most = 6;
const listeners = new Set<() => void>();
let patients: readonly RecentPatient[] = [];

/** Notes a patient as the one opened last. They stay in this page's memory alone: nothing of a patient lies on the device. */
export function notePatient(patient: RecentPatient): void {
  if (patients[0]?._id === patient._id && patients[0].hint === patient.hint) return;
  keep([patient, ...patients.filter(({ _id }) => _id !== patient._id)].slice(0, most));
}

/** The patients opened last in this page, the newest first. */
export function useRecentPatients(): readonly RecentPatient[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => patients,
  );
}

function keep(next: readonly RecentPatient[]): void {
  patients = next;
  for (const listener of listeners) listener();
}
