import { expect, test } from 'vitest';
import { fieldParts } from './parts.ts';
import { reduceRecord } from './recordFormReducer.ts';
import {
  choiceOf,
  initialState,
  type RecordConfig,
  type RecordEvent,
  type RecordState,
  type Served,
  typedParts,
} from './recordFormState.ts';

type Values = { name: string; note: string };
type State = RecordState<Values, Values, 'end'>;
type Event = RecordEvent<Values, Values, 'end'>;

const config: RecordConfig<Values, Values> = {
  parts: fieldParts<Values>(),
  merge: 'byPart',
  clean: (values) => values,
  check: (values) => (values.name === '' ? [{ path: 'name', code: 'REQUIRED' }] : []),
  editable: () => true,
  partOf: (path) => path,
};
const served = (id: string, version: number, name: string, note = ''): Served<Values, Values> => ({
  id,
  version,
  record: { name, note },
  values: { name, note },
});
const run = (events: readonly Event[], from: State, by = config): State =>
  events.reduce((state, event) => reduceRecord(by, state, event).state, from);
const typed = (name: string, note = ''): Event => ({ type: 'typed', values: { name, note } });
const save: Event = { type: 'save', act: null, freshId: 'r2' };
const noDraft: Event = { type: 'draftRead', draft: null };
const opened: readonly Event[] = [noDraft, { type: 'arrived', served: served('a', 1, 'An') }];
const error = new Error('refused');

const blank = { name: '', note: '' };
const unread = initialState<Values, Values, 'end'>('a', blank, 'r1');
const states = {
  unread,
  clean: run(opened, unread),
  typed: run([...opened, typed('Anh')], unread),
  wrong: run([...opened, typed(''), save], unread),
  sending: run([...opened, typed('Anh'), save], unread),
  typedOn: run([...opened, typed('Anh'), save, typed('Anh', 'late')], unread),
  contested: run([...opened, typed('Anh'), { type: 'arrived', served: served('a', 2, 'Ann') }], unread),
  choosing: run([...opened, typed('Anh'), { type: 'arrived', served: served('a', 2, 'Ann') }, save], unread),
  fresh: run([noDraft, typed('Bo')], initialState<Values, Values, 'end'>('new', blank, 'r1')),
  freshSending: run([noDraft, typed('Bo'), save], initialState<Values, Values, 'end'>('new', blank, 'r1')),
} as const;

const events = {
  save,
  'save with an act': { type: 'save', act: 'end', freshId: 'r2' },
  'others changed the note': { type: 'arrived', served: served('a', 3, 'An', 'theirs') },
  'others changed the name': { type: 'arrived', served: served('a', 3, 'Other') },
  'an older answer': { type: 'arrived', served: served('a', 0, 'Old') },
  'another record': { type: 'arrived', served: served('b', 9, 'Somebody') },
  'put back': typed('An'),
  saved: { type: 'saved', served: served('a', 4, 'ANH'), freshId: 'r9' },
  refused: { type: 'refused', issues: [{ path: 'note', code: 'REQUIRED' }] },
  'conflict elsewhere': {
    type: 'conflicted',
    served: served('a', 5, 'An', 'theirs'),
    error,
    freshId: 'r9',
  },
  'conflict here': { type: 'conflicted', served: served('a', 5, 'Other'), error, freshId: 'r9' },
  'conflict of the same version': { type: 'conflicted', served: served('a', 1, 'An'), error, freshId: 'r9' },
  failed: { type: 'failed', error, isAnswered: true },
  lost: { type: 'failed', error, isAnswered: false },
  dismissed: { type: 'dismissed' },
  'mine chosen': { type: 'chosen', theirs: [], freshId: 'r9' },
  'theirs chosen': { type: 'chosen', theirs: ['name'], freshId: 'r9' },
  'choice closed': { type: 'choiceClosed' },
  discarded: { type: 'discarded', freshId: 'r9' },
  replaced: { type: 'replaced', served: served('a', 6, 'Closed') },
} as const satisfies Record<string, Event>;

