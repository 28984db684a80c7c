import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { storageKeys, stored } from '../../session/session.ts';
import { issuesOf } from '../../session/userMessage.ts';
import { focusWhenSeen } from '../focusWhenSeen.ts';
import { Form } from '../kit/Form.tsx';
import type { FormInstance } from '../kit/formStore.ts';
import { useNotices } from '../kit/noticeStore.ts';
import { fieldAt, type Issues, issueText, useIssues } from '../useIssues.ts';
import { formKey, type RecordFormOptions, recordPorts } from './recordFormOptions.ts';
import type { Outcome } from './recordFormState.ts';
import { makeRecordStore, type RecordStore } from './recordFormStore.ts';
import { holdStore, liveStore, moveStore } from './recordStores.ts';

/** Begins the ids of the inputs, where the form stands over another one; `focus` where a field is found in another way. */
type Options<R, V extends object, A> = RecordFormOptions<R, V, A> & {
  ids?: string;
  /** Counts the new records of a screen that makes one after the other. */
  round?: number;
  focus?: (path: string) => void;
};

/**
 * The form of one record, for every form that a person fills. It keeps what is typed on the device until the server has it, puts
 * together what others save meanwhile, sends one request at a time, and lets no answer of another record in. Its values are in
 * `form` for `Form.Item`s, and in `useRecordValues` for what is drawn from them.
 */
export function useRecordForm<R, V extends object, A = never>(options: Options<R, V, A>) {
  const { message } = useNotices();
  const { id, form: name, record } = options;
  const user = stored(storageKeys.userId) ?? '';
  const keyOf = (of: string) => formKey(user, name, of);
  const key = keyOf(id);
  const [kit] = Form.useForm<V>(options.ids);
  const toFocus = useRef<string | null>(null);
  const ports = recordPorts(options, user, {
    focus: (path) => {
      toFocus.current = path;
    },
    tell: (text) => message.error(text, 5),
    moved: (to) => moveStore(key, keyOf(to)),
  });
  const latest = useRef({ options, ports });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a store begins once for its key, and takes what is newer below
  const store = useMemo(() => {
    const found = liveStore<RecordStore<R, V, A>>(key) ?? makeRecordStore<R, V, A>(id, options.blank, ports);
    if (record) found.arrive(record);
    return found;
  }, [key, options.round]);
  const view = useSyncExternalStore(store.subscribe, store.view);
  const shown = useIssues(kit);

  useLayoutEffect(() => {
    latest.current = { options, ports };
    store.use(ports);
  });
  useLayoutEffect(() => {
    const fill = () => {
      const values = Object.entries(store.values()).filter(([at, value]) => kit.inside.value(at) !== value);
      if (values.length > 0) kit.setFieldsValue(Object.fromEntries(values) as Partial<V>); // fields of the record
    };
    fill();
    return store.subscribe(fill);
  }, [store, kit]);
  // before anything can be typed: a form that was left while its save is on its way takes nothing until it is held again
  useLayoutEffect(() => holdStore(key, store), [key, store]);
  useEffect(() => store.open(latest.current.options.record === undefined), [store]);
  useEffect(() => {
    if (record) store.arrive(record);
  }, [store, record]);
  useEffect(() => shown.set(view.issues), [shown.set, view.issues]);
  useLayoutEffect(() => {
    // once the fields can be typed in again
    const path = toFocus.current;
    if (path === null || view.saving) return;
    toFocus.current = null;
    const { focus } = latest.current.options;
    if (focus) focus(path);
    else focusWhenSeen(() => fieldAt(kit.inside, path));
  });

  const acts = useMemo(() => {
    const issues: Omit<Issues, 'list'> = {
      set: store.showIssues,
      show: (error) => {
        const found = issuesOf(error);
        if (found.length > 0) store.showIssues(found);
        return found.length > 0;
      },
    };
    // who sets a field from beside it types, too
    const form: FormInstance<V> = {
      ...kit,
      setFieldValue: (at, value) => store.change({ [at]: value } as unknown as Partial<V>), // one field
      setFieldsValue: (part) => store.change(part),
    };
    return {
      form,
      store,
      issues,
      /** The values as they are now; a part that draws them takes `useRecordValues`. */
      values: store.values,
      change: store.change,
      discard: store.discard,
      /** Takes what the server has now, around what is typed. */
      arrive: store.arrive,
      /** The record as it is known now. */
      current: () => store.view().record,
      /** Reads the record anew. */
      read: store.read,
      /** An act closed the record: what is typed goes. */
      replace: store.replace,
      save: (act: A | null = null): Promise<Outcome<R>> => store.save(act),
      onValuesChange: (changed: Partial<V>) => store.change(changed),
    };
  }, [store, kit]);
  /** What an input of a field needs that is no `Form.Item`'s. */
  const field = <K extends keyof V & string>(at: K) => {
    const wrong = view.issues.filter((issue) => issue.path === at);
    return {
      id: kit.inside.idOf(at),
      value: store.values()[at],
      issue: wrong.map((issue) => issueText(issue, currentLanguage())).join(' ') || null,
      disabled: !view.ready || !ports.editable(view.record),
      onChange: (value: V[K]) => store.change({ [at]: value } as unknown as Partial<V>), // one field
    };
  };
  return {
    ...view,
    ...acts,
    issues: { ...acts.issues, list: view.issues },
    field,
    /** Both versions, for `ConflictDialog`. */
    conflict: {
      open: view.choice !== null,
      lines: view.choice ?? [],
      onKeepMine: () => store.choose([]),
      onTakeTheirs: store.takeTheirs,
      onKeepChosen: (theirs: ReadonlySet<string>) => store.choose([...theirs]),
      onClose: store.closeChoice,
    },
  };
}

/** The values of a form, live: for what is drawn from them. */
export function useRecordValues<R, V extends object, A>(form: { store: RecordStore<R, V, A> }): V {
  return useSyncExternalStore(form.store.subscribe, form.store.values);
}
