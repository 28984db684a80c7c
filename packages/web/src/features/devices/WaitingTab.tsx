import { useMutation, useQuery } from '@apollo/client/react';
import { lyDoCho } from '@sen/domain/devices/results';
import { dienGiai } from '@sen/domain/devices/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { DeleteIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { AssignDialog } from './AssignDialog.tsx';
import {
  type DeviceLinkFragment,
  type DeviceWaitingFragment,
  DeviceWaitingResultsDocument,
  ThrowDeviceResultsDocument,
} from './devices.main.gen.ts';

const limit = 50;

/** Results of a device that fit no slip by themselves: each is assigned to a sample, or thrown away for a reason. */
export function WaitingTab({ link }: { link: DeviceLinkFragment }) {
  const { t } = useTranslation('devices');
  const { ask, dialog } = useActDialog();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<DeviceWaitingFragment | null>(null);
  const [throwAway] = useMutation(ThrowDeviceResultsDocument);
  const { data, loading, error, refetch } = useQuery(DeviceWaitingResultsDocument, {
    variables: { KetNoi_Id: link._id, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThietBi'], () => void refetch());
  const grid = useOwnPages('deviceResults', { page, pageSize: limit, onPage: setPage });
  const shown = data?.ketQuaThietBis;
  const drop = async (rows: readonly DeviceWaitingFragment[]) => {
    const ids = rows.map(({ _id }) => _id);
    await ask({
      act: 'boKetQuaThietBi',
      of: ids.join(),
      title: t('throwAsk', { count: rows.length }),
      okText: t('throw'),
      reasons: [t('reason.qc'), t('reason.test'), t('reason.entered')],
      run: (LyDo) => throwAway({ variables: { ids, LyDo } }),
      done: t('thrown', { count: rows.length }),
    });
    await refetch();
    return null;
  };
  const mayThrow = shown?.data.some((row) => allows(row, 'bo')) ?? false;
  return (
    <>
      <p className="soft device-hint">{t('waitingHint')}</p>
      <Grid<DeviceWaitingFragment>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('waitingResults')}
        columns={columns(t)}
        rows={shown?.data ?? []}
        rowKey={(row) => row._id}
        rowName={(row) => `${row.SIDMau} ${row.MaMay}`}
        total={shown?.totalRows ?? 0}
        loading={loading && !shown}
        error={shown ? undefined : error}
        onRetry={() => void refetch()}
        onOpen={setOpen}
        {...(mayThrow
          ? { bulk: [{ key: 'bo', label: t('throw'), icon: <DeleteIcon />, danger: true, run: drop }] }
          : {})}
        empty={<EmptyState text={t('noneWaiting')} />}
      />
      {open ? (
        <AssignDialog
          key={open._id}
          row={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void refetch();
          }}
        />
      ) : null}
      {dialog}
    </>
  );
}

function columns(t: (key: 'sample' | 'code' | 'value' | 'why' | 'measured') => string) {
  const rows: ReadonlyArray<GridColumn<DeviceWaitingFragment>> = [
    { key: 'SIDMau', label: t('sample'), kind: 'code', heading: true, render: (row) => row.SIDMau },
    { key: 'MaMay', label: t('code'), kind: 'code', render: (row) => row.MaMay },
    {
      key: 'GiaTri',
      label: t('value'),
      width: 160,
      render: (row) => (
        <>
          <strong>{row.GiaTri}</strong> {row.DonVi}
          {row.DienGiai ? (
            <small className="soft device-said">{dienGiai[row.DienGiai][currentLanguage()]}</small>
          ) : null}
        </>
      ),
    },
    {
      key: 'LyDoCho',
      label: t('why'),
      width: 220,
      grow: true,
      wraps: true,
      render: (row) => (
        <>
          {row.LyDoCho ? lyDoCho[row.LyDoCho][currentLanguage()] : null}
          {row.NguoiMay ? <small className="device-fault">{row.NguoiMay}</small> : null}
        </>
      ),
    },
    {
      key: 'Luc',
      label: t('measured'),
      kind: 'moment',
      render: (row) => formatDateTime(row.LucChay ?? row.Luc),
    },
  ];
  return rows;
}