/** A state in one line: what it does, whose version it stands on, what is shown, what is typed, what both changed. */
function told(state: State): string {
  const doing = state.sending ? 'sending' : state.asking ? 'choosing' : state.loaded ? 'open' : 'unread';
  const parts = typedParts(state, config.parts);
  return [
    `${doing} ${state.id}@${state.version ?? '-'}`,
    `${state.values.name}/${state.values.note}`,
    parts.length > 0 ? `typed ${parts}` : '',
    state.contested.length > 0 ? `both ${state.contested}` : '',
    state.issues.length > 0 ? `wrong ${state.issues.map((one) => one.path)}` : '',
    state.waiting ? `waits @${state.waiting.version}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

for (const [from, state] of Object.entries(states)) {
  test(`a form that is ${from}, after each event`, () => {
    const table = Object.entries(events).map(([name, event]) => {
      const step = reduceRecord(config, state, event);
      const done = step.effects.map((one) => (one.type === 'settle' ? one.outcome.kind : one.type));
      return `${name}: ${step.state === state ? '=' : told(step.state)}${done.length > 0 ? ` -> ${done.join(' ')}` : ''}`;
    });
    expect([told(state), ...table]).toMatchSnapshot();
  });
}

/** What a form that always asks does otherwise: two who change different fields of one record are both shown. */
test('a record that is one decision is asked about as a whole', () => {
  const ask: RecordConfig<Values, Values> = { ...config, merge: 'ask' };
  const theirs = served('a', 2, 'An', 'theirs');
  const arrived = reduceRecord(ask, states.typed, { type: 'arrived', served: theirs }).state;
  expect([arrived.values, arrived.version, choiceOf(arrived, config.parts)]).toEqual([
    { name: 'Anh', note: '' },
    1,
    ['name', 'note'],
  ]);
  const asked = reduceRecord(ask, arrived, save);
  expect(asked.effects).toEqual([{ type: 'describe' }]);
  const chosen = reduceRecord(ask, asked.state, { type: 'chosen', theirs: ['note'], freshId: 'r9' });
  expect(chosen.state.sending).toMatchObject({ values: { name: 'Anh', note: 'theirs' }, over: 2 });
  // everything put back: there is nothing left to choose about
  const back = reduceRecord(ask, arrived, typed('An'));
  expect(told(back.state)).toBe('open a@2, An/theirs');
});

test('a new record whose answer was lost is sent again as it was, and what was typed since after it', () => {
  const lost = run([{ type: 'failed', error, isAnswered: false }, typed('Bob')], states.freshSending);
  const again = reduceRecord(config, lost, save).state;
  expect(again.sending).toMatchObject({ values: { name: 'Bo' }, requestId: 'r1', isRepeat: true });
  const there = reduceRecord(config, again, { type: 'saved', served: served('n', 1, 'Bo'), freshId: 'r3' });
  expect(there.state.sending).toMatchObject({ values: { name: 'Bob' }, over: 1, requestId: 'r3' });
  expect(there.effects.map((one) => one.type)).toEqual([
    'keepDraft',
    'clearDraft',
    'announce',
    'keepDraft',
    'send',
  ]);
});

test('a change that the server refused is another request once it is changed, and the same one until then', () => {
  const refused = run([{ type: 'failed', error, isAnswered: false }], states.sending);
  expect(reduceRecord(config, refused, save).state.sending?.requestId).toBe('r1');
  expect(run([typed('Anna'), save], refused).sending?.requestId).toBe('r2');
  const act: Event = { type: 'save', act: 'end', freshId: 'r3' };
  expect(reduceRecord(config, refused, act).state.sending?.requestId).toBe('r3');
});

test('a draft waits until the record may be changed, and says what both changed since', () => {
  const draft = {
    kept: {
      paths: ['name'],
      values: { name: 'Anh', note: '' },
      base: { name: 'An', note: '' },
      contested: [],
      requestId: 'r7',
      sent: null,
    },
    version: 1,
    savedAt: 5,
  };
  const closed: RecordConfig<Values, Values> = { ...config, editable: (record) => record?.note !== 'closed' };
  const read = run([{ type: 'draftRead', draft }], unread);
  const first = run([{ type: 'arrived', served: served('a', 1, 'An', 'closed') }], read, closed);
  expect([told(first), first.restoredAt]).toEqual(['open a@1, An/closed', null]);
  const open = run([{ type: 'arrived', served: served('a', 2, 'Ann', 'open') }], first, closed);
  expect([told(open), open.restoredAt]).toEqual(['open a@2, Anh/open, typed name, both name', 5]);
});

test('a refused first save is not repeated as it was: what is sent after it is what stands in the form', () => {
  const begun = reduceRecord(
    config,
    { ...states.fresh, version: 1 },
    { type: 'save', act: null, freshId: 'r2' },
  ).state;
  const conflict: Event = {
    type: 'conflicted',
    served: served('new', 2, '', 'theirs'),
    error,
    freshId: 'r9',
  };
  expect(reduceRecord(config, begun, conflict).state.sending).toMatchObject({
    values: { name: 'Bo', note: 'theirs' },
    over: 2,
    isRepeat: false,
  });
});
