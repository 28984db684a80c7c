import { isNewer, mergeServed, restoreDraft } from './mergeRecord.ts';
import {
  isNew,
  type RecordConfig,
  type RecordEffect,
  type RecordState,
  type Served,
  type Step,
  serverOf,
  typedParts,
  unsavedParts,
} from './recordFormState.ts';

export function still<R, V, A>(state: RecordState<R, V, A>): Step<R, V, A> {
  return { state, effects: [] };
}

/** Nothing is typed, asked or wrong. */
export const clean = {
  contested: [],
  theirs: null,
  asking: null,
  issues: [],
  restoredAt: null,
  draft: null,
} as const;

/** Keeps what is typed on the device, or nothing where nothing is. Before the device was asked, it is left alone. */
export function drafting<R, V, A>(
  { parts }: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
): RecordEffect<R, V, A>[] {
  if (!state.draftRead || state.draft || !state.loaded) return [];
  // typed since the save that is on its way: it may stand on that one by the time the draft is read
  const sending = isNew(state) ? null : state.sending;
  const since = sending ? parts.differing(state.values, sending.values) : [];
  const paths = [...new Set([...unsavedParts(state, parts), ...since])];
  const sent = isNew(state) ? state.request.sent : null;
  if (paths.length === 0 && sent === null) return [{ type: 'clearDraft', id: state.id }];
  const draft = {
    paths,
    values: parts.pick(state.values, paths),
    base: parts.pick(sending ? parts.put(state.base, sending.values, since) : state.base, paths),
    contested: state.contested,
    requestId: state.request.id,
    sent,
  };
  return [{ type: 'keepDraft', id: state.id, draft, version: state.version }];
}

/** A person changed values. */
export function typed<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  values: V,
): Step<R, V, A> {
  const { parts } = config;
  const changed = new Set(parts.differing(values, state.values));
  const left = new Set(parts.differing(values, state.base));
  // what was wrong with an older value says nothing about this one
  const stands = state.issues.filter((issue) => !changed.has(config.partOf(issue.path, state.record)));
  const next = {
    ...state,
    values,
    contested: state.contested.filter((path) => left.has(path)),
    issues: stands.length < state.issues.length ? stands : state.issues,
  };
  // everything was put back: there is nothing to choose about
  const now = next.theirs && left.size === 0 ? mergeServed(config, next, next.theirs) : next;
  const restoredAt = unsavedParts(now, parts).length > 0 ? now.restoredAt : null;
  return { state: { ...now, restoredAt }, effects: drafting(config, now) };
}

/** The device was asked for a draft: it comes in once the record is there and may be changed. */
export function restored<R, V, A>(config: RecordConfig<R, V>, state: RecordState<R, V, A>): Step<R, V, A> {
  if (!state.draft)
    return { state, effects: typedParts(state, config.parts).length > 0 ? drafting(config, state) : [] };
  if (!state.loaded || !config.editable(state.record)) return still(state);
  const next = restoreDraft(config, state, state.draft);
  return { state: next, effects: drafting(config, next) };
}

/** An answer or an event says what the server has. */
export function arrived<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  served: Served<R, V>,
): Step<R, V, A> {
  // about another record, or to an older question
  if (served.id !== state.id || (state.loaded && !isNewer(served, state.theirs ?? state)))
    return still(state);
  if (state.sending) {
    // it may be what is being saved here: the answer to that says more
    const isNewest = !state.waiting || isNewer(served, state.waiting);
    return still({ ...state, waiting: isNewest ? served : state.waiting });
  }
  const wasTyped = typedParts(state, config.parts).length > 0;
  const { state: next, effects } = restored(config, mergeServed(config, state, served));
  return {
    state: next,
    effects: [
      ...(effects.length === 0 && wasTyped ? drafting(config, next) : effects),
      ...(next.asking ? [{ type: 'describe' } as const] : []),
    ],
  };
}

/** An act of its own closed the record, or what is typed is not wanted: what is shown is what the server has. */
export function replaced<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  served: Served<R, V>,
): Step<R, V, A> {
  if (served.id !== state.id) return still(state);
  const { record, values, version } = served;
  const now = { ...state, ...clean, record, version, base: values, values, loaded: true };
  const next = { ...now, sending: null, waiting: null };
  return { state: next, effects: [...drafting(config, next), ...letGo(state)] };
}

/** What is typed is thrown away by hand; a save that is on its way is waited for. */
export function discarded<R, V, A>(state: RecordState<R, V, A>, freshId: string): Step<R, V, A> {
  if (state.sending || !state.loaded) return still(state);
  const { values, record, version } = isNew(state) ? empty(state) : serverOf(state);
  const request = { id: freshId, sent: null, act: null };
  return {
    state: { ...state, ...clean, record, version, base: values, values, request },
    effects: [{ type: 'clearDraft', id: state.id }, ...letGo(state)],
  };
}

function empty<R, V, A>({ blank }: RecordState<R, V, A>) {
  return { values: blank, record: null, version: null };
}

/** Nobody waits any more. */
function letGo<R, V, A>(state: RecordState<R, V, A>): RecordEffect<R, V, A>[] {
  const waits = state.sending !== null || state.asking !== null;
  return waits ? [{ type: 'settle', outcome: { kind: 'dismissed' } }] : [];
}
