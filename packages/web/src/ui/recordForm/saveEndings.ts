import type { Issue } from '@sen/domain/catalogue/validate';
import type { Outcome, RecordConfig, RecordState, Step } from './recordFormState.ts';
import { arrived, drafting, still } from './typedSteps.ts';

/** Something is wrong with the values: it is shown, and the first wrong field takes the cursor. */
export function refused<R, V, A>(
  config: RecordConfig<R, V>,
  step: Step<R, V, A>,
  issues: readonly Issue[],
): Step<R, V, A> {
  const first = issues.find(isError);
  return {
    state: { ...step.state, issues, refusals: step.state.refusals + 1 },
    effects: [
      ...step.effects,
      ...drafting(config, step.state),
      ...(first ? [{ type: 'focus' as const, path: first.path }] : []),
      settle({ kind: 'issues', issues }),
    ],
  };
}

/** The save did not come through, or its question was answered with no (`error` null). What is typed stays. */
export function failed<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  error: unknown,
  isAnswered: boolean,
): Step<R, V, A> {
  if (!state.sending) return still(state);
  const step = free(config, isAnswered ? unsent(state) : state);
  const told = error === null ? [] : [{ type: 'tell' as const, error }];
  const kind = error === null ? 'dismissed' : 'failed';
  return { state: step.state, effects: [...step.effects, ...told, settle({ kind })] };
}

/** The server keeps nothing of what was sent: the next request may be another one. */
export function unsent<R, V, A>(state: RecordState<R, V, A>): RecordState<R, V, A> {
  return { ...state, request: { ...state.request, sent: null, act: null } };
}

/** No save is on its way any more: what came meanwhile comes in. */
export function free<R, V, A>(config: RecordConfig<R, V>, state: RecordState<R, V, A>): Step<R, V, A> {
  const { waiting } = state;
  const now = { ...state, sending: null, waiting: null };
  return waiting ? arrived(config, now, waiting) : still(now);
}

/** Nothing is left to send: the server has it all, of one's own or, where theirs was taken, not (`isMine`). */
export function finished<R, V, A>(
  config: RecordConfig<R, V>,
  step: Step<R, V, A>,
  isMine = true,
): Step<R, V, A> {
  const { record } = step.state;
  if (record === null) return step;
  const done = { ...step.state, issues: [], restoredAt: null };
  const announced = {
    type: 'announce' as const,
    record,
    act: null,
    wasNew: false,
    isSent: false,
    typedOn: false,
  };
  return {
    state: done,
    effects: [...drafting(config, done), ...(isMine ? [announced] : []), settle({ kind: 'ok', record })],
  };
}

export function settle<R>(outcome: Outcome<R>) {
  return { type: 'settle' as const, outcome };
}

export function isError(issue: Issue): boolean {
  return (issue.severity ?? 'error') === 'error';
}
