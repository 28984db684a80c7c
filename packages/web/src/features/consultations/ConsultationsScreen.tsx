import { hinhThucHoiChan, hoiChanActs, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
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
import { stateTones } from './stateTones.ts';
import {
  type ConsultationRow,
  type ConsultationTab,
  consultationPageSize,
  consultationTabs,
  useConsultations,
} from './useConsultations.ts';

const MinutesDialog = lazy(() => import('./MinutesDialog.tsx'));

/** Consultations by day, state and person; each opens with its minutes. */
export default function ConsultationsScreen() {
  const { t } = useTranslation('consultations');
  const list = useConsultations();
  const onEnter = useOnlyHit({
    text: list.search,
    rows: list.rows,
    loading: list.searching,
    onOpen: (row) => list.show(row._id),
  });
  const me = useSession().user.employee?._id ?? null;
  const grid = useOwnPages('consultations', {
    page: list.page,
    pageSize: consultationPageSize,
    onPage: list.setPage,
  });
  const { open } = list;
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
              to="NhanVien"
              value={list.who}
              onChange={(id) => list.setWho(id)}
              placeholder={t('list.who')}
              aria-label={t('list.who')}
            />
          </div>
          {me ? (
            <Button
              aria-pressed={list.who === me}
              type={list.who === me ? 'primary' : 'default'}
              onClick={() => list.setWho(list.who === me ? null : me)}
            >
              {t('list.mine')}
            </Button>
          ) : null}
          <DateRange value={list.range} onChange={list.setRange} />
        </>
      }
    >
      <Segmented<ConsultationTab>
        aria-label={t('list.state')}
        value={list.tab}
        onChange={list.setTab}
        options={consultationTabs.map((tab) => ({
          value: tab,
          label:
            tab === 'TatCa'
              ? t('list.all')
              : `${hoiChanActs.states[tab][currentLanguage()]}${list.counts ? ` (${list.counts[tab]})` : ''}`,
        }))}
      />
      <Grid<ConsultationRow>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('title')}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={(row) => row._id}
        rowName={(row) => row.MaBienBanHoiChan}
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
      {open ? (
        <Suspense fallback={null}>
          <MinutesDialog
            key={open._id}
            session={{
              _id: open.KhamBenh_Id,
              TiepNhan_Id: open.TiepNhan_Id,
              BenhNhan_Id: open.BenhNhan_Id,
              Ngay: dayOf(open.NgayHoiChan),
            }}
            only={open._id}
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

function columnsOf(t: TFunction<'consultations'>): ReadonlyArray<GridColumn<ConsultationRow>> {
  const language = currentLanguage();
  return [
    {
      key: 'NgayHoiChan',
      label: t('NgayHoiChan'),
      kind: 'moment',
      render: (row) => formatDateTime(row.NgayHoiChan),
    },
    {
      key: 'TenBenhNhan',
      label: t('list.patient'),
      width: 260,
      grow: true,
      heading: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    {
      key: 'TrangThai',
      label: t('list.state'),
      kind: 'state',
      render: (row) => (
        <StateTag tone={stateTones[row.TrangThai]}>{hoiChanActs.states[row.TrangThai][language]}</StateTag>
      ),
    },
    { key: 'DiaDiem', label: t('DiaDiem'), width: 170, render: (row) => row.DiaDiem },
    {
      key: 'HinhThucHoiChan',
      label: t('HinhThucHoiChan'),
      width: 150,
      hidden: true,
      render: (row) => hinhThucHoiChan[row.HinhThucHoiChan][language],
    },
    { key: 'TenChuToa', label: t('ChuToa'), width: 170, render: (row) => row.TenChuToa ?? '–' },
    {
      key: 'viTriCuaToi',
      label: t('list.myPart'),
      width: 110,
      quiet: true,
      render: (row) => (row.viTriCuaToi ? viTriHoiChan[row.viTriCuaToi][language] : null),
    },
    {
      key: 'soNguoi',
      label: t('list.people'),
      kind: 'number',
      width: 80,
      hidden: true,
      render: (row) => row.soNguoi,
    },
    {
      key: 'KetLuan',
      label: t('KetLuan'),
      width: 260,
      wraps: true,
      render: (row) => row.KetLuan ?? <span className="soft">{row.ChanDoan}</span>,
    },
    {
      key: 'MaBienBanHoiChan',
      label: t('list.code'),
      kind: 'code',
      hidden: true,
      render: (row) => row.MaBienBanHoiChan,
    },
  ];
}
