import { cachNhac, tinhTrangHen } from '@sen/domain/followUps/giayHen';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { tones } from './tones.ts';
import {
  type FollowUpRow,
  type FollowUpTab,
  followUpPageSize,
  followUpTabs,
  useFollowUps,
} from './useFollowUps.ts';

/** Follow-ups by day, state, room and doctor: who is due, who did not come; each opens to be reminded of and received. */
export default function FollowUpsScreen() {
  const { t } = useTranslation('followUps');
  const list = useFollowUps();
  const onEnter = useOnlyHit({
    text: list.search,
    rows: list.rows,
    loading: list.searching,
    onOpen: list.show,
  });
  const grid = useOwnPages('followUps', {
    page: list.page,
    pageSize: followUpPageSize,
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
              to="Node"
              value={list.room}
              onChange={(id) => list.setRoom(id)}
              filter={(entry) => entry['category'] === 'ROOM'}
              placeholder={t('list.room')}
              aria-label={t('list.room')}
            />
          </div>
          <div className="list-screen-choice">
            <RefPicker
              to="NhanVien"
              value={list.doctor}
              onChange={(id) => list.setDoctor(id)}
              placeholder={t('list.doctor')}
              aria-label={t('list.doctor')}
            />
          </div>
          <DateRange value={list.range} onChange={list.setRange} />
        </>
      }
    >
      <Segmented<FollowUpTab>
        aria-label={t('list.state')}
        value={list.tab}
        onChange={list.setTab}
        options={followUpTabs.map((tab) => ({
          value: tab,
          label:
            tab === 'TatCa'
              ? t('list.all')
              : `${tinhTrangHen[tab][currentLanguage()]}${counts ? ` (${counts[tab]})` : ''}`,
        }))}
      />
      <Grid<FollowUpRow>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('title')}
        columns={columnsOf(t)}
        rows={list.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.TenBenhNhan} ${formatDate(row.NgayHen)}`}
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
        <FollowUpDialog key={open._id} row={open} onChanged={list.refetch} onClose={() => list.show(null)} />
      ) : null}
    </ListScreen>
  );
}

function columnsOf(t: TFunction<'followUps'>): ReadonlyArray<GridColumn<FollowUpRow>> {
  const language = currentLanguage();
  return [
    { key: 'NgayHen', label: t('NgayHen'), kind: 'day', render: (row) => formatDate(row.NgayHen) },
    {
      key: 'TenBenhNhan',
      label: t('list.patient'),
      width: 300,
      grow: true,
      heading: true,
      render: (row) => `${row.TenBenhNhan}, ${row.NamSinh} · ${row.MaYTe}`,
    },
    { key: 'SoDienThoai', label: t('list.phone'), width: 120, render: (row) => row.SoDienThoai },
    {
      key: 'TinhTrang',
      label: t('list.state'),
      kind: 'state',
      render: (row) => (
        <StateTag tone={tones[row.TinhTrang]}>{tinhTrangHen[row.TinhTrang][language]}</StateTag>
      ),
    },
    { key: 'TenPhong', label: t('NoiHen_Id'), width: 160, wraps: true, render: (row) => row.TenPhong },
    { key: 'TenBacSi', label: t('BacSiHen_Id'), width: 150, render: (row) => row.TenBacSi },
    {
      key: 'LucNhac',
      label: t('list.reminded'),
      width: 170,
      wraps: true,
      render: (row) =>
        row.LucNhac && row.CachNhac
          ? `${formatDateTime(row.LucNhac)} · ${cachNhac[row.CachNhac][language]}`
          : null,
    },
    { key: 'SoGiayHen', label: t('list.number'), kind: 'code', render: (row) => row.SoGiayHen },
    {
      key: 'GhiChuNhac',
      label: t('GhiChu'),
      width: 200,
      wraps: true,
      hidden: true,
      render: (row) => row.GhiChuNhac,
    },
    { key: 'NguoiNhac', label: t('list.by'), width: 160, hidden: true, render: (row) => row.NguoiNhac },
    {
      key: 'LyDoHen',
      label: t('LyDoHen'),
      width: 200,
      wraps: true,
      hidden: true,
      render: (row) => row.LyDoHen,
    },
    {
      key: 'NgayKham',
      label: t('list.examined'),
      kind: 'day',
      hidden: true,
      render: (row) => formatDate(row.NgayKham),
    },
  ];
}
