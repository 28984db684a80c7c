import { useQuery } from '@apollo/client/react';
import { type CatalogueDef, isWithheld } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { today } from '../../ui/dateText.ts';
import type { CatalogueDocuments, Entry, EntryPage, EntryValues } from '../../ui/entry.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { askedFilters } from '../../ui/grid/periodDays.ts';
import { useInnerState } from '../../ui/grid/useInnerState.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { EntryForm } from '../EntryForm.tsx';
import { fieldColumn } from '../list/entryColumns.tsx';
import { entryLabel } from '../RefPicker.tsx';
import { useDocuments } from './useDocuments.ts';
import { useEntryPath } from './useEntryPath.ts';

/** A column: a field of the definition, or one of its own. */
export type EntryColumn = string | GridColumn<Entry>;

type Props = {
  /** The catalogue of the rows, 'GiaTriThamChieu'. */
  name: string;
  /** Which of its entries are shown; on the page of what they refer to, that reference. */
  filter: Readonly<EntryValues>;
  columns: readonly EntryColumn[];
  /** What the list is called; the catalogue's name without it. */
  label?: string;
  /** What is said when there are none. */
  empty: string;
  /** The rows belong to this page: they are added, changed and removed here, with these values, which the form does not show. */
  owned?: Readonly<EntryValues>;
  /** Order of the rows. */
  sort?: ReadonlyArray<{ field: string; desc: boolean }>;
};

/** Entries of another catalogue that belong to the page's entry and are edited here, or refer to it and open where they are at home. */
export function EntriesOf(props: Props) {
  const def = catalogueByName(props.name);
  const documents = useDocuments(props.name);
  return def && documents ? <Rows {...props} def={def} documents={documents} /> : null;
}

/** An entry that is added; `round` counts those that are added one after the other. */
type NewEntry = { round: number; preset: Readonly<EntryValues> };
type RowsProps = Props & { def: CatalogueDef; documents: CatalogueDocuments };

function Rows({ def, documents, filter, columns, label, empty, owned, sort = [] }: RowsProps) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const pathOf = useEntryPath();
  const language = currentLanguage();
  const [edited, setEdited] = useState<Entry | null>(null);
  const [added, setAdded] = useState<NewEntry | null>(null);
  const grid = useInnerState(`entries/${def.name}`);
  const { state, layout } = grid;
  const asked = askedFilters(state.filters, (name) => def.fields[name]?.kind === 'datetime', today());
  const { data, previousData, loading, error, refetch } = useQuery<EntryPage>(documents.list, {
    variables: {
      page: state.page,
      limit: layout.pageSize,
      filter: { ...asked, ...filter },
      sort: state.sort.length > 0 ? state.sort : sort,
      includeSuspended: true,
    },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === def.name) void refetch();
  });
  const shown = (data ?? previousData)?.page;
  const mayWrite = permissions.has(def.permission);
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const done = (next: Entry | null = null) => {
    setEdited(next);
    setAdded(null);
    void refetch();
  };
  return (
    <div className="entries-of">
      <Grid<Entry>
        plain
        bare
        grid={grid}
        label={label ?? def.label[language]}
        rowKey={(entry) => entry._id}
        rowName={(entry) => entryLabel(def.name, entry)}
        rowClass={(entry) => (entry.TamNgung ? 'soft' : undefined)}
        loading={loading && !shown}
        columns={columns.flatMap((column, at): Array<GridColumn<Entry>> => {
          if (typeof column !== 'string') return [column];
          const field = def.fields[column];
          if (!field || isWithheld(def, column, permissions)) return [];
          const like = fieldColumn(def, column, field, { language, filtered: !(column in filter) });
          const linked = (entry: Entry) => {
            const path = pathOf(def.name, entry._id);
            return path ? <Link to={path}>{like.render(entry)}</Link> : like.render(entry);
          };
          return [at === 0 && !owned ? { ...like, render: linked } : like];
        })}
        rows={shown?.data ?? []}
        total={shown?.totalRows ?? 0}
        totalText=""
        empty={shown ? empty : ''}
        {...(owned ? { onOpen: setEdited } : {})}
      />
      {owned && mayWrite ? (
        <Button icon={<PlusIcon />} onClick={() => setAdded({ round: 0, preset: {} })}>
          {t('addTo', { name: def.label[language] })}
        </Button>
      ) : null}
      {owned && (edited || added) ? (
        <EntryForm
          key={edited?._id ?? `new ${added?.round}`}
          def={def}
          documents={documents}
          entry={edited}
          preset={{ ...added?.preset, ...owned }}
          over={Object.keys(owned)}
          mayWrite={mayWrite}
          onClose={() => {
            setEdited(null);
            setAdded(null);
          }}
          onAnother={(preset) => {
            done();
            setAdded({ round: (added?.round ?? 0) + 1, preset });
          }}
          onSaved={(row, typedOn) => done(typedOn ? row : null)}
          onRemoved={() => done()}
        />
      ) : null}
    </div>
  );
}
