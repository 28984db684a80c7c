import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { typingRest } from '../../ui/afterTyping.ts';
import { CameraButton } from '../../ui/CameraButton.tsx';
import { formatDate } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useScan } from '../../ui/useScan.ts';
import { patientFieldLabel } from './fieldLabel.ts';
import { PatientPageDocument, type PatientRowFragment } from './patients.main.gen.ts';
import { scanKeyword } from './scanKeyword.ts';

const limit = 50;

/** All patients: search without accents, pages, the newest first; a card or citizen id can be scanned. */
export function PatientList() {
  const { t } = useTranslation(['patients', 'common']);
  const session = useSession();
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? '/m/benh-nhan' : '/benh-nhan';
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  // what is searched names patients: it stands in no address
  const grid = useOwnPages('patients', { page, pageSize: limit, onPage: setPage });
  const [sort = null] = grid.state.sort;
  const input = useRef<HTMLInputElement>(null);
  const searchInput = useDebounced(text.trim(), typingRest);
  const { data, previousData, loading, error, refetch } = useQuery(PatientPageDocument, {
    variables: { page, limit, searchInput: searchInput || null, sortInput: searchInput ? null : sort },
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
  const columns: ReadonlyArray<GridColumn<PatientRowFragment>> = [
    {
      key: 'MaYTe',
      label: t('code'),
      kind: 'code',
      sortable: true,
      render: (row) => <Link to={`${base}/${row._id}`}>{row.MaYTe}</Link>,
    },
    {
      key: 'TenBenhNhan',
      label: patientFieldLabel('TenBenhNhan') ?? '',
      width: 210,
      sortable: true,
      render: (row) => (
        <Link to={`${base}/${row._id}`}>
          <strong>{row.TenBenhNhan}</strong>
        </Link>
      ),
    },
    {
      key: 'NamSinh',
      label: t('born'),
      width: 170,
      sortable: true,
      render: (row) => `${row.NgaySinh ? formatDate(row.NgaySinh) : row.NamSinh} (${row.tuoi})`,
    },
    {
      key: 'GioiTinh',
      label: patientFieldLabel('GioiTinh') ?? '',
      width: 100,
      render: (row) => t(`sex.${row.GioiTinh}`, { ns: 'common' }),
    },
    {
      key: 'SoDienThoai',
      label: patientFieldLabel('SoDienThoai') ?? '',
      width: 130,
      render: (row) => row.SoDienThoai,
    },
    {
      key: 'SoTheBHYT',
      label: patientFieldLabel('SoTheBHYT') ?? '',
      width: 170,
      render: (row) => row.SoTheBHYT,
    },
    {
      key: 'fullAddress',
      label: t('addressPrinted'),
      width: 240,
      grow: true,
      render: (row) => row.fullAddress,
    },
  ];
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
          />
          <CameraButton onScan={onScan} main />
        </div>
        {session.permissions.has('BENH_NHAN_GOP') ? (
          <Button onClick={() => void navigate(`${base}/trung`)}>{t('merge.list')}</Button>
        ) : null}
        {session.permissions.has('BENH_NHAN_SUA') ? (
          <Button type="primary" icon={<PlusIcon />} onClick={() => void navigate(`${base}/moi`)}>
            {t('new')}
          </Button>
        ) : null}
      </div>
      <Grid<PatientRowFragment>
        plain
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
        empty={t('nothingFound', { ns: 'common' })}
        onOpen={(row) => void navigate(`${base}/${row._id}`)}
      />
    </div>
  );
}

function idOf({ _id }: PatientRowFragment): string {
  return _id;
}
