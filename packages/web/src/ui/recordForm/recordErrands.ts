import type { ConflictLine } from '../ConflictDialog.tsx';
import {
  choiceOf,
  isNew,
  type RecordEvent,
  type RecordState,
  serverOf,
  typedParts,
} from './recordFormState.ts';
import type { RecordPorts } from './recordSurroundings.ts';

/** The form that an errand is run for. */
type Desk<R, V, A> = {
  ports: () => RecordPorts<R, V, A>;
  state: () => RecordState<R, V, A>;
  dispatch: (event: RecordEvent<R, V, A>) => void;
  isShown: () => boolean;
};

/** Sends what is on its way, and tells the form how that ended. */
export async function sendRecord<R, V, A>({ ports, state, dispatch, isShown }: Desk<R, V, A>): Promise<void> {
  const { sending, record, id } = state();
  if (!sending) return;
  const { values, over: version, requestId, act } = sending;
  const changed = typedParts(state(), ports().parts);
  try {
    const saved = await ports().save({
      id: isNew(state()) ? null : id,
      values,
      changed,
      version,
      requestId,
      act,
      record,
    });
    if (saved === null) dispatch({ type: 'dismissed' });
    else dispatch({ type: 'saved', served: ports().serve(saved), freshId: ports().newId() });
  } catch (error) {
    const refusal = ports().refusal(error, values, record);
    if (refusal.kind === 'issues') return dispatch({ type: 'refused', issues: refusal.issues });
    // who has left cannot choose between two versions: what is typed waits in its draft
    const isAnswered = refusal.kind === 'conflict' || refusal.isAnswered;
    if (refusal.kind === 'other' || !isShown()) return dispatch({ type: 'failed', error, isAnswered });
    try {
      const now = refusal.current ?? (await ports().load(id));
      if (now === null) return dispatch({ type: 'failed', error, isAnswered });
      dispatch({ type: 'conflicted', served: ports().serve(now), error, freshId: ports().newId() });
    } catch (unread) {
      dispatch({ type: 'failed', error: unread, isAnswered });
    }
  }
}

/** Puts both versions into words and shows them; where the words are the same nobody is asked. */
export async function describeChoice<R, V, A>(
  desk: Desk<R, V, A>,
  show: (lines: readonly ConflictLine[]) => void,
): Promise<void> {
  const { ports, state, dispatch } = desk;
  const asked = state();
  const { values: theirs, record } = serverOf(asked);
  const paths = choiceOf(asked, ports().parts);
  try {
    const lines = await ports().describe({ paths, mine: asked.values, theirs, base: asked.base, record });
    // what is asked about changed meanwhile: that is described instead
    if (state() !== asked) return state().asking ? describeChoice(desk, show) : undefined;
    if (lines.length === 0) dispatch({ type: 'chosen', theirs: [], freshId: ports().newId() });
    else show(lines);
  } catch (error) {
    ports().tell(error);
    dispatch({ type: 'choiceClosed' });
  }
}

/** Reads records: an answer to an older question than one that was answered is dropped. */
export function makeReader<R>(load: () => Promise<R | null>, arrive: (record: R) => void) {
  let questions = 0;
  let answered = 0;
  return async (): Promise<R | null> => {
    questions += 1;
    const mine = questions;
    const record = await load();
    if (mine < answered) return null;
    answered = mine;
    if (record !== null) arrive(record);
    return record;
  };
}
