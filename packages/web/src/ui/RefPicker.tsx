import { useApolloClient } from '@apollo/client/react';
import type { BaseSelectRef } from '@rc-component/select';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { Select } from 'antd';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, RefLabel } from '../catalogue/entry.ts';
import { catalogueDocuments } from '../catalogue/operations.ts';

type Props = {
  /** Name of the catalogue, 'ICD'. */
  to: string;
  value?: string | null | undefined;
  /** The id, and the entry when one was picked from the list. */
  onChange?: (id: string | null, entry: Entry | null) => void;
  /** How to show the value before the catalogue was asked. */
  label?: RefLabel | null | undefined;
  /** Hides entries that cannot be chosen here. */
  filter?: (entry: Entry) => boolean;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  allowClear?: boolean;
  autoFocus?: boolean;
  className?: string;
  'aria-label'?: string;
  pickerRef?: Ref<BaseSelectRef>;
};

/** Picks an entry of a catalogue: by code or name without accents, with the keyboard; shows 'code – name'. */
export function RefPicker({
  to,
  value,
  onChange,
  label,
  filter,
  allowClear = true,
  pickerRef,
  ...rest
}: Props) {
  const { t } = useTranslation();
  const { entries, loading, search } = useCatalogueSearch(to, value ? [value] : [], label ? [label._id] : []);
  const shown = filter ? entries.filter(filter) : entries;
  const options = shown.map((entry) => ({ value: entry._id, label: entryLabel(to, entry) }));
  if (value && !options.some((one) => one.value === value)) {
    const own = entries.find((one) => one._id === value);
    const text = own ? entryLabel(to, own) : label && label._id === value ? labelText(label) : '…';
    options.unshift({ value, label: text });
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
      showSearch={{ filterOption: false, onSearch: search }}
      onOpenChange={(open) => open && search('')}
      onChange={(id: string | null | undefined) =>
        onChange?.(id ?? null, entries.find((one) => one._id === id) ?? null)
      }
      notFoundContent={loading ? t('loading') : t('nothingFound')}
      popupMatchSelectWidth={false}
    />
  );
}

type ManyProps = Omit<Props, 'value' | 'onChange' | 'label' | 'pickerRef'> & {
  value?: readonly string[] | null | undefined;
  onChange?: (ids: string[]) => void;
  labels?: readonly RefLabel[] | null | undefined;
};

/** Picks any number of entries. */
export function RefsPicker({ to, value, onChange, labels, filter, ...rest }: ManyProps) {
  const { t } = useTranslation();
  const known = labels ?? [];
  const { entries, loading, search } = useCatalogueSearch(
    to,
    value ?? [],
    known.map((one) => one._id),
  );
  const shown = filter ? entries.filter(filter) : entries;
  const options = shown.map((entry) => ({ value: entry._id, label: entryLabel(to, entry) }));
  for (const id of value ?? []) {
    const one = known.find((ref) => ref._id === id);
    if (!options.some((option) => option.value === id))
      options.unshift({ value: id, label: one ? labelText(one) : '…' });
  }
  return (
    <Select
      {...rest}
      mode="multiple"
      style={{ width: '100%' }}
      value={[...(value ?? [])]}
      loading={loading}
      options={options}
      showSearch={{ filterOption: false, onSearch: search }}
      onOpenChange={(open) => open && search('')}
      onChange={(ids: string[]) => onChange?.(ids)}
      notFoundContent={loading ? t('loading') : t('nothingFound')}
      popupMatchSelectWidth={false}
    />
  );
}

/** Asks a catalogue while the user types; entries of `ids` that no label covers are asked for at once. */
function useCatalogueSearch(to: string, ids: readonly string[], labelled: readonly string[]) {
  const client = useApolloClient();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [loading, setLoading] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = ids.join(',');

  const ask = useCallback(
    async (text: string) => {
      turn.current += 1;
      const mine = turn.current;
      setLoading(true);
      try {
        const { search } = await catalogueDocuments(to);
        const idDefaults = wanted === '' ? [] : wanted.split(',');
        const { data } = await client.query<{ entries: Entry[] }>({
          query: search,
          variables: { searchString: text, limit: 30, idDefaults },
          fetchPolicy: 'no-cache',
        });
        if (mine === turn.current) setEntries(data?.entries ?? []);
      } catch (error) {
        console.warn('catalogue', to, error);
      } finally {
        if (mine === turn.current) setLoading(false);
      }
    },
    [client, to, wanted],
  );

  const unknown = ids.some((id) => !labelled.includes(id) && !entries.some((entry) => entry._id === id));
  useEffect(() => {
    if (unknown) void ask('');
  }, [unknown, ask]);

  const search = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(text), text === '' ? 0 : 120);
    },
    [ask],
  );
  return { entries, loading, search };
}

/** An entry as pickers show it, 'I10 – Bệnh tăng huyết áp'. */
export function entryLabel(to: string, entry: Entry): string {
  const def = catalogueByName(to);
  const name = def ? entry[def.display] : null;
  const code = def?.code ? entry[def.code] : null;
  return [code, name].filter((part) => typeof part === 'string' && part !== '').join(' – ');
}

/** A label of the API as pickers show it. */
export function labelText(label: RefLabel): string {
  return label.ma ? `${label.ma} – ${label.ten}` : label.ten;
}
