import { isNewer, mergeServed } from './mergeRecord.ts';
import { sameValue } from './parts.ts';
import {
  choiceOf,
  isNew,
  type RecordConfig,
  type RecordEffect,
  type RecordState,
  type Served,
  type Step,
  typedParts,
} from './recordFormState.ts';
import { failed, finished, isError, refused, settle, unsent } from './saveEndings.ts';
import { arrived, clean, drafting, still } from './typedSteps.ts';

/** A person saves, or does another act that saves first. */
export function save<R, V, A>(
  config: RecordConfig<R, V>,
  typed: RecordState<R, V, A>,
  act: A | null,
  freshId: string,
): Step<R, V, A> {
  // a second press while the first is on its way, or while a choice is open, does nothing more
  if (typed.sending || typed.asking || !typed.loaded) return still(typed);
  const state = { ...typed, values: config.clean(typed.values) };
  const wrong = config.check(state.values, state.record);
  if (wrong.some(isError)) return refused(config, still(state), wrong);
  if (choiceOf(state, config.parts).length > 0) return ask(state, act);
  const isSaved = !isNew(state) && typedParts(state, config.parts).length === 0;
  return isSaved && act === null ? finished(config, still(state)) : send(config, state, act, freshId);
}

function send<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  act: A | null,
  freshId: string,
): Step<R, V, A> {
  const { request, version } = state;
  const isOther =
    request.sent !== null &&
    (config.parts.differing(request.sent, state.values).length > 0 || !sameValue(request.act, act));
  // A new record whose answer was lost may be there: the same request says so, and what was typed since is sent after it. A change
  // of a known record stands on a version, which says it as well.
  const isRepeat = isOther && isNew(state);
  const values = isRepeat && request.sent !== null ? request.sent : state.values;
  const requestId = isOther && !isRepeat ? freshId : request.id;
  const sending = { values, over: version, requestId, act: isRepeat ? request.act : act, isRepeat };
  const next = {
    ...state,
    sending,
    asking: null,
    request: { id: requestId, sent: values, act: sending.act },
    issues: [],
  };
  return { state: next, effects: [...drafting(config, next), { type: 'send', sending }] };
}

/** The server has it; what was typed meanwhile stays on top of it. */
export function saved<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  served: Served<R, V>,
  freshId: string,
): Step<R, V, A> {
  const { sending, waiting, id: oldId } = state;
  if (!sending) return still(state);
  const { parts } = config;
  const { id, record, version } = served;
  const since = parts.differing(state.values, sending.values);
  // what was sent and is not what the server has: a repeat may answer what somebody else made of it
  const other = new Set(parts.differing(sending.values, served.values));
  const there: RecordState<R, V, A> = {
    ...state,
    ...clean,
    id,
    record,
    version,
    base: served.values,
    values: parts.put(served.values, state.values, since),
    contested: since.filter((path) => other.has(path)),
    sending: null,
    waiting: null,
    request: { id: freshId, sent: null, act: null },
    loaded: true,
    draftRead: true,
  };
  const isLater = waiting !== null && waiting.id === id && isNewer(waiting, there);
  const now = isLater ? mergeServed(config, there, waiting) : there;
  const typedOn = typedParts(now, parts).length > 0;
  const told: RecordEffect<R, V, A>[] = [
    ...(typedOn ? drafting(config, now) : []),
    ...(typedOn && oldId === id ? [] : [{ type: 'clearDraft' as const, id: oldId }]),
    { type: 'announce', record, act: sending.act, wasNew: isNew(state), isSent: true, typedOn },
  ];
  if (!sending.isRepeat || !typedOn)
    return { state: now, effects: [...told, settle({ kind: 'ok', record })] };
  const rest = save(config, now, null, freshId);
  return { state: rest.state, effects: [...told, ...rest.effects] };
}

/** Somebody else saved first: what both sides allow is sent again, the rest is asked about. */
export function conflicted<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  { served, error, freshId }: { served: Served<R, V>; error: unknown; freshId: string },
): Step<R, V, A> {
  const { sending, waiting } = state;
  if (!sending) return still(state);
  // the server refuses the very version that it has: asking again would never end
  const isSame = sending.over === null || (served.version !== null && served.version <= sending.over);
  if (isSame || served.id !== state.id) return failed(config, state, error, true);
  const newest = waiting && isNewer(waiting, served) ? waiting : served;
  const step = arrived(config, { ...unsent(state), sending: null, waiting: null }, newest);
  const now = step.state;
  if (choiceOf(now, config.parts).length > 0) return ask(now, sending.act, step.effects);
  const isThere = !isNew(now) && typedParts(now, config.parts).length === 0;
  if (isThere && sending.act === null) return finished(config, step);
  return send(config, now, sending.act, freshId);
}

/** Both versions were shown: the parts `theirs` are taken from the server's, and the act goes on with the rest. */
export function chosen<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  theirs: readonly string[],
  freshId: string,
): Step<R, V, A> {
  if (!state.asking) return still(state);
  const { act } = state.asking;
  const { record, version, values: base } = state.theirs ?? { ...state, values: state.base };
  const values = config.parts.put(state.values, base, theirs);
  const now = { ...state, ...clean, record, version, base, values };
  const isThere = !isNew(now) && typedParts(now, config.parts).length === 0;
  return isThere && act === null ? finished(config, still(now), false) : save(config, now, act, freshId);
}

function ask<R, V, A>(
  state: RecordState<R, V, A>,
  act: A | null,
  before: Step<R, V, A>['effects'] = [],
): Step<R, V, A> {
  return { state: { ...state, asking: { act } }, effects: [...before, { type: 'describe' }] };
}
