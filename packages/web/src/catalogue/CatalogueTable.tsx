import { useQuery } from '@apollo/client/react';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { download } from '../app/http.ts';
import { currentLanguage } from '../app/i18n.ts';
import { useSession } from '../app/SessionContext.tsx';
import { ArrowLeftIcon, DownloadIcon, PlusIcon, SearchIcon, UploadIcon } from '../ui/icons.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Switch } from '../ui/kit/choices.tsx';
import { Dropdown } from '../ui/kit/Dropdown.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { Table } from '../ui/kit/Table.tsx';
import { StateTag } from '../ui/StateTag.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useEvents } from '../ui/useEvents.ts';
import { cellOf } from './cells.ts';
import { EntryForm } from './EntryForm.tsx';
import type { Entry, EntryPage } from './entry.ts';
import { exportPath } from './exportPath.ts';
import { type CatalogueDocuments, catalogueDocuments } from './operations.ts';
import { CatalogueWithTree } from './tree/CatalogueWithTree.tsx';
import type { Within } from './tree/treeRows.ts';

const ImportPanel = lazy(() => import('./imports/ImportPanel.tsx'));

const pageSize = 50;
/** The word of the address that opens the import instead of the list. */
const importing = 'nhap';

const exports = [
  { key: 'exportShown', kind: 'xlsx', columns: 'shown' },
  { key: 'exportCsv', kind: 'csv', columns: 'shown' },
  { key: 'exportAll', kind: 'xlsx', columns: 'all' },
] as const;

type Props = {
  def: CatalogueDef;
  onBack?: () => void;
  /** What is searched when the table opens. */
  keyword?: string;
};

/** One catalogue: a page of its entries, searched, sorted and paged by the server; an entry opens its form. */
export function CatalogueTable({ def, ...rest }: Props) {
  const [documents, setDocuments] = useState<CatalogueDocuments | null>(null);
  useEffect(() => {
    let left = false;
    void catalogueDocuments(def.name).then((found) => {
      if (!left) setDocuments(found);
    });
    return () => {
      left = true;
    };
  }, [def]);
  const [params] = useSearchParams();
  const tree = catalogueTrees[def.name];
  if (!documents) return null;
  if (!tree || params.has(importing)) return <Loaded def={def} documents={documents} {...rest} />;
  return (
    <CatalogueWithTree
      def={def}
      tree={tree}
      list={(within, head) => (
        <Loaded
          key={JSON.stringify(within?.filter ?? null)}
          def={def}
          documents={documents}
          within={within}
          head={head}
          {...rest}
        />
      )}
    />
  );
}

type LoadedProps = Props & {
  documents: CatalogueDocuments;
  /** The branch of the tree that is shown; all of it without one. */
  within?: Within | null;
  head?: ReactNode;
};

function Loaded({ def, documents, onBack, keyword: first = '', within, head }: LoadedProps) {
  const { t } = useTranslation('catalogue');
  const session = useSession();
  const language = currentLanguage();
  const [keyword, setKeyword] = useState(first);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Array<{ field: string; desc: boolean }>>([]);
  const [suspended, setSuspended] = useState(false);
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const typed = useDeferredValue(keyword);
  const [params, setParams] = useSearchParams();
  const { data, previousData, loading, error, refetch } = useQuery<EntryPage>(documents.list, {
    variables: {
      page,
      limit: pageSize,
      keyword: typed,
      sort,
      includeSuspended: suspended,
      ...(within ? { filter: within.filter } : {}),
    },
    fetchPolicy: 'network-only',
  });
  const shown = (data ?? previousData)?.page;
  const mayWrite = session.permissions.has(def.permission);
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === def.name) void refetch();
  });
  const list = { name: def.name, keyword: typed, sort, suspended, filter: within?.filter ?? null };
  if (mayWrite && params.has(importing)) {
    return (
      <Suspense fallback={<div className="sen-loading" role="status" aria-label={t('import')} />}>
        <ImportPanel
          def={def}
          onBack={() => {
            setParams({});
            void refetch();
          }}
        />
      </Suspense>
    );
  }
  const listed = Object.entries(def.fields).filter(([, field]) => 'list' in field && field.list);
  const columns = [
    ...listed.map(([name, field]) => ({
      key: name,
      title: field.label[language],
      sortable: field.kind !== 'ref' && field.kind !== 'refs',
      render: (entry: Entry) => cellOf(name, field, entry, language),
    })),
    {
      key: 'TamNgung',
      title: t('state'),
      render: (entry: Entry) =>
        entry.TamNgung ? (
          <StateTag tone="cancelled">{t('suspended')}</StateTag>
        ) : (
          <StateTag tone="done">{t('inUse')}</StateTag>
        ),
    },
  ];
  return (
    <section className="catalogue-table" aria-label={def.label[language]}>
      <header>
        {onBack ? (
          <Button
            type="text"
            size="large"
            icon={<ArrowLeftIcon />}
            aria-label={t('index')}
            onClick={onBack}
          />
        ) : null}
        <h1>{def.label[language]}</h1>
        <Input
          type="search"
          prefix={<SearchIcon />}
          value={keyword}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={(event) => {
            setPage(1);
            setKeyword(event.target.value);
          }}
        />
        <div className="catalogue-acts">
          <label className="catalogue-switch">
            <Switch checked={suspended} onChange={setSuspended} aria-label={t('showSuspended')} />{' '}
            {t('showSuspended')}
          </label>
          <Dropdown
            menu={{
              items: exports.map(({ key, kind, columns }) => ({
                key,
                label: t(key),
                onClick: () => void download(exportPath(list, kind, columns), `${def.name}.${kind}`),
              })),
            }}
          >
            <Button icon={<DownloadIcon />}>{t('export')}</Button>
          </Dropdown>
          {mayWrite ? (
            <Button icon={<UploadIcon />} onClick={() => setParams({ [importing]: '1' })}>
              {t('import')}
            </Button>
          ) : null}
          {mayWrite ? (
            <Button type="primary" icon={<PlusIcon />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          ) : null}
        </div>
      </header>
      {head}
      {error && !shown ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Table<Entry>
          label={def.label[language]}
          rowKey={(entry) => entry._id}
          loading={loading}
          columns={columns}
          rows={shown?.data ?? []}
          empty={t('empty')}
          page={page}
          pageSize={pageSize}
          total={shown?.totalRows ?? 0}
          totalText={t('total', { total: shown?.totalRows ?? 0 })}
          onPage={setPage}
          sort={sort[0] ?? null}
          onSort={(next) => setSort(next ? [next] : [])}
          onOpen={setEdited}
        />
      )}
      {edited ? (
        <EntryForm
          def={def}
          documents={documents}
          entry={edited === 'new' ? null : edited}
          {...(within ? { preset: within.preset } : {})}
          mayWrite={mayWrite}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      ) : null}
    </section>
  );
}
