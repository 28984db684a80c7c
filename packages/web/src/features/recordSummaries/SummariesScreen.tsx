import { nguoiYeuCau, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, SearchIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import { requestTones } from './tones.ts';
import {
  type RequestRow,
  type RequestTab,
  requestPageSize,
  requestTabs,
  useRequests,
} from './useRequests.ts';

const NewRequestDialog = lazy(() => import('./NewRequestDialog.tsx'));
const RequestDialog = lazy(() => import('./RequestDialog.tsx'));

/** Requests for summaries of medical records: those that are not done first; each opens with its summary. */
export default function SummariesScreen() {
  const { t } = useTranslation('recordSummaries');
  const list = useRequests();
  const onEnter = useOnlyHit({
    text: list.search,
    rows: list.rows,
    loading: list.searching,
    onOpen: (row) => list.show(row._id),
  });
  const grid = useOwnPages('recordSummaries', {
    page: list.page,
    pageSize: requestPageSize,
    onPage: list.setPage,
  });
  useHotkeys([{ keys: 'F2', label: t('new'), run: () => list.ask('') }]);
  const { counts } = list;
  return (
    <ListScreen
      title={t('title')}
      choices={
        <>
          <Input
            allowClear
            prefix={<SearchIcon />}
            value={list.search}
            placeholder={t('list.search')}
            aria-label={t('list.search')}
            onChange={(event) => list.setSearch(event.target.value)}
            onKeyDown={onEnter}
          />
          <Button
            aria-pressed={list.late}
            type={list.late ? 'primary' : 'default'}
            onClick={() => list.setLate(!list.late)}
          >
            {t('list.late', { count: counts?.QuaHen ?? 0 })}
          </Button>
          <DateRange value={list.range} onChange={list.setRange} />
          <Button type="primary" icon={<PlusIcon />} onClick={() => list.ask('')}>
            {t('new')} <kbd>F2</kbd>
          </Button>
        </>
      }
    >
      <Segmented<RequestTab>
        aria-label={t('list.state')}
        value={list.tab}
        onChange={list.setTab}
        options={requestTabs.map((tab) => ({
          value: tab,
          label:
            tab === 'TatCa'
              ? t('list.all')
              : `${yeuCauTomTatActs.states[tab][currentLanguage()]}${counts ? ` (${counts[tab]})` : ''}`,
        }))}
      />
      <Grid<RequestRow>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('title')}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.TenBenhNhan} ${row.SoYeuCau}`}
        total={list.total}
        totalText={t('list.count', { count: list.total })}
        loading={list.loading}
        error={list.error}
        onRetry={list.refetch}
        onOpen={(row) => list.show(row._id)}
        empty={
          <EmptyState
            text={t('list.none')}
            search={{ text: list.search, onClear: () => list.setSearch('') }}
          />
        }
      />
      <Suspense fallback={null}>
        {list.asking !== null ? (
          <NewRequestDialog
            BenhNhan_Id={list.asking || null}
            onDone={() => {
              list.refetch();
              list.ask(null);
            }}
            onClose={() => list.ask(null)}
          />
        ) : list.open ? (
          <RequestDialog
            key={list.open}
            id={list.open}
            onChanged={list.refetch}
            onClose={() => list.show(null)}
          />
        ) : null}
      </Suspense>
    </ListScreen>
  );
}

function columnsOf(t: TFunction<'recordSummaries'>): ReadonlyArray<GridColumn<RequestRow>> {
  const language = currentLanguage();
  return [
    { key: 'SoYeuCau', label: t('list.number'), kind: 'code', render: (row) => row.SoYeuCau },
    {
      key: 'TenBenhNhan',
      label: t('list.patient'),
      width: 240,
      grow: true,
      heading: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    {
      key: 'TrangThai',
      label: t('list.state'),
      kind: 'state',
      render: (row) => (
        <StateTag tone={requestTones[row.TrangThai]}>
          {yeuCauTomTatActs.states[row.TrangThai][language]}
        </StateTag>
      ),
    },
    { key: 'NgayHen', label: t('NgayHen'), width: 110, render: (row) => formatDate(row.NgayHen) },
    {
      key: 'HoTenNguoiYeuCau',
      label: t('list.who'),
      width: 220,
      render: (row) =>
        row.NguoiYeuCau === 'NguoiBenh'
          ? nguoiYeuCau.NguoiBenh[language]
          : [row.HoTenNguoiYeuCau, row.QuanHe].filter(Boolean).join(' – '),
    },
    { key: 'MucDich', label: t('MucDich'), width: 200, wraps: true, render: (row) => row.MucDich },
    { key: 'SoBan', label: t('SoBan'), width: 80, quiet: true, render: (row) => row.SoBan },
    { key: 'SoTomTat', label: t('list.summary'), kind: 'code', render: (row) => row.SoTomTat },
    {
      key: 'NgayYeuCau',
      label: t('NgayYeuCau'),
      width: 110,
      hidden: true,
      render: (row) => formatDate(row.NgayYeuCau),
    },
    {
      key: 'NgayGiao',
      label: t('NgayGiao'),
      kind: 'moment',
      hidden: true,
      render: (row) => (row.NgayGiao ? formatDateTime(row.NgayGiao) : null),
    },
    { key: 'NguoiNhan', label: t('NguoiNhan'), width: 160, hidden: true, render: (row) => row.NguoiNhan },
    { key: 'LyDoTuChoi', label: t('LyDoTuChoi'), width: 180, hidden: true, render: (row) => row.LyDoTuChoi },
  ];
}
