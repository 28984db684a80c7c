import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { phanLoaiCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { dayOf, formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import { deadlineTones, stateTones } from './tones.ts';
import { type CaseRow, type CaseTab, casePageSize, caseTabs, useCases } from './useCases.ts';

const CaseReportDialog = lazy(() => import('./CaseReportDialog.tsx'));

/** Cases of notifiable diseases by day, state and disease: what is due and late first; each opens its report. */
export default function CasesScreen() {
  const { t } = useTranslation('caseReports');
  const list = useCases();
  const onEnter = useOnlyHit({
    text: list.search,
    rows: list.rows,
    loading: list.searching,
    onOpen: list.show,
  });
  const grid = useOwnPages('caseReports', {
    page: list.page,
    pageSize: casePageSize,
    onPage: list.setPage,
  });
  const { open, counts } = list;
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
          <div className="list-screen-choice">
            <RefPicker
              to="ICD"
              value={list.disease}
              onChange={(id) => list.setDisease(id)}
              placeholder={t('list.disease')}
              aria-label={t('list.disease')}
            />
          </div>
          <Button
            aria-pressed={list.late}
            type={list.late ? 'primary' : 'default'}
            onClick={() => list.setLate(!list.late)}
          >
            {t('list.late', { count: counts?.QuaHan ?? 0 })}
          </Button>
          <DateRange value={list.range} onChange={list.setRange} />
        </>
      }
    >
      <Segmented<CaseTab>
        aria-label={t('list.state')}
        value={list.tab}
        onChange={list.setTab}
        options={caseTabs.map((tab) => ({
          value: tab,
          label: tab === 'TatCa' ? t('list.all') : `${stateText(t, tab)}${counts ? ` (${counts[tab]})` : ''}`,
        }))}
      />
      <Grid<CaseRow>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('title')}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.TenBenhNhan} ${row.SoBaoCao ?? ''}`}
        total={list.total}
        totalText={t('list.count', { count: list.total })}
        loading={list.loading}
        error={list.error}
        onRetry={list.refetch}
        onOpen={list.show}
        empty={
          <EmptyState
            text={t('list.none')}
            search={{ text: list.search, onClear: () => list.setSearch('') }}
          />
        }
      />
      {open ? (
        <Suspense fallback={null}>
          <CaseReportDialog
            key={open._id}
            session={{
              _id: open.KhamBenh_Id,
              TiepNhan_Id: open.TiepNhan_Id,
              BenhNhan_Id: open.BenhNhan_Id,
              Ngay: dayOf(open.NgayKham),
            }}
            patient={`${open.TenBenhNhan} · ${open.MaYTe}`}
            onClose={() => {
              list.show(null);
              list.refetch();
            }}
          />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

function stateText(t: TFunction<'caseReports'>, state: CaseRow['TrangThai']): string {
  return state === 'ChuaLap' ? t('state.ChuaLap') : baoCaoActs.states[state][currentLanguage()];
}

function columnsOf(t: TFunction<'caseReports'>): ReadonlyArray<GridColumn<CaseRow>> {
  const language = currentLanguage();
  return [
    {
      key: 'NgayKham',
      label: t('list.found'),
      kind: 'moment',
      render: (row) => formatDateTime(row.NgayKham),
    },
    {
      key: 'TenBenhNhan',
      label: t('list.patient'),
      width: 240,
      grow: true,
      heading: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    {
      key: 'TenICD',
      label: t('list.disease'),
      width: 260,
      wraps: true,
      render: (row) => `${row.MaICD} ${row.TenICD}`,
    },
    {
      key: 'TrangThai',
      label: t('list.state'),
      kind: 'state',
      render: (row) => <StateTag tone={stateTones[row.TrangThai]}>{stateText(t, row.TrangThai)}</StateTag>,
    },
    {
      key: 'HanBaoCao',
      label: t('list.until'),
      kind: 'moment',
      render: (row) => (row.HanBaoCao ? formatDateTime(row.HanBaoCao) : null),
    },
    {
      key: 'Han',
      label: t('list.deadline'),
      kind: 'state',
      render: (row) =>
        row.Han ? <StateTag tone={deadlineTones[row.Han]}>{t(`deadline.${row.Han}`)}</StateTag> : null,
    },
    {
      key: 'PhanLoaiCa',
      label: t('PhanLoaiCa'),
      width: 110,
      quiet: true,
      render: (row) => (row.PhanLoaiCa ? phanLoaiCa[row.PhanLoaiCa][language] : null),
    },
    { key: 'SoBaoCao', label: t('list.number'), kind: 'code', render: (row) => row.SoBaoCao },
    {
      key: 'NgayGui',
      label: t('NgayGui'),
      kind: 'moment',
      hidden: true,
      render: (row) => (row.NgayGui ? formatDateTime(row.NgayGui) : null),
    },
    { key: 'NoiNhan', label: t('NoiNhan'), width: 180, hidden: true, render: (row) => row.NoiNhan },
    {
      key: 'SoThamChieu',
      label: t('SoThamChieu'),
      width: 130,
      hidden: true,
      render: (row) => row.SoThamChieu,
    },
    { key: 'Nhom', label: t('list.group'), width: 80, hidden: true, render: (row) => row.Nhom },
  ];
}
