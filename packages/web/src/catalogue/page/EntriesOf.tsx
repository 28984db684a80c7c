import { useQuery } from '@apollo/client/react';
import { type CatalogueDef, isWithheld } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import type { CatalogueDocuments, Entry, EntryPage, EntryValues } from '../../ui/entry.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { type Column, Table } from '../../ui/kit/Table.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { cellOf } from '../cells.ts';
import { EntryForm } from '../EntryForm.tsx';
import { useDocuments } from './useDocuments.ts';
import { useEntryPath } from './useEntryPath.ts';

/** A column: a field of the definition, or one of its own. */
export type EntryColumn = string | { key: string; title: string; render: (entry: Entry) => ReactNode };

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

const pageSize = 20;

/** Entries of another catalogue that belong to the page's entry and are edited here, or refer to it and open where they are at home. */
export function EntriesOf(props: Props) {
  const def = catalogueByName(props.name);
  const documents = useDocuments(props.name);
  return def && documents ? <Rows {...props} def={def} documents={documents} /> : null;
}

type RowsProps = Props & { def: CatalogueDef; documents: CatalogueDocuments };

function Rows({ def, documents, filter, columns, label, empty, owned, sort = [] }: RowsProps) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const pathOf = useEntryPath();
  const language = currentLanguage();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const { data, previousData, loading, error, refetch } = useQuery<EntryPage>(documents.list, {
    variables: { page, limit: pageSize, filter, sort, includeSuspended: true },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === def.name) void refetch();
  });
  const shown = (data ?? previousData)?.page;
  // the last entry of the last page may be gone
  const lastPage = Math.max(1, Math.ceil((data?.page.totalRows ?? 0) / pageSize));
  if (data && page > lastPage) setPage(lastPage);
  const mayWrite = permissions.has(def.permission);
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const done = (next: Entry | null = null) => {
    setEdited(next);
    void refetch();
  };
  return (
    <div className="entries-of">
      <Table<Entry>
        cards
        label={label ?? def.label[language]}
        rowKey={(entry) => entry._id}
        loading={loading && !shown}
        columns={columns.flatMap((column, at): Array<Column<Entry>> => {
          if (typeof column !== 'string') return [column];
          const field = def.fields[column];
          if (!field || isWithheld(def, column, permissions)) return [];
          const render = (entry: Entry) => {
            const text = cellOf(column, field, entry, language);
            const path = at === 0 && !owned ? pathOf(def.name, entry._id) : null;
            return path ? <Link to={path}>{text}</Link> : text;
          };
          return [{ key: column, title: field.label[language], render }];
        })}
        rows={shown?.data ?? []}
        empty={shown ? empty : ''}
        page={page}
        pageSize={pageSize}
        total={shown?.totalRows ?? 0}
        onPage={setPage}
        {...(owned ? { onOpen: setEdited } : {})}
      />
      {owned && mayWrite ? (
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {t('addTo', { name: def.label[language] })}
        </Button>
      ) : null}
      {owned && edited ? (
        <EntryForm
          key={edited === 'new' ? 'new' : edited._id}
          def={def}
          documents={documents}
          entry={edited === 'new' ? null : edited}
          preset={owned}
          over={Object.keys(owned)}
          mayWrite={mayWrite}
          onClose={() => setEdited(null)}
          onSaved={(row, typedOn) => done(typedOn ? row : null)}
          onRemoved={() => done()}
        />
      ) : null}
    </div>
  );
}
