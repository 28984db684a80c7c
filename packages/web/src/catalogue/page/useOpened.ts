import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { CatalogueDocuments, Entry, EntryValues } from '../../ui/entry.ts';

/** The word of the address that says which entry is open: its id, or `newEntry`. */
export const entryWord = 'muc';
/** The value of `entryWord` for an entry that is not saved yet. */
export const newEntry = 'moi';

/** What an entry that was opened from the list brings along; a link brings nothing. */
type Brought = { opened?: true; preset?: Readonly<EntryValues> };

/** The form of what is open. `becomes`: the id of the new entry that was just saved in it. */
type OpenForm = { id: string | null; key: number; becomes: string | null };

/** The entry that is open, as the address says it, and how another one is opened or it is closed. */
export function useOpened(documents: CatalogueDocuments) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const brought: Brought = typeof state === 'object' && state !== null ? state : {};
  const id = params.get(entryWord);
  const isNew = id === newEntry;
  const [known, setKnown] = useState<Entry | null>(null);
  const [form, setForm] = useState<OpenForm>({ id, key: 0, becomes: null });
  if (form.id !== id) setForm({ id, key: id === form.becomes ? form.key : form.key + 1, becomes: null });
  const mine = known?._id === id ? known : null;
  const { data, error, loading, refetch } = useQuery<{ entry: Entry | null }>(documents.one, {
    variables: { id: id ?? '' },
    skip: id === null || isNew || mine !== null,
    fetchPolicy: 'network-only',
  });
  // closed: whoever comes back to it, by the browser's way forward, sees it as it is then
  useEffect(() => {
    if (id === null) setKnown(null);
  }, [id]);

  const show = (next: string, how: { replace: boolean; state: Brought }) =>
    setParams(
      (before) => {
        const all = new URLSearchParams(before);
        all.set(entryWord, next);
        return all;
      },
      { replace: how.replace, state: how.state },
    );
  const close = () => {
    // back where it was opened from; a link has no list behind it
    if (brought.opened) void navigate(-1);
    else
      setParams(
        (before) => {
          const all = new URLSearchParams(before);
          all.delete(entryWord);
          return all;
        },
        { replace: true },
      );
  };
  const entry = mine ?? (id === null || isNew ? null : (data?.entry ?? null));
  return {
    id,
    /** The form that is open: a new entry goes on in its own once it is saved, where somebody types on. */
    form: form.key,
    isNew,
    entry,
    preset: brought.preset,
    error,
    /** It was asked for and is not there. */
    missing: id !== null && !isNew && entry === null && !loading && !error,
    retry: () => void refetch(),
    open: (row: Entry) => {
      setKnown(row);
      show(row._id, { replace: false, state: { opened: true } });
    },
    add: (preset?: Readonly<EntryValues>) =>
      show(newEntry, { replace: false, state: { opened: true, ...(preset ? { preset } : {}) } }),
    /** After a save: the entry as the server has it; a new one gets its own address. */
    saved: (row: Entry) => {
      setKnown(row);
      if (!isNew) return;
      setForm((now) => ({ ...now, becomes: row._id }));
      show(row._id, { replace: true, state: brought });
    },
    /** A new entry, after another one that was just saved. */
    another: (preset: Readonly<EntryValues>) => {
      setKnown(null);
      setForm((now) => ({ id: newEntry, key: now.key + 1, becomes: null }));
      show(newEntry, { replace: true, state: { ...brought, preset } });
    },
    close,
  };
}

export type Opened = ReturnType<typeof useOpened>;
