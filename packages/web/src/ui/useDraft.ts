import { useCallback, useEffect, useState } from 'react';
import { storageKeys, stored } from '../session/session.ts';
import { type Draft, drafts } from './drafts.ts';

export type DraftState<T> = {
  /** False until the device was asked; fill the form afterwards. */
  ready: boolean;
  /** What was kept and not yet saved, or null. `version` is the record's version it was typed on. */
  found: Draft<T> | null;
  /** Keeps the form's values; call it on every change. `as`: of another record, which a new one has become by its save. */
  keep: (value: T, version?: number | null, as?: string) => void;
  /** Forgets the draft: after a save, or when the user discards it. */
  clear: () => void;
};

/** A browser without storage keeps no drafts. */
const untold = () => undefined;

/** The draft of one form of one record (`id`, 'new' for a new one) of this user. */
export function useDraft<T>(form: string, id: string): DraftState<T> {
  const user = stored(storageKeys.userId) ?? '';
  const key = `${user}/${form}/${id}`;
  const [state, setState] = useState<{ key: string; found: Draft<T> | null } | null>(null);

  useEffect(() => {
    let gone = false;
    const answer = (found: Draft<T> | null) => {
      if (!gone) setState({ key, found });
    };
    drafts
      .flush()
      .then(() => drafts.read<T>(user, form, id))
      .then(answer, () => answer(null));
    return () => {
      gone = true;
      // Who comes back to this record asks again: what was kept in between is not known here.
      setState(null);
      drafts.flush().catch(untold);
    };
  }, [key, user, form, id]);

  const keep = useCallback(
    (value: T, version: number | null = null, as = id) => drafts.keep(user, form, as, value, version),
    [user, form, id],
  );
  const clear = useCallback(() => {
    // an answer that comes late clears its own record, not what is known of the one that is shown since
    setState((now) => (now && now.key !== key ? now : { key, found: null }));
    drafts.clear(user, form, id).catch(untold);
  }, [key, user, form, id]);
  const ready = state?.key === key;
  return { ready, found: ready ? state.found : null, keep, clear };
}
