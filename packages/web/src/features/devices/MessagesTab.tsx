import { useMutation, useQuery } from '@apollo/client/react';
import { keepMessagesDays, ketQuaTin } from '@sen/domain/devices/results';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import {
  type DeviceLinkFragment,
  type DeviceMessageFragment,
  DeviceMessagesDocument,
  SettleDeviceMessagesDocument,
} from './devices.main.gen.ts';

const limit = 50;

const tones: Readonly<Record<DeviceMessageFragment['KetQua'], Tone>> = {
  Nhan: 'done',
  TrungLap: 'cancelled',
  Hong: 'urgent',
  ChoGui: 'waiting',
  DaGui: 'done',
  BiTuChoi: 'urgent',
  ChoXem: 'called',
  DaXem: 'done',
};

/**
 * Raw messages of a device, those that wait for a person before the others, the newest first; what was not understood is settled here. Each reading is logged, so they are read anew only when somebody
 * asks.
 */
export function MessagesTab({ link }: { link: DeviceLinkFragment }) {
  const { t } = useTranslation('devices');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<DeviceMessageFragment | null>(null);
  const { ask, dialog } = useActDialog();
  const [settleMessages] = useMutation(SettleDeviceMessagesDocument);
  const { data, loading, error, refetch } = useQuery(DeviceMessagesDocument, {
    variables: { KetNoi_Id: link._id, page, limit },
    fetchPolicy: 'network-only',
  });
  const grid = useOwnPages('deviceMessages', { page, pageSize: limit, onPage: setPage });
  const shown = data?.tinThietBis;
  const settle = async (rows: readonly DeviceMessageFragment[]) => {
    const ids = rows.map(({ _id }) => _id);
    const done = await ask({
      act: 'xemTinThietBi',
      of: ids.join(),
      title: t('settleAsk', { count: rows.length }),
      okText: t('settle'),
      reasons: [t('settled.known'), t('settled.entered'), t('settled.reported')],
      harmless: true,
      run: (LyDo) => settleMessages({ variables: { ids, LyDo } }),
      done: t('settledDone', { count: rows.length }),
    });
    if (done) setOpen(null);
    await refetch();
    return null;
  };
  const maySettle = shown?.data.some((row) => allows(row, 'xem')) ?? false;
  return (
    <>
      <p className="soft device-reread">
        <span>{t('messagesHint', { days: keepMessagesDays })}</span>
        <Button size="small" onClick={() => void refetch()}>
          {t('readAnew')}
        </Button>
      </p>
      <Grid<DeviceMessageFragment>
        plain
        bare
        fixedPages
        grid={grid}
        label={t('messages')}
        columns={columnsOf(t)}
        rows={shown?.data ?? []}
        rowKey={(row) => row._id}
        rowName={(row) => formatDateTime(row.Luc)}
        total={shown?.totalRows ?? 0}
        loading={loading && !shown}
        error={shown ? undefined : error}
        onRetry={() => void refetch()}
        onOpen={setOpen}
        {...(maySettle
          ? { bulk: [{ key: 'xem', label: t('settle'), icon: <CheckIcon />, run: settle }] }
          : {})}
        empty={<EmptyState text={t('noMessages')} />}
      />
      {open ? (
        <Modal
          open
          width={820}
          title={formatDateTime(open.Luc)}
          onCancel={() => setOpen(null)}
          {...(allows(open, 'xem')
            ? { okText: t('settle'), onOk: () => void settle([open]) }
            : { footer: null })}
        >
          {open.Loi ? <p className="device-fault">{faultText(t, open.Loi)}</p> : null}
          {open.CachXuLy ? <p>{t('settledAs', { how: open.CachXuLy })}</p> : null}
          <pre className="device-raw">{open.NoiDung.replaceAll('\r', '\n')}</pre>
        </Modal>
      ) : null}
      {dialog}
    </>
  );
}

const faults = [
  'checksum',
  'form',
  'number',
  'incomplete',
  'NO_HEADER',
  'NO_MESSAGE_ID',
  'NO_RESULT',
  'TOO_LONG',
  'TOO_MANY',
  'NUL',
  'NO_ANSWER',
  'NOTHING_TO_MEASURE',
  'NOTHING_READ',
  'UNKNOWN_RECORD',
  'NOT_FOR_SEN',
  'REFUSED_UNASKED',
  'CALIBRATION',
] as const;

/** What was wrong with a message; what an analyser itself said stays in its words. */
function faultText(t: TFunction<'devices'>, fault: string): string {
  const known = faults.find((one) => one === fault);
  return known ? t(`fault.${known}`) : fault;
}

function columnsOf(t: TFunction<'devices'>): ReadonlyArray<GridColumn<DeviceMessageFragment>> {
  return [
    { key: 'Luc', label: t('at'), kind: 'moment', heading: true, render: (row) => formatDateTime(row.Luc) },
    {
      key: 'Chieu',
      label: t('direction'),
      width: 80,
      render: (row) => t(row.Chieu === 'Vao' ? 'in' : 'out'),
    },
    {
      key: 'KetQua',
      label: t('state'),
      kind: 'state',
      render: (row) => (
        <StateTag tone={tones[row.KetQua]}>{ketQuaTin[row.KetQua][currentLanguage()]}</StateTag>
      ),
    },
    { key: 'SoKetQua', label: t('resultCount'), kind: 'number', render: (row) => row.SoKetQua || '' },
    {
      key: 'NoiDung',
      label: t('content'),
      width: 420,
      grow: true,
      render: (row) => <code className="device-line">{row.NoiDung.slice(0, 160)}</code>,
    },
    {
      key: 'Loi',
      label: t('wrong'),
      width: 180,
      wraps: true,
      quiet: true,
      render: (row) => (
        <>
          {row.Loi ? faultText(t, row.Loi) : null}
          {row.CachXuLy ? <small className="soft device-said">{row.CachXuLy}</small> : null}
        </>
      ),
    },
  ];
}
