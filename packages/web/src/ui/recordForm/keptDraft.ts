import type { Draft } from '../drafts.ts';
import type { KeptDraft, RecordState } from './recordFormState.ts';

/**
 * A draft as the form takes it. `old` reads those of earlier versions of Sen, which held values alone: what they were typed on is not
 * known, so that all that somebody else changed since is asked about.
 */
export function readDraft<R, V, A>(
  found: Draft<unknown> | null,
  old: (value: object) => Partial<V>,
  freshId: string,
): RecordState<R, V, A>['draft'] {
  const value = found?.value;
  if (!found || typeof value !== 'object' || value === null) return null;
  const { version, savedAt } = found;
  if ('paths' in value && 'base' in value && 'requestId' in value)
    return { kept: value as KeptDraft<V>, version, savedAt }; // written by this form
  const values = old(value);
  const none = {} as V; // nothing is known of what they stood on
  const paths = Object.keys(values);
  const kept = { paths, values: values as V, base: none, contested: [], requestId: freshId, sent: null };
  return { kept, version, savedAt };
}
