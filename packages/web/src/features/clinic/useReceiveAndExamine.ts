import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { errorCode } from '../../session/userMessage.ts';
import type { Receive } from '../reception/useReceptionSave.ts';
import { ReceiveAndExamineDocument } from './clinic.main.gen.ts';

/**
 * Receives somebody and opens the examination at once; where the site collects first, the reception alone. `opened` is the id of the
 * session that the last reception opened, or null.
 */
export function useReceiveAndExamine() {
  const [examine] = useMutation(ReceiveAndExamineDocument);
  const opened = useRef<string | null>(null);
  const receive: Receive = async (input, atDesk) => {
    opened.current = null;
    try {
      const { data } = await examine({ variables: { input } });
      opened.current = data?.session._id ?? null;
      return data?.session.TiepNhan ?? null;
    } catch (error) {
      if (errorCode(error) !== 'SERVICE_NOT_PAID') throw error;
      return atDesk(input);
    }
  };
  return { receive, opened };
}
