import type { RecordConfig, RecordEvent, RecordState, Step } from './recordFormState.ts';
import { failed, free, refused, unsent } from './saveEndings.ts';
import { chosen, conflicted, save, saved } from './saveSteps.ts';
import { arrived, discarded, replaced, restored, still, typed } from './typedSteps.ts';

/** What becomes of a form after an event, and what is to be done. Pure: ids come with the event. */
export function reduceRecord<R, V, A>(
  config: RecordConfig<R, V>,
  state: RecordState<R, V, A>,
  event: RecordEvent<R, V, A>,
): Step<R, V, A> {
  switch (event.type) {
    case 'typed':
      return typed(config, state, event.values);
    case 'draftRead':
      return state.draftRead
        ? still(state)
        : restored(config, { ...state, draftRead: true, draft: event.draft });
    case 'arrived':
      return arrived(config, state, event.served);
    case 'replaced':
      return replaced(config, state, event.served);
    case 'save':
      return save(config, state, event.act, event.freshId);
    case 'saved':
      return saved(config, state, event.served, event.freshId);
    case 'refused':
      return state.sending ? refused(config, free(config, unsent(state)), event.issues) : still(state);
    case 'conflicted':
      return conflicted(config, state, event);
    case 'failed':
      return failed(config, state, event.error, event.isAnswered);
    case 'dismissed':
      return failed(config, state, null, true);
    case 'chosen':
      return chosen(config, state, event.theirs, event.freshId);
    case 'choiceClosed':
      return state.asking
        ? { state: { ...state, asking: null }, effects: [{ type: 'settle', outcome: { kind: 'conflict' } }] }
        : still(state);
    case 'discarded':
      return discarded(state, event.freshId);
    case 'issuesShown':
      return still({ ...state, issues: event.issues });
  }
}
