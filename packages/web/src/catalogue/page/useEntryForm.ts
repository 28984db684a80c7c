import { useApolloClient, useMutation } from '@apollo/client/react';
import { type Field, suspendedField, usualValues } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import type { Entry, EntryFormProps, EntryValues } from '../../ui/entry.ts';
import { focusWhenSeen } from '../../ui/focusWhenSeen.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { fieldParts } from '../../ui/recordForm/parts.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { conflictLines, sameEntryValue } from './conflictLines.ts';
import { nextEntry } from './nextEntry.ts';

type Options = EntryFormProps & {
  /** Begins the ids of the inputs, where the form stands over another one. */
  ids?: string;
  /** The field that a new entry begins with. */
  first: string | undefined;
};

/** The form of an entry of a catalogue, by its definition, and its removal. */
export function useEntryForm(options: Options) {
  const { def, documents, entry, preset, ids, first, onClose, onSaved, onAnother, onRemoved } = options;
  const { t } = useTranslation(['catalogue', 'common']);
  const { message, modal } = useNotices();
  const client = useApolloClient();
  const another = useRef(false);
  const [create] = useMutation<{ entry: Entry }>(documents.create);
  // into the cache: whoever goes back to the list and opens the entry again at once has what was saved
  const [update] = useMutation<{ entry: Entry }>(documents.update, { fetchPolicy: 'network-only' });
  const [remove, removing] = useMutation(documents.remove);
  const fields: Readonly<Record<string, Field>> = useMemo(
    () => ({ ...def.fields, TamNgung: suspendedField }),
    [def],
  );
  const parts = useMemo(
    () => fieldParts<EntryValues>((one, other, path) => sameEntryValue(one, other, fields[path]?.kind)),
    [fields],
  );
  const valuesOf = (of: Readonly<EntryValues>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, of[name] ?? null]));
  // a new row of one page is not one of another
  const fresh = ids && preset ? `new/${Object.values(preset).join()}` : 'new';
  /** Takes back that an entry was suspended, also when its form is closed by now. */
  const resume = async ({ _id, version }: Entry) => {
    try {
      const variables = { id: _id, input: { TamNgung: false, version } };
      await client.mutate({ mutation: documents.update, variables, fetchPolicy: 'network-only' });
      message.success(t('saved'));
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const record = useRecordForm<Entry, EntryValues>({
    form: `catalogue/${def.name}`,
    id: entry?._id ?? fresh,
    record: entry,
    blank: valuesOf({ ...usualValues(def), ...preset }),
    ...(ids ? { ids } : {}),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    parts,
    check: (values) => validate(def, values, today()),
    load: async (id) => {
      const variables = { id };
      const { data } = await client.query<{ entry: Entry | null }>({
        query: documents.one,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.entry ?? null;
    },
    save: async ({ id, values, version }) => {
      const input = withoutTypes(values);
      const { data } =
        id === null
          ? await create({ variables: { input } })
          : await update({ variables: { id, input: { ...input, version } } });
      return data?.entry ?? null;
    },
    current: ({ current }) => current as Entry, // the entry as the server has it
    describe: ({ paths, mine, record: theirs }) =>
      theirs ? conflictLines(client, def, paths, mine, theirs) : [],
    onSaved: ({ record: saved, typedOn, isShown }) => {
      const isSuspended = saved.TamNgung === true && entry !== null && entry.TamNgung !== true;
      if (isSuspended)
        message.success(t('suspendedNow'), undefined, {
          label: t('common:undo'),
          run: () => void resume(saved),
        });
      else message.success(t('saved'));
      if (!isShown) return;
      // who types on has not done with this one
      if (another.current && onAnother && !typedOn) onAnother(nextEntry(def, saved));
      else onSaved(saved, typedOn);
    },
  });
  const isNew = entry === null;
  const { idOf } = record.form.inside;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (isNew && first !== undefined) focusWhenSeen(() => document.getElementById(idOf(first)));
  }, []);
  const saveAnd = (goesOn: boolean) => {
    another.current = goesOn;
    void record.save();
  };
  const own = record.record;
  const takeOut = async () => {
    if (!own) return;
    try {
      await remove({ variables: { ids: [own._id] } });
      record.discard();
      message.success(t('removed'));
      (onRemoved ?? onClose)();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return {
    ...record,
    def,
    busy: record.saving || removing.loading,
    removing: removing.loading,
    save: () => saveAnd(false),
    saveAndAdd: onAnother ? () => saveAnd(true) : null,
    askRemove: () =>
      modal.confirm({
        title: t('removeQuestion'),
        okText: t('remove'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        onOk: takeOut,
      }),
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The cache marks rows of lines with their type; the input takes none. */
function withoutTypes(values: EntryValues): EntryValues {
  return JSON.parse(
    JSON.stringify(values, (key, value) => (key === '__typename' ? undefined : value)),
  ) as EntryValues; // plain JSON in, plain JSON out
}
