import { useApolloClient } from '@apollo/client/react';
import { englishName, shownName } from '@sen/domain/catalogue/shownName';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { userMessage } from '../session/userMessage.ts';
import { useAfterTyping } from '../ui/afterTyping.ts';
import type { Entry, RefLabel } from '../ui/entry.ts';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { Select, SelectMany } from '../ui/kit/Select.tsx';
import { useEarlyEnter } from '../ui/useEarlyEnter.ts';
import { catalogueDocuments } from './operations.ts';
import { type Usual, withUsual } from './usual.ts';

const none: readonly Usual[] = [];
/** Stands for the text itself among the entries. */
const kept = 'text';

type Props = {
  /** Name of the catalogue, 'ICD'. */
  to: string;
  value?: string | null | undefined;
  /** The id, and the entry when one was picked from the list. */
  onChange?: (id: string | null, entry: Entry | null) => void;
  /** How to show the value before the catalogue was asked. */
  label?: RefLabel | null | undefined;
  /** Entries that stand first, also for whoever has typed nothing yet. */
  usual?: readonly Usual[];
  /** Hides entries that cannot be chosen here. */
  filter?: (entry: Entry) => boolean;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  allowClear?: boolean;
  autoFocus?: boolean;
  className?: string;
  'aria-label'?: string;
  /** Takes a text that the catalogue does not have: whether it does, what it says, and what it does. */
  keep?: {
    fits: (text: string) => boolean;
    label: (text: string) => string;
    run: (text: string) => Promise<void>;
  };
  pickerRef?: Ref<HTMLInputElement>;
};

/** Picks an entry of a catalogue: by code or name without accents, with the keyboard; shows 'code – name'. */
export function RefPicker({
  to,
  value,
  onChange,
  label,
  usual = none,
  filter,
  allowClear = true,
  pickerRef,
  keep,
  ...rest
}: Props) {
  const [typed, setTyped] = useState('');
  const { seen, loading, instead, search, opened, optionsOf } = useCatalogueSearch(
    to,
    value ? [value] : [],
    label ? [label._id] : [],
    usual,
  );
  const options = optionsOf(filter);
  const { message } = useNotices();
  // a usual entry that fits stands first before the answer and after it: Enter takes it as it is seen
  const onKey = useEarlyEnter(loading && options.length === 0);
  if (keep && options.length === 0 && !loading && keep.fits(typed.trim()))
    options.push({ value: kept, label: keep.label(typed.trim()) });
  if (value && !options.some((one) => one.value === value)) {
    const own = seen.get(value);
    // while a text is searched, the best fit stands first, not what is chosen
    options.push({ value, label: labelOf(to, own, label && label._id === value ? label : null) });
  }
  return (
    <Select
      {...rest}
      {...(pickerRef ? { ref: pickerRef } : {})}
      style={{ width: '100%' }}
      value={value ?? null}
      allowClear={allowClear}
      loading={loading}
      options={options}
      showSearch={{
        filterOption: false,
        onSearch: (text) => {
          setTyped(text);
          search(text);
        },
      }}
      onOpenChange={opened}
      onInputKeyDown={onKey}
      onChange={(id: string | null | undefined) => {
        if (id === kept) void keep?.run(typed.trim()).catch((error) => message.error(userMessage(error)));
        else onChange?.(id ?? null, seen.get(id ?? '') ?? null);
      }}
      notFoundContent={instead}
      popupMatchSelectWidth={false}
    />
  );
}

type ManyProps = Omit<Props, 'value' | 'onChange' | 'label' | 'pickerRef'> & {
  value?: readonly string[] | null | undefined;
  /** The ids, and those entries of them that were picked from the list. */
  onChange?: (ids: string[], entries: readonly Entry[]) => void;
  labels?: readonly RefLabel[] | null | undefined;
};

/** Picks any number of entries. */
export function RefsPicker({ to, value, onChange, labels, usual = none, filter, ...rest }: ManyProps) {
  const known = labels ?? [];
  const { seen, loading, instead, search, opened, optionsOf } = useCatalogueSearch(
    to,
    value ?? [],
    known.map((one) => one._id),
    usual,
  );
  const options = optionsOf(filter);
  const onKey = useEarlyEnter(loading && options.length === 0);
  for (const id of value ?? []) {
    const one = known.find((ref) => ref._id === id);
    // after the fits of the text: Enter takes the best fit, and does not take a chosen one out
    if (!options.some((option) => option.value === id))
      options.push({ value: id, label: labelOf(to, seen.get(id), one) });
  }
  return (
    <SelectMany
      {...rest}
      style={{ width: '100%' }}
      value={[...(value ?? [])]}
      loading={loading}
      options={options}
      showSearch={{ filterOption: false, onSearch: search }}
      onOpenChange={opened}
      onInputKeyDown={onKey}
      onChange={(ids: string[]) =>
        onChange?.(
          ids,
          ids.flatMap((id) => seen.get(id) ?? []),
        )
      }
      notFoundContent={instead}
      popupMatchSelectWidth={false}
    />
  );
}

