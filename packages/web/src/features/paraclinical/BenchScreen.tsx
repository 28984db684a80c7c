import { resultKinds } from '@sen/domain/orders/orderKinds';
import { parseScan } from '@sen/domain/scan/cards';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import type { BulkAct } from '../../ui/grid/BulkBar.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { Segmented } from '../../ui/kit/choices.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useScan } from '../../ui/useScan.ts';
import { slipNumberOf } from '../orders/desk/slipsOfNumber.ts';
import { benchColumns } from './benchColumns.tsx';
import { RoomCards } from './RoomCards.tsx';
import { useBegin } from './useBegin.ts';
import { type BenchSlip, type BenchTab, benchPageSize, benchTabs, useBench } from './useBench.ts';
import './bench.css';

/** All rooms that answer orders: what waits in each, what lies without a result; a slip opens at the desk of its kind. */
export default function BenchScreen() {
  const { t } = useTranslation(['paraclinical', 'common']);
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { permissions } = useSession();
  const bench = useBench();
  const grid = useOwnPages('paraclinical', {
    page: bench.page,
    pageSize: benchPageSize,
    onPage: bench.setPage,
  });
  const { begin: beginSlips, beginScanned } = useBegin(bench.refetch);
  const { message, modal } = useNotices();
  const { tab, room } = bench;
  const open = ({ _id, Loai }: BenchSlip) => {
    const screen = bench.screenOf(Loai);
    if (screen) void navigate(`${narrow ? narrowPath(screen) : screen}?id=${_id}`);
  };
  const mayBegin = room?.Loais.some((kind) => {
    const rights = resultKinds.get(kind);
    return rights !== undefined && permissions.has(rights.perform);
  });
  const begin: BulkAct<BenchSlip> = {
    key: 'begin',
    label: t('begin'),
    icon: <Play size={15} aria-hidden />,
    confirm: (count) => ({ title: t('beginAsk', { count }), okText: t('begin') }),
    run: async (rows) => (rows.length > 0 ? beginSlips(rows.map((row) => row._id)) : null),
  };
  useScan((text) => {
    const scan = parseScan(text);
    const code = scan.kind === 'code' ? slipNumberOf(scan.value) : null;
    if (code === null) message.warning(t('scanUnknown'));
    else if (mayBegin)
      modal.confirm({
        title: t('beginScannedAsk', { code }),
        okText: t('begin'),
        cancelText: t('back', { ns: 'common' }),
        onOk: () => void beginScanned(code),
      });
  });
  return (
    <ListScreen title={t('title')} choices={<DateRange value={bench.range} onChange={bench.setRange} />}>
      {bench.rooms.length > 0 ? <RoomCards {...bench} /> : null}
      {room ? (
        <Segmented<BenchTab>
          aria-label={t('show')}
          value={tab}
          onChange={bench.setTab}
          options={benchTabs.map((one) => ({
            value: one,
            label: `${t(`tab.${one}`)} (${{ 'cho-thuc-hien': room.ChoThucHien, 'chua-ket-qua': room.DangLam, 'trong-ngay': room.ChoThucHien + room.DangLam - room.TonTruoc + room.CoKetQua }[one]})`,
          }))}
        />
      ) : null}
      <Grid<BenchSlip>
        plain
        bare
        fixedPages
        key={`${room?.Phong._id} ${tab}`}
        grid={grid}
        label={t('title')}
        columns={benchColumns(t, tab)}
        rows={bench.rows}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.SoPhieuYeuCau} ${row.BenhNhan?.TenBenhNhan ?? ''}`}
        total={bench.total}
        totalText={t(bench.isCut ? 'countCut' : 'count', { count: bench.total })}
        loading={bench.loading}
        error={bench.error}
        onRetry={bench.refetch}
        onOpen={open}
        empty={<EmptyState text={t(room ? 'none' : 'noRoom')} />}
        {...(tab === 'cho-thuc-hien' && mayBegin ? { bulk: [begin] } : {})}
      />
    </ListScreen>
  );
}
