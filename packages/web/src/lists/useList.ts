import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { typingRest } from '../ui/afterTyping.ts';
import { today } from '../ui/dateText.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { useEvents } from '../ui/useEvents.ts';
import { useNewDay } from '../ui/useNewDay.ts';
import type { ListDef, ListFilter, ListRow } from './listDef.ts';

const noEvents = [] as const;

/** What a list is chosen by, what its query finds, and what is open over it (in the address). */
export function useList<D, F, R extends ListRow, V extends OperationVariables>(list: ListDef<D, F, R, V>) {
  const { pages, filters = [], events = noEvents } = list;
  const { t } = useTranslation(list.texts);
  const chosen = useChosen(filters);
  const { until } = chosen;
  const [address] = useSearchParams();
  // a code that another screen leads to; what names people stays out of addresses
  const [search, setSearch] = useState(() => address.get('ma') ?? '');
  const [page, setPage] = useState(1);
  const keyword = useDebounced(search, typingRest) || null;
  const searched = list.search === undefined ? {} : { keyword };
  const variables = Object.assign({}, ...chosen.variables, searched, pages.variables(page)) as V; // its filters give what it wants
  const asked = until === null;
  const [every, setEvery] = useState(0);
  const { data, previousData, loading, error, refetch } = useQuery<D, V>(list.query, {
    variables,
    skip: !asked,
    fetchPolicy: 'cache-and-network',
    pollInterval: every,
  });
  const again = () => {
    if (asked) void refetch();
  };
  useEvents(events, again);
  const answer = data ?? (pages.keepsRows ? previousData : undefined);
  // a whole answer: it is asked for with one policy
  const found = useMemo(() => (asked && answer ? list.found(answer as D) : null), [asked, answer, list]);
  const next = list.poll?.(found) ?? 0;
  if (next !== every) setEvery(next);
  const rows = useMemo(() => (found ? list.rows(found) : []), [found, list]);
  const counts = found ? (list.counts?.(found) ?? null) : null;
  const opened = useOpened(list, rows);
  return {
    t: t as TFunction, // of the list's own texts
    search,
    setSearch: (text: string) => {
      setPage(1);
      setSearch(text);
    },
    filters: filters.map((filter, at) => ({
      id: `${at} ${filter.key}`,
      filter,
      props: {
        value: chosen.of(filter),
        onChange: (value: unknown) => {
          setPage(1);
          chosen.choose(filter, value);
        },
        day: chosen.day,
        counts,
      },
    })),
    until,
    variables,
    page,
    setPage,
    found,
    rows,
    total: found ? pages.total(found, rows.length) : 0,
    loading: loading && !found,
    /** Asks for what was just searched. */
    searching: loading,
    error: found ? undefined : error,
    refetch: again,
    ...opened,
  };
}

/** What was chosen by each filter, and the variables that follow. */
function useChosen<V>(filters: ReadonlyArray<ListFilter<V>>) {
  const session = useSession();
  const [address] = useSearchParams();
  const [day, setDay] = useState(today);
  useNewDay(() => setDay(today()));
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(filters.flatMap((one) => (one.first ? [[one.key, one.first(session, address)]] : []))),
  );
  const of = ({ key }: ListFilter<V>) => values[key] ?? null;
  return {
    day,
    of,
    choose: ({ key }: ListFilter<V>, value: unknown) => setValues((now) => ({ ...now, [key]: value })),
    variables: filters.map((one) => one.variables(of(one), day)),
    /** What is to be chosen before anything is asked. */
    until: filters.find((one) => one.until !== undefined && of(one) === null)?.until ?? null,
  };
}

/** The row that is open, by `?id=`: as it is among the rows, as it was last seen there, or as it is asked for by its id. */
function useOpened<D, F, R extends ListRow, V extends OperationVariables>(
  list: ListDef<D, F, R, V>,
  rows: readonly R[],
) {
  const { byId, begin } = list;
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
  const id = params.get('id');
  const over = id ?? (begin ? params.get(begin.word) : null);
  const isClosing = useRef(false);
  const openNow = useRef(over);
  useEffect(() => {
    openNow.current = over;
    if (over === null) isClosing.current = false;
  }, [over]);
  const [seen, setSeen] = useState<R | null>(null);
  const shown = rows.find((row) => row._id === id) ?? null;
  if (shown !== null && shown !== seen) setSeen(shown);
  const asked = useQuery<D, V>(list.query, {
    variables: byId?.(id ?? '') ?? ({} as V), // nothing is asked without an id
    skip: id === null || byId === undefined,
    fetchPolicy: 'network-only',
  });
  const [found] = asked.data ? list.rows(list.found(asked.data as D)) : []; // as above
  // the browser's way back closes what was opened here, and does not leave the list
  const change = (word: string, value: string | null) => {
    if (value === null && fromList) {
      // what was closed by hand while it was sent closes nothing more
      if (!isClosing.current && openNow.current !== null) void navigate(-1);
      isClosing.current = true;
      return;
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(word);
        else next.set(word, value);
        return next;
      },
      over === null && value !== null ? { state: { fromList: true } } : { replace: true, state },
    );
  };
  return {
    openId: id,
    open: shown ?? (seen?._id === id ? seen : null) ?? found ?? null,
    show: (next: string | null) => change('id', next),
    /** Of whom something is begun: '' for one who is to be found, null for none. */
    begun: begin ? params.get(begin.word) : null,
    beginOf: (of: string | null) => (begin ? change(begin.word, of) : undefined),
  };
}
