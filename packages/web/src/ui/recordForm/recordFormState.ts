import type { Issue } from '@sen/domain/catalogue/validate';
import type { Parts } from './parts.ts';

/** A record as the server had it at a version. */
export type Served<R, V> = { id: string; record: R; version: number | null; values: V };

/** What a device keeps of a form that is not saved: the parts that were typed, and what they were typed on. */
export type KeptDraft<V> = {
  paths: readonly string[];
  values: V;
  base: V;
  /** Those that somebody else changed as well. */
  contested: readonly string[];
  requestId: string;
  /** What was sent of a new record, while it is not known whether it arrived. */
  sent: V | null;
};

/** What is on its way to the server; `act` is null for a plain save. */
export type Sending<V, A> = {
  values: V;
  over: number | null;
  requestId: string;
  act: A | null;
  /** It was sent before and no answer came: what was typed since follows once it is there. */
  isRepeat: boolean;
};

export type RecordState<R, V, A> = {
  /** The id of the record, 'new' until the first save. */
  id: string;
  /** The record as the server had it last; null for a new one, and until it is read. */
  record: R | null;
  /** The version and the values that what is typed stands on. */
  version: number | null;
  base: V;
  values: V;
  /** What a new record begins with. */
  blank: V;
  /** Whether `base` is known, and whether the device was asked for a draft. */
  loaded: boolean;
  draftRead: boolean;
  /** A draft that waits until the record is there and may be changed. */
  draft: { kept: KeptDraft<V>; version: number | null; savedAt: number } | null;
  /** When the draft that is shown was kept. */
  restoredAt: number | null;
  /** Parts that were typed here and that somebody else changed as well. */
  contested: readonly string[];
  /** A newer version that a person has to choose about (`merge: 'ask'`). */
  theirs: Served<R, V> | null;
  sending: Sending<V, A> | null;
  /** What came while a save was on its way. */
  waiting: Served<R, V> | null;
  /** Whether both versions are shown, and what is done after the choice. */
  asking: { act: A | null } | null;
  /** The id of the next request, and what was sent with it and never answered. */
  request: { id: string; sent: V | null; act: A | null };
  issues: readonly Issue[];
  /** How often a save was refused for what is wrong: each time that is shown anew. */
  refusals: number;
};

export type RecordEvent<R, V, A> =
  | { type: 'draftRead'; draft: RecordState<R, V, A>['draft'] }
  /** An answer or an event says what the server has. */
  | { type: 'arrived'; served: Served<R, V> }
  /** An act of its own closed the record: what is shown is what the server has. */
  | { type: 'replaced'; served: Served<R, V> }
  | { type: 'typed'; values: V }
  | { type: 'save'; act: A | null; freshId: string }
  | { type: 'saved'; served: Served<R, V>; freshId: string }
  | { type: 'refused'; issues: readonly Issue[] }
  /** Somebody else saved first: `served` is what the server has now. */
  | { type: 'conflicted'; served: Served<R, V>; error: unknown; freshId: string }
  /** `isAnswered`: the server refused it, and keeps nothing of it; else it may have arrived. */
  | { type: 'failed'; error: unknown; isAnswered: boolean }
  /** A question about the save was answered with no. */
  | { type: 'dismissed' }
  /** Both versions were shown: these parts are taken from the server's. */
  | { type: 'chosen'; theirs: readonly string[]; freshId: string }
  | { type: 'choiceClosed' }
  | { type: 'discarded'; freshId: string }
  | { type: 'issuesShown'; issues: readonly Issue[] };

export type Outcome<R> =
  | { kind: 'ok'; record: R }
  | { kind: 'issues'; issues: readonly Issue[] }
  | { kind: 'conflict' | 'failed' | 'dismissed' };

export type RecordEffect<R, V, A> =
  | { type: 'send'; sending: Sending<V, A> }
  | { type: 'keepDraft'; id: string; draft: KeptDraft<V>; version: number | null }
  | { type: 'clearDraft'; id: string }
  /** Both versions are to be shown. */
  | { type: 'describe' }
  | { type: 'focus'; path: string }
  | { type: 'tell'; error: unknown }
  /** The server has it; `typedOn`: more was typed meanwhile. */
  | { type: 'announce'; record: R; act: A | null; wasNew: boolean; isSent: boolean; typedOn: boolean }
  | { type: 'settle'; outcome: Outcome<R> };

/** What becomes of a form after an event, and what is to be done then. */
export type Step<R, V, A> = { state: RecordState<R, V, A>; effects: RecordEffect<R, V, A>[] };

export type RecordConfig<R, V> = {
  parts: Parts<V>;
  /** What both did to one record: put together field by field, or always asked about. */
  merge: 'byPart' | 'ask';
  /** What was typed as it was meant, before it is judged. */
  clean: (values: V) => V;
  /** What is wrong with the values, before they are sent. */
  check: (values: V, record: R | null) => readonly Issue[];
  /** Whether the record may be changed; a draft waits until then. */
  editable: (record: R | null) => boolean;
  /** The part that an issue is about. */
  partOf: (path: string, record: R | null) => string;
};

export const newId = 'new';

/** A form before anything is known; a new record begins with `values`. */
export function initialState<R, V, A>(id: string, values: V, requestId: string): RecordState<R, V, A> {
  return {
    id,
    record: null,
    version: null,
    base: values,
    values,
    blank: values,
    loaded: isNew({ id }),
    draftRead: false,
    draft: null,
    restoredAt: null,
    contested: [],
    theirs: null,
    sending: null,
    waiting: null,
    asking: null,
    request: { id: requestId, sent: null, act: null },
    issues: [],
    refusals: 0,
  };
}

/** Whether the server has none of it yet. What a new record is made from (`record`) may be known all the same. */
export function isNew({ id }: { id: string }): boolean {
  return id.startsWith(newId);
}

/** The parts that were typed and that the server does not have. */
export function typedParts<R, V, A>(state: RecordState<R, V, A>, parts: Parts<V>): readonly string[] {
  return state.loaded ? parts.differing(state.values, state.base) : [];
}

/** The parts that are lost with the page: of a new record also those that it took from another one. */
export function unsavedParts<R, V, A>(state: RecordState<R, V, A>, parts: Parts<V>): readonly string[] {
  return isNew(state) ? parts.differing(state.values, state.blank) : typedParts(state, parts);
}

/** What the server has, as far as it is known here. */
export function serverOf<R, V, A>(
  state: RecordState<R, V, A>,
): { values: V; record: R | null; version: number | null } {
  return state.theirs ?? { values: state.base, record: state.record, version: state.version };
}

/** The parts that a person chooses about. */
export function choiceOf<R, V, A>(state: RecordState<R, V, A>, parts: Parts<V>): readonly string[] {
  return state.theirs ? parts.differing(state.values, state.theirs.values) : state.contested;
}
