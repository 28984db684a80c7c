import { useState } from 'react';
import type { Draft } from './drafts.ts';
import { useDraft } from './useDraft.ts';

export type VersionedDraft<T> = {
  /** What is typed here or was restored, or null: then the record's own values stand. */
  value: T | null;
  /** A kept draft that nobody has typed over yet; older when it was typed over an earlier version: it is not in `value`. */
  kept: (Draft<T> & { isOlder: boolean }) | null;
  change: (next: T) => void;
  /** Forgets the kept draft: after a save, or when the user discards it. */
  clear: () => void;
};

/** What is typed in a small form over a version of a record. A draft of an earlier version is not put over what the record has become. */
export function useVersionedDraft<T>(form: string, id: string, version: number): VersionedDraft<T> {
  const { found, keep, clear } = useDraft<T>(form, id);
  const [typed, setTyped] = useState<T | null>(null);
  const isOlder = found !== null && (found.version === null || found.version < version);
  return {
    value: typed ?? (isOlder ? null : (found?.value ?? null)),
    kept: found && typed === null ? { ...found, isOlder } : null,
    change: (next) => {
      setTyped(next);
      keep(next, version);
    },
    clear,
  };
}
