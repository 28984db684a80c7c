import { errorText, isErrorCode } from '@sen/domain/errors/errors';
import { trangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows } from '../../../ui/acts.ts';
import { DateRange } from '../../../ui/DateRange.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../../ui/grid/useOwnPages.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ListScreen } from '../../../ui/ListScreen.tsx';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import {
  type NationalRow,
  type NationalTab,
  nationalPageSize,
  nationalTabs,
  useNationalList,
} from './useNationalList.ts';

const tones: Readonly<Record<NationalRow['TrangThai'], Tone>> = {
  ChuaGui: 'waiting',
  Cho: 'progress',
  Loi: 'urgent',
  DaGui: 'done',
  DaHuy: 'cancelled',
  ChoThuHoi: 'progress',
  LoiThuHoi: 'urgent',
  DaThuHoi: 'cancelled',
};

/** How the prescriptions of ended examinations stand with the national system; what failed says why and is sent again. */
export default function NationalScreen() {
  const { t } = useTranslation('prescriptions');
  const list = useNationalList();
  const grid = useOwnPages('national-prescriptions', {
    page: list.page,
    pageSize: nationalPageSize,
    onPage: list.setPage,
  });
  const countOf = (tab: NationalTab) => (tab === 'TatCa' ? null : (list.counts?.[tab] ?? null));
  return (
    <ListScreen
      title={t('national.title')}
      choices={
        <>
          <Input
            allowClear
            prefix={<SearchIcon />}
            value={list.search}
            placeholder={t('national.search')}
            aria-label={t('national.search')}
            onChange={(event) => list.setSearch(event.target.value)}
          />
          <DateRange value={list.range} onChange={list.setRange} />
        </>
      }
    >
      <Segmented<NationalTab>
        aria-label={t('national.state')}
        value={list.tab}
        onChange={list.setTab}
        options={nationalTabs.map((tab) => ({
          value: tab,
          label: `${tabText(tab, t)}${countOf(tab) === null ? '' : ` (${countOf(tab)})`}`,
        }))}
      />
      <Grid<NationalRow>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('national.title')}
        columns={columnsOf(t, list)}
        rows={list.rows}
        rowKey={(row) => row._id}
        rowName={(row) => row.MaDonThuoc}
        total={list.total}
        totalText={t('national.count', { count: list.total })}
        loading={list.loading}
        error={list.error}
        onRetry={list.refetch}
        empty={
          <EmptyState
            text={t('national.none')}
            search={{ text: list.search, onClear: () => list.setSearch('') }}
          />
        }
      />
    </ListScreen>
  );
}

function tabText(tab: NationalTab, t: TFunction<'prescriptions'>): string {
  return tab === 'TatCa' ? t('national.all') : trangThaiGuiDon[tab][currentLanguage()];
}

function columnsOf(
  t: TFunction<'prescriptions'>,
  list: ReturnType<typeof useNationalList>,
): ReadonlyArray<GridColumn<NationalRow>> {
  return [
    {
      key: 'MaDonThuoc',
      label: t('national.code'),
      kind: 'code',
      width: 150,
      heading: true,
      render: (row) => row.MaDonThuoc,
    },
    {
      key: 'TrangThai',
      label: t('national.state'),
      kind: 'state',
      render: (row) => (
        <StateTag tone={tones[row.TrangThai]}>{trangThaiGuiDon[row.TrangThai][currentLanguage()]}</StateTag>
      ),
    },
    {
      key: 'TenBenhNhan',
      label: t('national.patient'),
      width: 220,
      grow: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    { key: 'LoaiToa', label: t('kind'), width: 100, render: (row) => t(`kinds.${row.LoaiToa}`) },
    { key: 'TenBacSi', label: t('national.doctor'), width: 170, render: (row) => row.TenBacSi ?? '–' },
    {
      key: 'NgayKe',
      label: t('national.written'),
      kind: 'moment',
      render: (row) => formatDateTime(row.NgayKe),
    },
    {
      key: 'NgayGui',
      label: t('national.sent'),
      kind: 'moment',
      render: (row) => (row.NgayGui ? formatDateTime(row.NgayGui) : '–'),
    },
    {
      key: 'NgayThuHoi',
      label: t('national.withdrawn'),
      kind: 'moment',
      render: (row) => (row.NgayThuHoi ? formatDateTime(row.NgayThuHoi) : '–'),
    },
    {
      key: 'lyDoLoi',
      label: t('national.reason'),
      width: 260,
      wraps: true,
      quiet: true,
      render: (row) => told(row, t),
    },
    {
      key: 'send',
      label: t('national.act'),
      width: 110,
      render: (row) =>
        allows(row, 'guiLienThong') ? (
          <Button
            size="small"
            disabled={list.busy}
            aria-label={`${t(sendText(row))} ${row.MaDonThuoc}`}
            onClick={() => void list.send(row)}
          >
            {t(sendText(row))}
          </Button>
        ) : allows(row, 'thuHoiLienThong') ? (
          <Button
            size="small"
            disabled={list.busy}
            aria-label={`${t('national.withdraw')} ${row.MaDonThuoc}`}
            onClick={() => void list.withdraw(row)}
          >
            {t('national.withdraw')}
          </Button>
        ) : null,
    },
  ];
}

const sendText = ({ TrangThai }: NationalRow) =>
  TrangThai === 'ChuaGui' ? 'national.send' : 'national.again';

/** Why it was taken back and what replaces it, and why the last try failed. */
function told(row: NationalRow, t: TFunction<'prescriptions'>): string | null {
  const failed = row.TrangThai === 'Loi' || row.TrangThai === 'LoiThuHoi';
  const texts = [
    row.LyDoHuy,
    row.MaDonThayThe && t('national.replacedBy', { code: row.MaDonThayThe }),
    failed && reasonText(row, t),
  ];
  return texts.filter(Boolean).join(' · ') || null;
}

/** Why the last try failed: Sen's own reason, or what the system said. */
function reasonText({ lyDoLoi, lanGui }: NationalRow, t: TFunction<'prescriptions'>): string {
  const reason = lyDoLoi && isErrorCode(lyDoLoi) ? errorText(lyDoLoi, currentLanguage()) : (lyDoLoi ?? '');
  return `${reason} (${t('national.tries', { count: lanGui })})`;
}
