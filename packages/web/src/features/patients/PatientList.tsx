import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { typingRest } from '../../ui/afterTyping.ts';
import { CameraButton } from '../../ui/CameraButton.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import { useScan } from '../../ui/useScan.ts';
import { patientColumns } from './patientColumns.tsx';
import { type PatientListRowFragment, PatientPageDocument } from './patients.main.gen.ts';
import { scanKeyword } from './scanKeyword.ts';
import { useCustomerActs } from './useCustomerActs.tsx';

const UnknownDialog = lazy(() => import('./parts/UnknownDialog.tsx'));

const limit = 50;

/** All patients: search without accents, filters, saved views, the newest first; a card or citizen id can be scanned. */
export function PatientList() {
  const { t } = useTranslation(['patients', 'common']);
  const session = useSession();
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? '/m/benh-nhan' : '/benh-nhan';
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [unknown, setUnknown] = useState(false);
  // what is searched names patients: it stands in no address
  const grid = useOwnPages('patients', { page, pageSize: limit, onPage: setPage });
  const [sort = null] = grid.state.sort;
  const input = useRef<HTMLInputElement>(null);
  const searchInput = useDebounced(text.trim(), typingRest);
  const { filters } = grid.state;
  const filter = Object.keys(filters).length > 0 ? filters : null;
  // the best fits of a text alone stand first
  const ranked = searchInput !== '' && filter === null;
  const { data, previousData, loading, error, refetch } = useQuery(PatientPageDocument, {
    variables: { page, limit, searchInput: searchInput || null, sortInput: ranked ? null : sort, filter },
  });
  const shown = data ?? previousData;
  const total = shown?.benhNhansPaginationTotal;
  const search = (next: string) => {
    setPage(1);
    setText(next);
  };
  const onScan = useScan((scanned) => search(scanKeyword(scanned)));
  useHotkeys([
    { keys: 'F2', label: t('new'), run: () => void navigate(`${base}/moi`) },
    { keys: 'F3', label: t('search'), run: () => input.current?.focus() },
  ]);
  const onEnter = useOnlyHit({
    text,
    rows: shown?.benhNhansPagination.data ?? [],
    loading: loading || searchInput !== text.trim(),
    onOpen: (row) => void navigate(`${base}/${row._id}`),
  });
  const columns = useMemo(() => patientColumns(t, base), [t, base]);
  const { acts, dialog } = useCustomerActs(() => void refetch());
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="patient-list">
      <div className="patient-list-head">
        <h1>{t('title')}</h1>
        <div className="with-camera">
          <Input
            ref={input}
            allowClear
            prefix={<SearchIcon />}
            suffix={<kbd>F3</kbd>}
            placeholder={t('searchHint')}
            aria-label={t('searchHint')}
            value={text}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onEnter}
          />
          <CameraButton onScan={onScan} main />
        </div>
        {session.permissions.has('BENH_NHAN_NHAP') ? (
          <Button onClick={() => void navigate(`${base}/nhap`)}>{t('import.button')}</Button>
        ) : null}
        {session.permissions.has('BENH_NHAN_GOP') ? (
          <Button onClick={() => void navigate(`${base}/trung`)}>{t('merge.list')}</Button>
        ) : null}
        {session.permissions.has('BENH_NHAN_SUA') ? (
          <Button onClick={() => setUnknown(true)}>{t('unknown.button')}</Button>
        ) : null}
        {session.permissions.has('BENH_NHAN_SUA') ? (
          <Button type="primary" icon={<PlusIcon />} onClick={() => void navigate(`${base}/moi`)}>
            {t('new')}
          </Button>
        ) : null}
      </div>
      <Grid<PatientListRowFragment>
        fixedPages
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={shown?.benhNhansPagination.data ?? []}
        rowKey={idOf}
        rowName={(row) => row.TenBenhNhan}
        total={total?.totalRows ?? 0}
        totalText={t(total?.atLeast ? 'moreThan' : 'count', { count: total?.totalRows ?? 0 })}
        loading={loading && !shown}
        search={{ text, onClear: () => search('') }}
        empty={<EmptyState text={t('nothingFound', { ns: 'common' })} />}
        onOpen={(row) => void navigate(`${base}/${row._id}`)}
        bulk={session.permissions.has('BENH_NHAN_SUA') ? acts : []}
      />
      {dialog}
      {unknown ? (
        <Suspense fallback={null}>
          <UnknownDialog
            onReceived={(id) => void navigate(`${base}/${id}`)}
            onClose={() => setUnknown(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function idOf({ _id }: PatientListRowFragment): string {
  return _id;
}
