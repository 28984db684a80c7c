import type { Draft } from '../../drafts.ts';
import { fieldParts, sameValue } from '../parts.ts';
import { makeRecordStore, type RecordStore } from '../recordFormStore.ts';
import { holdStore, liveStore, moveStore } from '../recordStores.ts';
import type { RecordPorts } from '../recordSurroundings.ts';
import { makeTrialServer, Refused, type Sent, type TrialRecord, type Values } from './server.ts';

type Field = keyof Values;
export type Step =
  | { do: 'type' | 'clear' | 'others'; field: Field }
  | { do: 'save' | 'event' | 'reload' | 'discard' }
  | { do: 'answer'; how: 'arrives' | 'is lost' | 'never came' | 'is refused' }
  | { do: 'read'; which: number }
  | { do: 'choose'; how: 'mine' | 'theirs' | 'first' | 'close' }
  | { do: 'go'; to: string };
type Store = RecordStore<TrialRecord, Values, never>;
type Saving = { sent: Sent; store: Store; session: string; answer: (how: string) => void };

const parts = fieldParts<Values>();
const blank: Values = { name: '', note: '', phone: '' };
const fields = ['name', 'note', 'phone'] as const;
let trials = 0;

/** One device at one desk: forms of records that are opened, typed in, saved, left and reloaded, and what a person wants to see kept. */
export function makeTrial(merge: 'byPart' | 'ask') {
  trials += 1;
  const prefix = `trial ${trials}`;
  const server = makeTrialServer();
  const drafts = new Map<string, Draft<unknown>>();
  /** What was typed and is neither on the server nor given up, by record. */
  const mine = new Map<string, Map<Field, string>>();
  let reads: (() => void)[] = [];
  const savings: Saving[] = [];
  const lastSent = new Map<Store, Values>();
  let typed = 0;
  let page = 0;
  /** How many new records were begun, and which one each form is. */
  let session = 0;
  const sessions = new Map<Store, number>();
  let at = 'a';

  const wantedOf = (id: string) => {
    const found = mine.get(id) ?? new Map<Field, string>();
    mine.set(id, found);
    return found;
  };
  const keyOf = (id: string) => `${prefix} page ${page} ${id}`;
  const fault = (text: string) => server.faults.push(text);

  const portsOf = (store: () => Store): RecordPorts<TrialRecord, Values, never> => {
    const myPage = page;
    const alive = () => myPage === page;
    return {
      parts,
      merge,
      clean: (values) => values,
      check: (values) => (values.name.trim() === '' ? [{ path: 'name', code: 'REQUIRED' }] : []),
      editable: () => true,
      partOf: (path) => path,
      drafts: {
        read: async (id) => drafts.get(id) ?? null,
        keep: (id, value, version) => {
          if (alive()) drafts.set(id, { value: structuredClone(value), version, savedAt: 1 });
        },
        clear: (id) => {
          if (alive()) drafts.delete(id);
        },
      },
      oldDraft: () => ({ paths: [], values: blank, base: blank }),
      serve: (record) => {
        const { id, version, ...values } = record;
        return { id, version, record, values };
      },
      load: (id) => {
        const found = server.now(id);
        return new Promise((resolve) => reads.push(() => resolve(found)));
      },
      save: (sent) => {
        if (savings.some((one) => one.store === store())) fault('two saves at once');
        const current = `session ${sessions.get(store())}`;
        return new Promise((resolve, reject) => {
          const answer = (how: string) => {
            if (how === 'never came') return reject(new Refused('lost'));
            if (how === 'is refused' && !server.knows(sent.requestId)) return reject(new Refused('issues'));
            try {
              const record = server.apply(sent, current);
              const wanted = wantedOf(sent.id ?? 'new');
              for (const field of fields) if (wanted.get(field) === sent.values[field]) wanted.delete(field);
              if (how === 'is lost') reject(new Refused('lost'));
              else resolve(record);
            } catch (refused) {
              reject(how === 'is lost' ? new Refused('lost') : refused);
            }
          };
          lastSent.set(store(), sent.values);
          savings.push({ sent, store: store(), session: current, answer });
        });
      },
      refusal: (error) => {
        if (!(error instanceof Refused)) throw error;
        if (error.kind === 'issues') return { kind: 'issues', issues: [{ path: 'note', code: 'REQUIRED' }] };
        if (error.kind !== 'conflict') return { kind: 'other', isAnswered: error.kind !== 'lost' };
        // every other record comes with its refusal, the rest is read
        return {
          kind: 'conflict',
          current: error.current && error.current.version % 2 === 0 ? error.current : null,
        };
      },
      describe: async ({ paths, mine: own, theirs }) =>
        paths.map((path) => ({ path, label: path, mine: own[path as Field], theirs: theirs[path as Field] })), // its fields
      tell: () => undefined,
      focus: () => undefined,
      announce: ({ record, wasNew, isShown }) => {
        if (!wasNew || !alive()) return;
        moveStore(keyOf('new'), keyOf(record.id));
        const left = wantedOf('new');
        mine.delete('new');
        for (const [field, value] of left) wantedOf(record.id).set(field, value);
        session += 1;
        if (isShown) at = record.id;
      },
      newId: () => crypto.randomUUID(),
    };
  };
  const open = (id: string): { store: Store; release: () => void } => {
    const found = liveStore<Store>(keyOf(id));
    const store: Store =
      found ??
      makeRecordStore(
        id,
        blank,
        portsOf(() => store),
      );
    if (!found) sessions.set(store, session);
    const release = holdStore(keyOf(id), store);
    store.open(true);
    return { store, release };
  };
  let shown = open(at);

  const settle = async () => {
    for (let turn = 0; turn < 25; turn++) await null; // every answer that is there has come in
    // what somebody looks at was seen
    const { choice, id } = shown.store.view();
    for (const field of fields) {
      server.seen(id, field, shown.store.values()[field]);
      const line = choice?.find((one) => one.path === field);
      if (line) server.seen(id, field, line.theirs);
    }
  };
  const close = (wanted: (line: { path: string }, index: number) => boolean) => {
    const lines = shown.store.view().choice;
    if (!lines) return;
    const taken = lines.filter(wanted).map((line) => line.path);
    for (const path of taken) wantedOf(shown.store.view().id).delete(path as Field); // lines are its fields
    shown.store.choose(taken);
  };
  const type = (field: Field, value: string) => {
    const { id, ready, choice } = shown.store.view();
    if (!ready || choice || shown.store.values()[field] === value) return;
    shown.store.change({ [field]: value });
    // put back to what it was: nothing of it is wanted
    if (shown.store.view().typed.includes(field)) wantedOf(id).set(field, value);
    else wantedOf(id).delete(field);
  };
  const reload = () => {
    page += 1;
    reads = [];
    // what was on its way had arrived, or not
    for (const one of savings.splice(0)) if (typed % 2 === 0) one.answer('is lost');
    shown = open(at);
  };
  const go = (to: string) => {
    if (to === at) return;
    shown.release();
    at = to;
    shown = open(at);
  };
  const discard = () => {
    const { id, ready, saving } = shown.store.view();
    if (saving || !ready) return;
    mine.delete(id);
    if (id === 'new') {
      session += 1;
      sessions.set(shown.store, session);
    }
    shown.store.discard();
  };
  const act = (step: Step): void => {
    typed += 1;
    if (step.do === 'type') type(step.field, ` typed ${typed}`);
    else if (step.do === 'clear') type(step.field, '');
    else if (step.do === 'others') server.others(shown.store.view().id, step.field, `others ${typed}`);
    else if (step.do === 'save') void shown.store.save();
    else if (step.do === 'event') void (at === 'new' ? null : shown.store.read());
    else if (step.do === 'answer') savings.shift()?.answer(step.how);
    else if (step.do === 'read') reads.splice(step.which % Math.max(reads.length, 1), 1)[0]?.();
    else if (step.do === 'choose' && step.how === 'close') shown.store.closeChoice();
    else if (step.do === 'choose')
      close((_line, index) => step.how === 'theirs' || (step.how === 'first' && index === 0));
    else if (step.do === 'discard') discard();
    else if (step.do === 'reload') reload();
    else if (step.do === 'go') go(step.to);
  };
  const check = () => {
    const { store } = shown;
    const { id, ready, saving, typed: parts, record } = store.view();
    if (record && record.id !== id) fault(`${record.id} landed in ${id}`);
    for (const [of, wanted] of mine) {
      for (const [field, value] of wanted) {
        if (of === id && ready) {
          const value_ = store.values()[field];
          if (value_ !== value) fault(`${field} of ${id} is lost: ${value} became ${value_}`);
          const sent = lastSent.get(store)?.[field];
          if (
            (!saving || sent === value) &&
            !parts.includes(field) &&
            sameValue(value_.trim(), value.trim())
          ) {
            wanted.delete(field); // put back to what the server has
            continue;
          }
        }
        if (of !== id && liveStore<Store>(keyOf(of))) continue;
        if (of === id && !ready) continue;
        const kept = drafts.get(of)?.value as { values: Partial<Values> } | undefined; // as the form keeps it
        if (kept?.values[field] !== value) fault(`the draft of ${of} lost ${field}: ${value}`);
      }
    }
    if (server.faults.length > 0) throw new Error(server.faults.join('\n'));
  };
  return {
    /** The first record is there. */
    begin: async () => {
      await settle();
      reads.shift()?.();
      await settle();
    },
    do: async (step: Step) => {
      act(step);
      await settle();
    },
    check,
    /** Answers everything and saves what is left; what is left then all the same. */
    finish: async (): Promise<string> => {
      const drain = async (id: string) => {
        act({ do: 'go', to: id });
        for (let round = 0; round < 12; round++) {
          await settle();
          act({ do: 'read', which: 0 });
          await settle();
          act({ do: 'answer', how: 'arrives' });
          await settle();
          close(() => false);
          await settle();
          check();
          const { dirty, saving } = shown.store.view();
          if (!dirty || saving) continue;
          if (shown.store.values().name.trim() === '') act({ do: 'type', field: 'name' });
          act({ do: 'save' });
        }
      };
      for (const id of ['a', 'b', 'new']) await drain(id);
      // a new one that was left on its way to the server has its own id by now
      for (const id of [...mine.keys()]) await drain(id);
      check();
      const left = [...mine].filter(([, wanted]) => wanted.size > 0);
      return JSON.stringify(left.map(([id, wanted]) => [id, ...wanted]));
    },
  };
}
