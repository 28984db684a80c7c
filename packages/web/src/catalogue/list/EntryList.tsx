import { batchMost } from '@sen/domain/catalogue/batch';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import type { CatalogueDocuments, Entry } from '../../ui/entry.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { isShown, ordered } from '../../ui/grid/layout.ts';
import type { GridState } from '../../ui/grid/useGridState.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import type { Opened } from '../page/useOpened.ts';
import { entryLabel } from '../RefPicker.tsx';
import type { Within } from '../tree/treeRows.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { EntryListHead } from './EntryListHead.tsx';
import { entryColumns } from './entryColumns.tsx';
import { exportAsked } from './exportAsked.ts';
import { useBulk } from './useBulk.tsx';
import { useEntries } from './useEntries.ts';

const ImportPanel = lazy(() => import('../imports/ImportPanel.tsx'));

/** The words of the address that open the import instead of the list, with a kind of file, and a run of it. */
export const importing = 'nhap';
export const importRun = 'lan';

type Props = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  grid: GridState;
  opened: Opened;
  /** How often an entry was saved or removed here. */
  changes: number;
  /** The branch of the tree that is shown; all of it without one. */
  within?: Within | null;
  /** The branch that was shown last. */
  branch: RefObject<string>;
  head?: ReactNode;
  onBack?: () => void;
};

/** The entries of a catalogue as a list. */
export function EntryList(props: Props) {
  const { def, documents, grid, opened, changes, within = null, branch } = props;
  const { t } = useTranslation(['catalogue', 'grid']);
  const { permissions } = useSession();
  const download = useDownload();
  const language = currentLanguage();
  const [params, setParams] = useSearchParams();
  const mayWrite = permissions.has(def.permission);
  const entries = useEntries({ def, documents, grid, within, changes });
  const onEnter = useOnlyHit({
    text: grid.search,
    rows: entries.rows,
    loading: entries.searching,
    onOpen: opened.open,
  });
  const taken = Object.keys(within?.filter ?? {}).join();
  const suspended = t('suspended');
  const columns = useMemo(
    () =>
      entryColumns(def, {
        language,
        permissions,
        suspended,
        taken: new Set(taken === '' ? [] : taken.split(',')),
      }),
    [def, language, permissions, suspended, taken],
  );
  const {
    show,
    state: { page },
  } = grid;
  const here = JSON.stringify(within?.filter ?? null);
  useEffect(() => {
    // another branch begins at its first page
    if (branch.current !== here && page > 1) show({ page: 1 });
    branch.current = here;
  }, [branch, here, page, show]);
  const fields = ordered(columns, grid.layout.order)
    .filter((one) => isShown(one, grid.layout))
    .map(({ key }) => key);
  const give = (kind: 'xlsx' | 'csv', all: 'shown' | 'all', ids?: readonly string[]) => {
    const filter = ids ? { _id: ids } : entries.list.filter;
    const shown = { ...entries.list, ...(ids ? { keyword: '', suspended: true } : {}), filter, fields };
    const { path, file, body } = exportAsked(shown, kind, all);
    download(path, file, body);
  };
  const bulk = useBulk({
    def,
    documents,
    mayWrite,
    onDone: entries.refetch,
    onExport: (rows) =>
      give(
        'xlsx',
        'shown',
        rows.slice(0, batchMost).map(({ _id }) => _id),
      ),
    onCopy: (values) => opened.add({ ...values, ...within?.preset }),
  });
  const toImport = (open: boolean) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (open) next.set(importing, '1');
      else for (const word of [importing, importRun]) next.delete(word);
      return next;
    });
  if (mayWrite && params.has(importing)) {
    return (
      <Suspense fallback={<div className="sen-loading" role="status" aria-label={t('import')} />}>
        <ImportPanel
          def={def}
          asked={params.get(importing) ?? ''}
          opened={params.get(importRun)}
          onBack={() => {
            toImport(false);
            entries.refetch();
          }}
        />
      </Suspense>
    );
  }
  return (
    <section className="catalogue-table" aria-label={def.label[language]}>
      <EntryListHead
        def={def}
        grid={grid}
        total={entries.known ? entries.total : null}
        mayWrite={mayWrite}
        onSearchKey={onEnter}
        suspended={entries.suspended}
        onSuspended={entries.setSuspended}
        onExport={give}
        onImport={() => toImport(true)}
        onAdd={() => opened.add(within?.preset)}
        // the tree beside the list has the key
        addKey={within === null && props.head === undefined}
        {...(props.onBack ? { onBack: props.onBack } : {})}
      />
      {props.head}
      <Grid<Entry>
        grid={grid}
        label={def.label[language]}
        columns={columns}
        rows={entries.rows}
        rowKey={idOf}
        rowName={(entry) => entryLabel(def.name, entry)}
        rowClass={(entry) => (entry.TamNgung ? 'soft' : undefined)}
        total={entries.total}
        totalText=""
        loading={entries.loading}
        error={entries.error}
        onRetry={entries.refetch}
        empty={<EmptyState text={t('empty')} />}
        onOpen={opened.open}
        bulk={bulk.acts}
      />
      {bulk.changing ? <ChangeDialog def={def} count={bulk.changing.length} onChange={bulk.change} /> : null}
    </section>
  );
}

function idOf(entry: Entry): string {
  return entry._id;
}
