import { isNew, type RecordConfig, type RecordState, type Served, typedParts } from './recordFormState.ts';

/** Whether what the server told is at least as new as what is known. A record without versions is always taken. */
export function isNewer(served: { version: number | null }, known: { version: number | null }): boolean {
  return served.version === null || known.version === null || served.version >= known.version;
}

/** What the server has now, below what is typed: a part that one side alone changed takes that side's value. */
export function mergeServed<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  served: Served<R, V>,
): RecordState<R, V, A> {
  const { parts } = config;
  const { record, version, values: theirs } = served;
  const now = { ...state, record, version, base: theirs, loaded: true, theirs: null };
  const typed = typedParts(state, parts);
  if (typed.length === 0 || parts.differing(state.values, theirs).length === 0)
    return { ...now, values: theirs, contested: [] };
  const changed = parts.differing(state.base, theirs);
  if (config.merge === 'ask' && changed.length > 0) return { ...state, record, theirs: served };
  const values = parts.put(theirs, state.values, typed);
  const differs = new Set(parts.differing(values, theirs));
  const both = new Set([...state.contested, ...changed]);
  return { ...now, values, contested: typed.filter((path) => differs.has(path) && both.has(path)) };
}

/** The record with a draft on top; what was typed since the form was opened counts above it. */
export function restoreDraft<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  { kept, version, savedAt }: NonNullable<RecordState<R, V, A>['draft']>,
): RecordState<R, V, A> {
  const { parts } = config;
  const typed = typedParts(state, parts);
  const values = parts.put(parts.put(state.base, kept.values, kept.paths), state.values, typed);
  const base = parts.put(state.base, kept.base, kept.paths);
  const contested = [...new Set([...state.contested, ...kept.contested])];
  const restored = { ...state, values, contested, draft: null, restoredAt: savedAt };
  if (isNew(state)) {
    // the server has nothing of it yet: what it stands on is in the draft, and so is the request
    const request = { id: kept.requestId, sent: kept.sent, act: null };
    return { ...restored, base, version, request };
  }
  const { id, record } = state;
  const isOlder = version !== null && state.version !== null && version < state.version;
  const now =
    isOlder && record !== null
      ? mergeServed(
          config,
          { ...restored, base, version },
          { id, record, version: state.version, values: state.base },
        )
      : restored;
  const left = new Set(typedParts(now, parts));
  return {
    ...now,
    contested: now.contested.filter((path) => left.has(path)),
    restoredAt: left.size > 0 ? savedAt : null,
  };
}
