import type { Issue } from '@sen/domain/catalogue/validate';
import type { ConflictLine } from '../ConflictDialog.tsx';
import { readDraft } from './keptDraft.ts';
import { sameValue } from './parts.ts';
import { describeChoice, makeReader, sendRecord } from './recordErrands.ts';
import { reduceRecord } from './recordFormReducer.ts';
import {
  choiceOf,
  initialState,
  isNew,
  type Outcome,
  type RecordEffect,
  type RecordEvent,
  type RecordState,
} from './recordFormState.ts';
import type { RecordPorts } from './recordSurroundings.ts';
import { type RecordView, sameView, viewOf } from './recordView.ts';

export type RecordStore<R, V extends object, A> = ReturnType<typeof makeRecordStore<R, V, A>>;

/** The form of one record for as long as somebody sees it or a save of it is on its way. Knows no React. */
export function makeRecordStore<R, V extends object, A>(id: string, blank: V, first: RecordPorts<R, V, A>) {
  let ports = first;
  let state: RecordState<R, V, A> = initialState(id, blank, first.newId());
  let lines: readonly ConflictLine[] | null = null;
  let error: unknown = null;
  let view: RecordView<R> = viewOf(ports, state, lines, error);
  let draftReading: Promise<void> | null = null;
  /** How many parts of the page show the form. */
  let users = 0;
  /** Somebody saw it and left: the draft is that of whoever opens the record next. */
  let isLeft = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<(outcome: Outcome<R>) => void>();

  const changed = () => {
    const next = viewOf(ports, state, lines, error);
    if (!sameView(view, next)) view = next;
    for (const listener of [...listeners]) listener();
  };
  const dispatch = (event: RecordEvent<R, V, A>): void => {
    const step = reduceRecord(ports, state, event);
    if (step.state === state && step.effects.length === 0) return;
    state = step.state;
    if (!state.asking) lines = null;
    changed();
    step.effects.forEach(run);
  };
  const desk = { ports: () => ports, state: () => state, dispatch, isShown: () => users > 0 };
  const busyWith = () => state.sending ?? state.asking;
  const outcome = () => new Promise<Outcome<R>>((answer) => waiting.add(answer));
  const settle = (how: Outcome<R>) => {
    const all = [...waiting];
    waiting.clear();
    for (const answer of all) answer(how);
  };
  const run = (effect: RecordEffect<R, V, A>): void => {
    if (effect.type === 'send') void sendRecord(desk);
    else if (effect.type === 'keepDraft') ports.drafts.keep(effect.id, effect.draft, effect.version);
    else if (effect.type === 'clearDraft') ports.drafts.clear(effect.id);
    else if (effect.type === 'tell') ports.tell(effect.error);
    else if (effect.type === 'settle') settle(effect.outcome);
    else if (effect.type === 'announce') ports.announce({ ...effect, isShown: users > 0 });
    else if (effect.type === 'focus') {
      if (users > 0) ports.focus(effect.path);
    } else
      void describeChoice(desk, (found) => {
        lines = found;
        changed();
      });
  };

  const readDraftOnce = () => {
    draftReading ??= ports.drafts
      .read(state.id)
      .catch(() => null) // a device that keeps nothing
      .then((found) =>
        dispatch({ type: 'draftRead', draft: readDraft(found, ports.oldDraft, ports.newId()) }),
      );
    return draftReading;
  };
  const arrive = (record: R) => {
    if (isLeft) return;
    error = null;
    dispatch({ type: 'arrived', served: ports.serve(record) });
  };
  const readLatest = makeReader(() => ports.load(state.id), arrive);
  const read = async (): Promise<R | null> => {
    try {
      return await readLatest();
    } catch (unread) {
      error = unread;
      changed();
      return null;
    }
  };

  return {
    use: (next: RecordPorts<R, V, A>) => {
      ports = next;
    },
    values: () => state.values,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Somebody sees the form; answers how they leave it. */
    enter: () => {
      users += 1;
      isLeft = false;
      return () => {
        users -= 1;
        isLeft = users === 0;
      };
    },
    inUse: () => users > 0 || state.sending !== null,
    /** Asks the device for a draft, and the server for the record unless the screen gives it. */
    open: (readsItself: boolean) => {
      void readDraftOnce();
      if (readsItself && !state.loaded && !isNew(state)) void read();
    },
    arrive,
    read,
    replace: (record: R) => dispatch({ type: 'replaced', served: ports.serve(record) }),
    change: (part: Partial<V>) => {
      if (state.loaded && !isLeft) dispatch({ type: 'typed', values: { ...state.values, ...part } });
    },
    /** Saves, and does `act` with it. Who saves again meanwhile waits for the same outcome; an act waits for the save before it. */
    save: async (act: A | null = null): Promise<Outcome<R>> => {
      if (!state.draftRead) await readDraftOnce();
      // what ends a save may begin another one before this act is heard
      for (let busy = busyWith(); busy && act !== null && !sameValue(busy.act, act); busy = busyWith()) {
        const before = await outcome();
        if (before.kind !== 'ok') return before;
      }
      if (!state.loaded) return { kind: 'dismissed' };
      const after = outcome();
      dispatch({ type: 'save', act, freshId: ports.newId() });
      return after;
    },
    discard: () => dispatch({ type: 'discarded', freshId: ports.newId() }),
    choose: (theirs: readonly string[]) => dispatch({ type: 'chosen', theirs, freshId: ports.newId() }),
    takeTheirs: () =>
      dispatch({ type: 'chosen', theirs: choiceOf(state, ports.parts), freshId: ports.newId() }),
    closeChoice: () => dispatch({ type: 'choiceClosed' }),
    showIssues: (issues: readonly Issue[]) => dispatch({ type: 'issuesShown', issues }),
  };
}
