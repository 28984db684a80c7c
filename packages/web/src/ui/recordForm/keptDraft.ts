import type { Draft } from '../drafts.ts';
import type { KeptDraft, RecordState } from './recordFormState.ts';

/**
 * A draft as the form takes it. Drafts of earlier versions of Sen hold the typed fields alone: what they were typed on is not known, so
 * that all that somebody else changed since is asked about.
 */
export function readDraft<R, V, A>(
  found: Draft<unknown> | null,
  freshId: string,
): RecordState<R, V, A>['draft'] {
  const value = found?.value;
  if (!found || typeof value !== 'object' || value === null) return null;
  const { version, savedAt } = found;
  const isKept = 'paths' in value && 'base' in value && 'requestId' in value;
  // written by `keep` of the same form
  const kept = isKept
    ? (value as KeptDraft<V>)
    : {
        paths: Object.keys(value),
        values: value as V,
        base: {} as V,
        contested: [],
        requestId: freshId,
        sent: null,
      };
  return { kept, version, savedAt };
}
