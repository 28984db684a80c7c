import { useApolloClient, useMutation } from '@apollo/client/react';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, userMessage } from '../../app/userMessage.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import type { Entry } from '../entry.ts';
import type { CatalogueDocuments } from '../operations.ts';
import { conflictLines } from './conflictLines.ts';

export type EntryValues = Record<string, unknown>;

/** What the form of an entry is given, as a page or in a drawer. */
export type EntryFormProps = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  /** Null for a new entry. */
  entry: Entry | null;
  /** What a new entry starts with. */
  preset?: Readonly<EntryValues>;
  mayWrite: boolean;
  onClose: () => void;
  /** Told the entry as the server has it now, and whether somebody typed on meanwhile: that is kept as its draft. */
  onSaved: (entry: Entry, typedOn: boolean) => void;
  /** The entry is gone; as `onClose` without it. */
  onRemoved?: () => void;
};

type Options = EntryFormProps & {
  /** Begins the ids of the inputs, where the form stands over another one. */
  ids?: string;
};

/** The form of an entry: its values, its draft, what is wrong, a save that somebody else came before, its removal. */
export function useEntryForm({ def, documents, entry, preset, ids, onClose, onSaved, onRemoved }: Options) {
  const { t } = useTranslation('catalogue');
  const { message, modal } = useNotices();
  const [form] = Form.useForm<EntryValues>(ids);
  const issues = useIssues(form);
  // a new row of one page is not one of another
  const fresh = ids && preset ? `new/${Object.values(preset).join()}` : 'new';
  // a new entry is one that is there from its first save on, before whoever opened the form knows
  const [made, setMade] = useState<Entry | null>(null);
  const own = entry ?? made;
  const ownId = own?._id ?? null;
  const draft = useDraft<EntryValues>(`catalogue/${def.name}`, ownId ?? fresh);
  /** The entry that was made here: the form has what is typed of it, newer than any draft. */
  const madeHere = useRef<string | null>(null);
  const [version, setVersion] = useState(entry?.version ?? null);
  const client = useApolloClient();
  /** What the form began with: a field that still has it was not touched here. */
  const base = useRef<Entry | null>(entry);
  const [theirs, setTheirs] = useState<{ entry: Entry; lines: readonly ConflictLine[] } | null>(null);
  const [create, creating] = useMutation<{ entry: Entry }>(documents.create);
  // into the cache: whoever goes back to the list and opens the entry again at once has what was saved
  const [update, updating] = useMutation<{ entry: Entry }>(documents.update, { fetchPolicy: 'network-only' });
  const [remove, removing] = useMutation(documents.remove);
  /** How often a save was refused here: each time the list of what is wrong is shown, wherever the page stands. */
  const [refused, setRefused] = useState(0);
  const names = [...Object.keys(def.fields), 'TamNgung'];
  const first: EntryValues = own ?? preset ?? {};
  /** Enter pressed twice saves once: a catalogue without a code would have two of the same. */
  const sending = useRef(false);
  const busy = creating.loading || updating.loading || removing.loading;

  useEffect(() => {
    if (!draft.ready || !draft.found || (ownId !== null && ownId === madeHere.current)) return;
    form.setFieldsValue(draft.found.value);
    // typed on an older version: the save asks which one counts
    if (draft.found.version !== null) setVersion(draft.found.version);
  }, [draft.ready, draft.found, form, ownId]);

  const send = async (over: number | null) => {
    if (sending.current) return;
    const values = Object.fromEntries(names.map((name) => [name, form.getFieldValue(name) ?? null]));
    const found = validate(def, values);
    issues.set(found);
    if (found.length > 0) return setRefused((before) => before + 1);
    const input = withoutLabels(values);
    sending.current = true;
    try {
      const { data } = own
        ? await update({ variables: { id: own._id, input: { ...input, version: over } } })
        : await create({ variables: { input } });
      const saved = data?.entry;
      if (!saved) return;
      draft.clear();
      setVersion(saved.version);
      base.current = saved;
      if (!own) {
        madeHere.current = saved._id;
        setMade(saved);
      }
      // what the server has, except where somebody typed on meanwhile
      const still = names.filter((name) => same(form.getFieldValue(name) ?? null, values[name]));
      form.setFieldsValue(Object.fromEntries(still.map((name) => [name, saved[name]])));
      const typedOn = still.length < names.length;
      if (typedOn) draft.keep(form.getFieldsValue(true), saved.version, saved._id);
      message.success(t('saved'));
      onSaved(saved, typedOn);
    } catch (error) {
      const { current } = errorDetails(error);
      if (errorCode(error) === 'CONFLICT' && current) {
        const other = current as Entry; // the entry as the server has it
        setTheirs({
          entry: other,
          lines: await conflictLines(client, def, form.getFieldsValue(true), other, base.current),
        });
      } else if (issues.show(error)) setRefused((before) => before + 1);
      else message.error(userMessage(error));
    } finally {
      sending.current = false;
    }
  };
  const takeOut = async () => {
    if (!own) return;
    try {
      await remove({ variables: { ids: [own._id] } });
      draft.clear();
      message.success(t('removed'));
      (onRemoved ?? onClose)();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return {
    def,
    form,
    issues,
    refused,
    draft,
    first,
    busy,
    saving: creating.loading || updating.loading,
    removing: removing.loading,
    keep: (all: EntryValues) => draft.keep(all, version),
    save: () => void send(version),
    askRemove: () =>
      modal.confirm({
        title: t('removeQuestion'),
        okText: t('remove'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        onOk: takeOut,
      }),
    discard: () => {
      draft.clear();
      setVersion(own?.version ?? null);
      issues.set([]);
      form.setFieldsValue(Object.fromEntries(names.map((name) => [name, first[name]])));
    },
    conflict: {
      open: theirs !== null,
      lines: theirs?.lines ?? [],
      onClose: () => setTheirs(null),
      onKeepMine: () => {
        const over = theirs?.entry.version ?? null;
        setTheirs(null);
        void send(over);
      },
      onKeepChosen: (taken: ReadonlySet<string>) => {
        if (!theirs) return;
        const { entry: other } = theirs;
        form.setFieldsValue(Object.fromEntries([...taken].map((path) => [path, other[path]])));
        setTheirs(null);
        void send(other.version);
      },
      onTakeTheirs: () => {
        if (theirs) {
          form.setFieldsValue(theirs.entry);
          setVersion(theirs.entry.version);
          base.current = theirs.entry;
        }
        draft.clear();
        setTheirs(null);
      },
    },
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The cache marks rows of lines with their type; the input takes none. */
function withoutLabels(values: EntryValues): EntryValues {
  return JSON.parse(
    JSON.stringify(values, (key, value) => (key === '__typename' ? undefined : value)),
  ) as EntryValues; // plain JSON in, plain JSON out
}
