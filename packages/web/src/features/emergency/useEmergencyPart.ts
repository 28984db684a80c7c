import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import type { Receive } from '../reception/useReceptionSave.ts';
import { ReceiveEmergencyDocument } from './emergency.main.gen.ts';
import {
  type EmergencyValues,
  emergencyInput,
  emptyEmergency,
  type MissingField,
  missingIn,
} from './emergencyValues.ts';

/** What is typed of an arrival beside its reception, kept as a draft, and how both are sent in one. */
export function useEmergencyPart() {
  const { t } = useTranslation('emergency');
  const { message } = useNotices();
  const draft = useDraft<EmergencyValues>('emergency', 'new');
  const [typed, setTyped] = useState<EmergencyValues | null>(null);
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  const [send] = useMutation(ReceiveEmergencyDocument);
  const values = typed ?? draft.found?.value ?? emptyEmergency;
  const change = (more: Partial<EmergencyValues>) => {
    const next = { ...values, ...more };
    setTyped(next);
    draft.keep(next);
    if (missing.length > 0) setMissing(missingIn(next));
  };
  const receive: Receive = async (input) => {
    const lacking = missingIn(values);
    setMissing(lacking);
    const [first] = lacking;
    const capCuu = emergencyInput(values, input.LyDoKham ?? null);
    if (first || capCuu === null) {
      message.error(t('missing'));
      document.getElementById(`emergency-${first ?? 'Muc'}`)?.focus();
      return null;
    }
    const { data } = await send({ variables: { input, capCuu } });
    return data?.reception ?? null;
  };
  return {
    values,
    change,
    missing,
    receive,
    clear: () => {
      setTyped(emptyEmergency);
      setMissing([]);
      draft.clear();
    },
  };
}