/** Asks a catalogue while the user types; entries of `ids` that no label covers are asked for at once. */
function useCatalogueSearch(
  to: string,
  ids: readonly string[],
  labelled: readonly string[],
  usual: readonly Usual[],
) {
  const client = useApolloClient();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  /** What the entries are asked by. */
  const [shownText, setShownText] = useState('');
  /** All that was answered so far: what is chosen keeps its label while another text is searched. */
  const [answered, setSeen] = useState<ReadonlyMap<string, Entry>>(new Map());
  const seen = new Map([...answered, ...usual.map(({ entry }) => [entry._id, entry] as const)]);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const { t } = useTranslation();
  const turn = useRef(0);
  const typing = useAfterTyping();
  const typed = useRef('');
  const wanted = ids.join(',');

  const ask = useCallback(
    async (text: string) => {
      // what is chosen may become known by others while somebody types: what they look for stays
      const aside = text === '' && typed.current !== '';
      const mine = aside ? null : turn.current + 1;
      if (mine !== null) {
        turn.current = mine;
        setLoading(true);
        setFailed(null);
      }
      try {
        const { search } = await catalogueDocuments(to);
        // what is chosen stands first only while nothing is typed: Enter takes the best fit of the text
        const idDefaults = wanted === '' || text !== '' ? [] : wanted.split(',');
        const { data } = await client.query<{ entries: Entry[] }>({
          query: search,
          variables: { searchString: text, limit: 30, idDefaults },
          fetchPolicy: 'no-cache',
        });
        const found = data?.entries ?? [];
        setSeen((before) => new Map([...before, ...found.map((entry) => [entry._id, entry] as const)]));
        if (mine === turn.current) setEntries(found);
      } catch (error) {
        console.warn('catalogue', to, error);
        if (mine === turn.current) setFailed(error);
      } finally {
        if (mine === turn.current) setLoading(false);
      }
    },
    [client, to, wanted],
  );

  const unknown = ids.some((id) => !labelled.includes(id) && !seen.has(id));
  useEffect(() => {
    if (unknown) void ask('');
  }, [unknown, ask]);

  const search = useCallback(
    (text: string) => {
      typed.current = text;
      setShownText(text);
      typing.stop();
      // the fits of an older text must not be picked with Enter while the new ones are on their way
      if (text !== '') {
        turn.current += 1;
        setEntries([]);
        setLoading(true);
      }
      if (text === '') void ask(text);
      else typing.run(() => void ask(text));
    },
    [ask, typing],
  );
  const opened = useCallback(
    (open: boolean) => {
      if (!open) {
        typed.current = '';
        setShownText('');
      } else if (typed.current === '') search('');
    },
    [search],
  );
  /** What stands in the place of entries: without an answer nobody knows that there are none. */
  const instead = loading ? t('loading') : failed ? userMessage(failed) : t('nothingFound');
  const optionsOf = (filter: Props['filter']) => {
    const mayStand = (entry: Entry) => filter?.(entry) ?? true;
    const first = usual.filter(({ entry }) => mayStand(entry));
    return withUsual(
      first,
      entries.filter(mayStand),
      shownText,
      (entry) => entryLabel(to, entry),
      t('otherEntries'),
    );
  };
  return { seen, loading, instead, search, opened, optionsOf };
}

function labelOf(to: string, entry: Entry | undefined, label: RefLabel | null | undefined): string {
  if (entry) return entryLabel(to, entry);
  return label ? labelText(label) : '…';
}

/** An entry as pickers show it, 'I10 – Bệnh tăng huyết áp'. */
export function entryLabel(to: string, entry: Entry): string {
  const def = catalogueByName(to);
  const name = def ? entry[def.display] : null;
  const shown = typeof name === 'string' ? shownName(currentLanguage(), name, entry[englishName]) : null;
  const code = def?.code ? entry[def.code] : null;
  return [code, shown].filter((part) => typeof part === 'string' && part !== '').join(' – ');
}

/** A label of the API as pickers show it. */
export function labelText(label: RefLabel): string {
  return label.ma ? `${label.ma} – ${label.ten}` : label.ten;
}
