import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { ReceptionRowFragment } from './reception.main.gen.ts';
import { fromPatient, type Labels, type ReceptionValues } from './receptionValues.ts';
import type { Standing } from './standing.ts';
import type { ReceptionLookup } from './useReceptionLookup.ts';

type Form = Pick<
  ReturnType<typeof useRecordForm<Standing, ReceptionValues>>,
  'ready' | 'id' | 'record' | 'arrive'
>;

type Known = {
  setLabels: Dispatch<SetStateAction<Labels>>;
  setHistory: (visits: readonly ReceptionRowFragment[]) => void;
  priorityDecided: RefObject<boolean>;
};

/** A draft of a known patient: the record that it was typed on comes in below it. */
export function useDraftPatient(
  { ready, id, record, arrive }: Form,
  BenhNhan_Id: string | null,
  lookup: ReceptionLookup,
  { setLabels, setHistory, priorityDecided }: Known,
): void {
  const { message } = useNotices();
  const missing = ready && id === 'new' && BenhNhan_Id !== record?.patient?._id ? BenhNhan_Id : null;
  useEffect(() => {
    if (!missing) return;
    let isGone = false;
    priorityDecided.current = true;
    lookup.patient(missing).then(
      (found) => {
        if (isGone || !found) return;
        arrive({ patient: found.patient, reception: null });
        setLabels((now) => ({ ...now, ...fromPatient(found.patient, today()).labels }));
        setHistory(found.history);
      },
      (error: unknown) => message.error(userMessage(error)),
    );
    return () => {
      isGone = true;
    };
  }, [missing, lookup, arrive, message, setLabels, setHistory, priorityDecided]);
}
