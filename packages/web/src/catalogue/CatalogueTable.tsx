import { useQuery } from '@apollo/client/react';
import { type CatalogueDef, isWithheld } from '@sen/domain/catalogue/catalogue';
import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../session/i18n.ts';
import { useSession } from '../session/useSession.ts';
import type { CatalogueDocuments, Entry, EntryPage } from '../ui/entry.ts';
import { ArrowLeftIcon, DownloadIcon, PlusIcon, SearchIcon, UploadIcon } from '../ui/icons.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Switch } from '../ui/kit/choices.tsx';
import { Dropdown } from '../ui/kit/Dropdown.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { Table } from '../ui/kit/Table.tsx';
import { StateTag } from '../ui/StateTag.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useDownload } from '../ui/useDownload.ts';
import { useEvents } from '../ui/useEvents.ts';
import { cellOf } from './cells.ts';
import { exportPath } from './exportPath.ts';
import { OpenedEntry } from './page/OpenedEntry.tsx';
import { useDocuments } from './page/useDocuments.ts';
import { useEntryPages } from './page/useEntryPages.ts';
import { type Opened, useOpened } from './page/useOpened.ts';
import { QuickLink } from './QuickLink.tsx';
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
  const documents = useDocuments(def.name);
  return documents ? <WithEntry def={def} documents={documents} {...rest} /> : null;
}

/** The list, and the entry that is open: over it in a drawer, or instead of it on its page. */
function WithEntry({ def, documents, ...rest }: Props & { documents: CatalogueDocuments }) {
  const [params] = useSearchParams();
  const opened = useOpened(documents);
  const [changes, setChanges] = useState(0);
  const pages = useEntryPages();
  const tree = params.has(importing) ? undefined : catalogueTrees[def.name];
  const list = { def, documents, opened, changes, ...rest };
  const instead = opened.id !== null && (def.name in pages || opened.missing || opened.error);
  return (
    <>
      {/* it stays as it is: whoever comes back finds what was searched */}
      <div className="catalogue-behind" hidden={Boolean(instead)}>
        {tree ? (
          <CatalogueWithTree
            def={def}
            tree={tree}
            onOpen={opened.open}
            list={(within, head) => (
              <Loaded key={JSON.stringify(within?.filter ?? null)} within={within} head={head} {...list} />
            )}
          />
        ) : (
          <Loaded {...list} />
        )}
      </div>
      <OpenedEntry
        def={def}
        documents={documents}
        opened={opened}
        onChanged={() => setChanges((before) => before + 1)}
      />
    </>
  );
}

type LoadedProps = Props & {
  documents: CatalogueDocuments;
  opened: Opened;
  /** How often an entry was saved or removed here. */
  changes: number;
  /** The branch of the tree that is shown; all of it without one. */
  within?: Within | null;
  head?: ReactNode;
};

function Loaded(props: LoadedProps) {
  const { def, documents, opened, changes, onBack, keyword: first = '', within, head } = props;
  const { t } = useTranslation('catalogue');
  const session = useSession();
  const download = useDownload();
  const language = currentLanguage();
  const [keyword, setKeyword] = useState(first);
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Array<{ field: string; desc: boolean }>>([]);
  const [suspended, setSuspended] = useState(false);
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
  // the last entry of the last page may be gone
  const lastPage = Math.max(1, Math.ceil((data?.page.totalRows ?? 0) / pageSize));
  if (data && page > lastPage) setPage(lastPage);
  const mayWrite = session.permissions.has(def.permission);
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === def.name) void refetch();
  });
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);
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
  const listed = Object.entries(def.fields).filter(
    ([name, field]) => 'list' in field && field.list && !isWithheld(def, name, session.permissions),
  );
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
            <Switch
              checked={suspended}
              onChange={(next) => {
                setPage(1);
                setSuspended(next);
              }}
              aria-label={t('showSuspended')}
            />{' '}
            {t('showSuspended')}
          </label>
          <Dropdown
            menu={{
              items: exports.map(({ key, kind, columns }) => ({
                key,
                label: t(key),
                onClick: () => download(exportPath(list, kind, columns), `${def.name}.${kind}`),
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
          {mayWrite ? <QuickLink name={def.name} /> : null}
          {mayWrite ? (
            <Button type="primary" icon={<PlusIcon />} onClick={() => opened.add(within?.preset)}>
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
          cards
          label={def.label[language]}
          rowKey={(entry) => entry._id}
          loading={loading}
          columns={columns}
          rows={shown?.data ?? []}
          empty={t('empty')}
          page={page}
          pageSize={pageSize}
          total={shown?.totalRows ?? 0}
          {...(shown ? { totalText: t('total', { total: shown.totalRows }) } : {})}
          onPage={setPage}
          sort={sort[0] ?? null}
          onSort={(next) => {
            setPage(1);
            setSort(next ? [next] : []);
          }}
          onOpen={opened.open}
        />
      )}
    </section>
  );
}
