import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../ui/useDraft.ts';
import { isTyped, leftAfter, nothingTyped, type Typed } from './labEntry.ts';

type State = { id: string | null; typed: Typed; restored: number | null };

/**
 * What is typed for one slip, kept on the device until it is saved. `current` is the slip's version as it stands; what is typed
 * stays on the version it was begun on.
 */
export function useTyped(id: string | null, current: number | null, editable: boolean) {
  const draft = useDraft<Typed>('xet-nghiem', id ?? '');
  const [state, setState] = useState<State>({ id, typed: nothingTyped, restored: null });
  const shown = state.id === id ? state : { id, typed: nothingTyped, restored: null };
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const begunOn = useRef<number | null>(null);

  const set = (typed: Typed, restored: number | null = shown.restored) => {
    const next = { id, typed, restored: isTyped(typed) ? restored : null };
    latest.current = next;
    setState(next);
  };
  const keep = (typed: Typed) => {
    if (isTyped(typed)) draft.keep(typed, begunOn.current);
    else draft.clear();
  };

  // what was typed before the page was left
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!id || !editable || !draft.ready || asked.current === id) return;
    asked.current = id;
    if (!draft.found || isTyped(latest.current.typed)) return;
    begunOn.current = draft.found.version ?? current;
    set(draft.found.value, draft.found.savedAt);
  });

  return {
    typed: shown.typed,
    restored: shown.restored,
    latest: () => latest.current.typed,
    /** The version that what is typed stands on; null while nothing is typed. */
    version: () => (isTyped(latest.current.typed) ? begunOn.current : null),
    change: (typed: Typed) => {
      if (!isTyped(latest.current.typed)) begunOn.current = current;
      set(typed);
      keep(typed);
    },
    /** `sent` is stored in this version of the slip; what was typed since stays. */
    saved: (sent: Typed, version: number) => {
      const left = leftAfter(sent, latest.current.typed);
      begunOn.current = version;
      set(left, null);
      keep(left);
    },
    /** Goes on from another version of the slip. */
    rebase: (typed: Typed, version: number) => {
      begunOn.current = version;
      set(typed);
      keep(typed);
    },
    discard: () => {
      set(nothingTyped);
      draft.clear();
    },
  };
}

export type Entry = ReturnType<typeof useTyped>;
