import type { OperationVariables } from '@apollo/client';
import { type ComponentType, Fragment, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';
import { useHotkeys } from '../ui/hotkeys.tsx';
import { PlusIcon, SearchIcon } from '../ui/icons.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { ListScreen } from '../ui/ListScreen.tsx';
import { EmptyState, NoPermission } from '../ui/states.tsx';
import { useOnlyHit } from '../ui/useOnlyHit.ts';
import { HeadFilters } from './HeadFilters.tsx';
import type { ListDef, ListLook, ListRow, ListSource, OpenedProps } from './listDef.ts';
import { useList } from './useList.ts';

/**
 * The screen of a list: what it is chosen by, its rows, live, and what opens over it. It knows what a list has, never which list it is:
 * what a list has alone is a value of its look or a component in one of the slots. What it is asked for comes first, apart, so that all
 * that is drawn knows the rows: `defineListScreen({ query, found, rows })({ ... })`.
 */
export function defineListScreen<D, F, R extends ListRow, V extends OperationVariables>(
  source: ListSource<D, F, R, V>,
): (look: ListLook<F, R, V>) => ComponentType {
  return (look) => {
    const list = { ...source, ...look };
    return () => <Gate list={list} />;
  };
}

/** What opens with the row itself, once it is known. */
export function ofRow<R>(
  Row: ComponentType<Omit<OpenedProps<R>, 'id' | 'row'> & { row: R }>,
): ComponentType<OpenedProps<R>> {
  return ({ id: _id, row, ...others }) => (row === null ? null : <Row row={row} {...others} />);
}

type Props<D, F, R extends ListRow, V extends OperationVariables> = { list: ListDef<D, F, R, V> };

function Gate<D, F, R extends ListRow, V extends OperationVariables>({ list }: Props<D, F, R, V>) {
  const { permissions } = useSession();
  const may = list.needs === undefined || permissions.has(list.needs);
  return may ? <Shown list={list} /> : <NoPermission />;
}

function Shown<D, F, R extends ListRow, V extends OperationVariables>({ list }: Props<D, F, R, V>) {
  const { name, title, search, none, count, columns, rowName, Acts, Above } = list;
  const state = useList(list);
  const { t, rows, total, refetch, show, until } = state;
  const onEnter = useOnlyHit({
    text: state.search,
    rows,
    loading: state.searching,
    onOpen: (row) => show(row._id),
  });
  const tools = { t, found: state.found, variables: state.variables, refetch, show };
  const { useBulk = useNone } = list; // one list has the same one every time
  const bulk = useBulk(tools);
  const { permissions } = useSession();
  const begins = list.begin && (list.begin.needs === undefined || permissions.has(list.begin.needs));
  const under = state.filters.filter(({ filter }) => filter.under);
  return (
    <ListScreen
      title={t(title)}
      choices={
        <>
          {search === undefined ? null : (
            <Input
              allowClear
              prefix={<SearchIcon />}
              value={state.search}
              placeholder={t(search)}
              aria-label={t(search)}
              onChange={(event) => state.setSearch(event.target.value)}
              onKeyDown={onEnter}
            />
          )}
          <HeadFilters filters={state.filters.filter(({ filter }) => !filter.under)} t={t} />
          {Acts ? <Acts {...tools} /> : null}
          {list.begin && begins ? (
            <BeginButton label={t(list.begin.text)} onBegin={() => state.beginOf('')} />
          ) : null}
        </>
      }
    >
      {under.map(({ id, filter, props }) => (
        <Fragment key={id}>{filter.draw({ ...props, t })}</Fragment>
      ))}
      {Above ? <Above {...tools} /> : null}
      {until === null ? (
        <list.pages.Table
          name={name}
          label={t(title)}
          columns={columns.map(({ label, render, ...column }) => ({
            ...column,
            label: t(label ?? column.key),
            render: (row: R) => render(row, tools),
          }))}
          rows={rows}
          rowKey={idOf}
          rowName={rowName}
          total={total}
          page={state.page}
          onPage={state.setPage}
          {...(count === undefined ? {} : { totalText: state.loading ? '' : t(count, { count: total }) })}
          loading={state.loading}
          error={state.error}
          onRetry={refetch}
          {...(list.Opened && !list.closed ? { onOpen: (row: R) => show(row._id) } : {})}
          bulk={bulk}
          empty={
            <EmptyState text={t(none)} search={{ text: state.search, onClear: () => state.setSearch('') }} />
          }
        />
      ) : (
        <EmptyState text={t(until)} />
      )}
      <Over list={list} state={state} begins={begins === true} />
    </ListScreen>
  );
}

type OverProps<D, F, R extends ListRow, V extends OperationVariables> = Props<D, F, R, V> & {
  state: ReturnType<typeof useList<D, F, R, V>>;
  begins: boolean;
};

/** What is begun or opened over the list. */
function Over<D, F, R extends ListRow, V extends OperationVariables>({
  list: { Opened, begin },
  begins,
  state: { begun, beginOf, openId, open, show, refetch },
}: OverProps<D, F, R, V>) {
  return (
    <Suspense fallback={null}>
      {begin && begins && begun !== null ? (
        <begin.Begun
          of={begun}
          onDone={() => {
            refetch();
            beginOf(null);
          }}
          onClose={() => beginOf(null)}
        />
      ) : Opened && openId !== null ? (
        <Opened key={openId} id={openId} row={open} onChanged={refetch} onClose={() => show(null)} />
      ) : null}
    </Suspense>
  );
}

function BeginButton({ label, onBegin }: { label: string; onBegin: () => void }) {
  useHotkeys([{ keys: 'F2', label, run: onBegin }]);
  return (
    <Button type="primary" icon={<PlusIcon />} onClick={onBegin}>
      {label} <kbd>F2</kbd>
    </Button>
  );
}

const noActs = [] as const;
const useNone = () => noActs;

function idOf({ _id }: ListRow): string {
  return _id;
}
