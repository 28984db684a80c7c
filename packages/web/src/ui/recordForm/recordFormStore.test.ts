import { beforeEach, expect, test } from 'vitest';
import type { ConflictLine } from '../ConflictDialog.tsx';
import { fieldParts } from './parts.ts';
import { makeRecordStore } from './recordFormStore.ts';
import type { RecordPorts, SaveRequest } from './recordSurroundings.ts';

type Person = { id: string; version: number; name: string };
type Values = { name: string };
type Return = { told: string };
type Pending<Q, A> = { asked: Q; answer: (answer: A) => void; refuse: (error: unknown) => void };

let saves: Pending<SaveRequest<Person, Values, Return>, Person>[];
let reads: Pending<string, Person | null>[];
let words: Pending<string, readonly ConflictLine[]>[];
let kept: Map<string, unknown>;
let told: unknown[];

const later = <Q, A>(list: Pending<Q, A>[], asked: Q) =>
  new Promise<A>((answer, refuse) => list.push({ asked, answer, refuse }));
const ports: RecordPorts<Person, Values, Return> = {
  parts: fieldParts<Values>(),
  merge: 'byPart',
  clean: (values) => values,
  check: () => [],
  editable: () => true,
  partOf: (path) => path,
  drafts: {
    read: async () => null,
    keep: (id, value) => void kept.set(id, value),
    clear: (id) => void kept.delete(id),
  },
  oldDraft: () => ({ paths: [], values: { name: '' }, base: { name: '' } }),
  serve: (record) => ({ id: record.id, version: record.version, record, values: { name: record.name } }),
  load: (id) => later(reads, id),
  save: (request) => later(saves, request),
  refusal: (error) =>
    error === 'conflict' ? { kind: 'conflict', current: null } : { kind: 'other', isAnswered: true },
  describe: ({ mine, theirs }) => later(words, `${mine.name}/${theirs.name}`),
  tell: (error) => void told.push(error),
  focus: () => undefined,
  announce: ({ act }) => void told.push(act ?? 'saved'),
  newId: () => crypto.randomUUID(),
};
const an = (version: number, name: string): Person => ({ id: 'a', version, name });
const line = (theirs: string): ConflictLine => ({ path: 'name', label: 'name', mine: 'mine', theirs });
/** All that is ready has come in. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await null;
};
async function opened() {
  const store = makeRecordStore<Person, Values, Return>('a', { name: '' }, ports);
  const leave = store.enter();
  store.open(false);
  store.arrive(an(1, 'An'));
  await settled();
  return { store, leave };
}

beforeEach(() => {
  saves = [];
  reads = [];
  words = [];
  kept = new Map();
  told = [];
});

test('an act waits for the save that is on its way, and goes on with what that made', async () => {
  const { store } = await opened();
  store.change({ name: 'Anh' });
  const first = store.save();
  const act = store.save({ told: 'doctor' });
  const again = store.save({ told: 'doctor' });
  await settled();
  expect(saves).toHaveLength(1);
  saves[0]?.answer(an(2, 'Anh'));
  await settled();
  expect(saves).toHaveLength(2);
  expect(saves[1]?.asked).toMatchObject({ version: 2, changed: [], act: { told: 'doctor' } });
  saves[1]?.answer(an(3, 'Anh'));
  expect((await Promise.all([first, act, again])).map((one) => one.kind)).toEqual(['ok', 'ok', 'ok']);
  expect(told).toEqual(['saved', { told: 'doctor' }]);
});

test('an act waits for every save that begins before it is heard', async () => {
  const { store } = await opened();
  store.use({
    ...ports,
    announce: ({ act, record }) => {
      told.push(act ?? 'saved');
      if (record.version !== 2) return;
      store.change({ name: 'Anh Thư' });
      void store.save();
    },
  });
  store.change({ name: 'Anh' });
  void store.save();
  const act = store.save({ told: 'doctor' });
  for (const [at, name] of ['Anh', 'Anh Thư', 'Anh Thư'].entries()) {
    await settled();
    saves[at]?.answer(an(at + 2, name));
  }
  expect((await act).kind).toBe('ok');
  expect(told).toEqual(['saved', 'saved', { told: 'doctor' }]);
});

test('an act is not done after a save that was refused', async () => {
  const { store } = await opened();
  store.change({ name: 'Anh' });
  const first = store.save();
  const act = store.save({ told: 'doctor' });
  await settled();
  saves[0]?.refuse('no');
  expect([(await first).kind, (await act).kind]).toEqual(['failed', 'failed']);
  expect(saves).toHaveLength(1);
});

test('of two readings the answer to the older one does not come over the newer', async () => {
  const { store } = await opened();
  const [older, newer] = [store.read(), store.read()];
  reads[1]?.answer(an(1, 'Newer'));
  await newer;
  reads[0]?.answer(an(1, 'Older'));
  await older;
  expect(store.values().name).toBe('Newer');
});

test('who has left hears of the conflict, and nothing is put over the draft', async () => {
  const { store, leave } = await opened();
  store.change({ name: 'Anh' });
  const outcome = store.save();
  await settled();
  leave();
  store.arrive(an(2, 'Other'));
  saves[0]?.refuse('conflict');
  expect((await outcome).kind).toBe('failed');
  expect(told).toEqual(['conflict']);
  expect(reads).toEqual([]);
  expect(kept.get('a')).toMatchObject({ values: { name: 'Anh' }, base: { name: 'An' } });
});

test('while both versions are put into words a third one is shown instead', async () => {
  const { store } = await opened();
  store.change({ name: 'mine' });
  store.arrive(an(2, 'second'));
  const outcome = store.save();
  await settled();
  store.arrive(an(3, 'third'));
  await settled();
  expect(words.map((one) => one.asked)).toEqual(['mine/second', 'mine/third']);
  words[0]?.answer([line('second')]);
  words[1]?.answer([line('third')]);
  await settled();
  words.slice(2).forEach((one) => void one.answer([line('third')]));
  await settled();
  expect(store.view().choice).toEqual([line('third')]);
  store.closeChoice();
  expect((await outcome).kind).toBe('conflict');
  expect(store.view().choice).toBeNull();
  expect(store.values().name).toBe('mine');
});

test('both versions that say the same in words are not asked about', async () => {
  const { store } = await opened();
  store.change({ name: 'mine' });
  store.arrive(an(2, 'MINE'));
  void store.save();
  await settled();
  words[0]?.answer([]);
  await settled();
  expect(saves[0]?.asked).toMatchObject({ version: 2, values: { name: 'mine' } });
});

test('words that cannot be read leave everything as it was', async () => {
  const { store } = await opened();
  store.change({ name: 'mine' });
  store.arrive(an(2, 'second'));
  const outcome = store.save();
  await settled();
  words[0]?.refuse('lost');
  expect((await outcome).kind).toBe('conflict');
  expect(told).toEqual(['lost']);
  expect(store.view()).toMatchObject({ dirty: true, saving: false });
});

test('what was typed is judged, shown and sent as it was meant', async () => {
  const judged: string[] = [];
  const store = makeRecordStore<Person, Values, Return>(
    'a',
    { name: '' },
    {
      ...ports,
      clean: ({ name }) => ({ name: name.trim() }),
      check: ({ name }) => {
        judged.push(name);
        return [];
      },
    },
  );
  const leave = store.enter();
  store.open(false);
  store.arrive(an(1, 'An'));
  await settled();
  store.change({ name: ' Anh ' });
  void store.save();
  await settled();
  expect([judged, store.values().name, saves[0]?.asked.values.name]).toEqual([['Anh'], 'Anh', 'Anh']);
  leave();
});
