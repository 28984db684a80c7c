import type { Draft } from '../drafts.ts';
import type { KeptDraft, RecordState } from './recordFormState.ts';

/** The typed parts in a draft of an earlier version of Sen, and what they stood on, as far as it said so. */
export type OldDraft<V> = Pick<KeptDraft<V>, 'paths' | 'values' | 'base'>;

/**
 * A draft as the form takes it. `old` reads those of earlier versions of Sen; where they do not say what they were typed on, all that somebody else
 * changed since is asked about.
 */
export function readDraft<R, V, A>(
  found: Draft<unknown> | null,
  old: (value: object) => OldDraft<V>,
  freshId: string,
): RecordState<R, V, A>['draft'] {
  const value = found?.value;
  if (!found || typeof value !== 'object' || value === null) return null;
  const { version, savedAt } = found;
  if ('paths' in value && 'base' in value && 'requestId' in value)
    return { kept: value as KeptDraft<V>, version, savedAt }; // written by this form
  const { paths, values, base } = old(value);
  const kept = { paths, values, base, contested: [], requestId: freshId, sent: null };
  return { kept, version, savedAt };
}
