import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useSession } from '../../session/useSession.ts';
import type { Receive } from '../reception/useReceptionSave.ts';
import { ReceiveAndExamineDocument } from './clinic.main.gen.ts';

/**
 * Receives somebody and opens the examination at once; where the site collects first, the reception alone. One operation for a site: a
 * reception that is sent again after a lost answer is the same one. `opened` is the id of the session that the last reception opened, or
 * null.
 */
export function useReceiveAndExamine() {
  const [examine] = useMutation(ReceiveAndExamineDocument);
  const opened = useRef<string | null>(null);
  const facility = useSession().settings.facility as { thuSau?: boolean } | null; // a section of the settings
  const receive: Receive = async (input, atDesk) => {
    opened.current = null;
    if (!facility?.thuSau) return atDesk(input);
    const { data } = await examine({ variables: { input } });
    opened.current = data?.session._id ?? null;
    return data?.session.TiepNhan ?? null;
  };
  return { receive, opened };
}
