import { useMutation, useQuery } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { CodeDialog, type CodeTask } from './CodeDialog.tsx';
import {
  type DeviceCodeFragment,
  DeviceCodesDocument,
  type DeviceLinkFragment,
  RemoveDeviceCodeDocument,
} from './devices.main.gen.ts';

/** What the codes of a device mean; those that it sent and nobody knows stand first, each with a suggestion. */
export function CodesTab({ link, mayChange }: { link: DeviceLinkFragment; mayChange: boolean }) {
  const { t } = useTranslation('devices');
  const { message, modal } = useNotices();
  const [task, setTask] = useState<CodeTask | null>(null);
  const [remove] = useMutation(RemoveDeviceCodeDocument);
  const { data, loading, error, refetch } = useQuery(DeviceCodesDocument, {
    variables: { KetNoi_Id: link._id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThietBi'], () => void refetch());
  const table = data?.bangMaMay;
  const askRemove = (row: DeviceCodeFragment) =>
    modal.confirm({
      title: t('removeCodeAsk', { code: row.MaMay }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await remove({ variables: { id: row._id } }).catch((failure: unknown) =>
          message.error(userMessage(failure)),
        );
        void refetch();
      },
    });
  return (
    <>
      <p className="soft device-hint">{t('codesHint')}</p>
      {table && table.maLas.length > 0 ? (
        <section className="device-unknown" aria-label={t('unknownCodes')}>
          <h2>{t('unknownCodes')}</h2>
          <ul>
            {table.maLas.map((one) => (
              <li key={one.MaMay}>
                <strong>{one.MaMay}</strong>
                <span>
                  {one.GiaTri} {one.DonVi}
                </span>
                <span className="soft">
                  {t('unknownCount', { count: one.soKetQua, at: formatDateTime(one.LucCuoi) })}
                </span>
                {mayChange ? (
                  <Button
                    size="small"
                    onClick={() => setTask({ row: null, MaMay: one.MaMay, MaChiSo: one.goiY ?? null })}
                  >
                    {one.goiY ? t('mapTo', { index: one.goiY }) : t('map')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {table.tongMaLa > table.maLas.length ? (
            <p className="soft">{t('unknownCut', { shown: table.maLas.length, total: table.tongMaLa })}</p>
          ) : null}
        </section>
      ) : null}
      {mayChange ? (
        <p>
          <Button icon={<PlusIcon />} onClick={() => setTask({ row: null, MaMay: null, MaChiSo: null })}>
            {t('addCode')}
          </Button>
        </p>
      ) : null}
      <PartGrid<DeviceCodeFragment>
        name="deviceCodes"
        label={t('codes')}
        columns={columnsOf(t, mayChange ? askRemove : null)}
        rows={table?.maMays ?? []}
        rowKey={(row) => row._id}
        rowName={(row) => row.MaMay}
        loading={loading && !table}
        error={table ? undefined : error}
        onRetry={() => void refetch()}
        {...(mayChange
          ? { onOpen: (row) => setTask({ row, MaMay: row.MaMay, MaChiSo: row.MaChiSo ?? null }) }
          : {})}
        empty={<EmptyState text={t('noCodes')} />}
      />
      {task ? (
        <CodeDialog
          key={task.row?._id ?? task.MaMay ?? 'new'}
          KetNoi_Id={link._id}
          task={task}
          indices={table?.chiSos ?? []}
          onClose={() => setTask(null)}
          onDone={() => {
            setTask(null);
            void refetch();
          }}
        />
      ) : null}
    </>
  );
}

function columnsOf(
  t: TFunction<'devices'>,
  onRemove: ((row: DeviceCodeFragment) => void) | null,
): ReadonlyArray<GridColumn<DeviceCodeFragment>> {
  return [
    { key: 'MaMay', label: t('code'), kind: 'code', heading: true, render: (row) => row.MaMay },
    {
      key: 'MaChiSo',
      label: t('index'),
      width: 260,
      grow: true,
      render: (row) =>
        row.BoQua ? t('unused') : row.TenChiSo ? `${row.MaChiSo} – ${row.TenChiSo}` : row.MaChiSo,
    },
    {
      key: 'HeSo',
      label: t('factor'),
      kind: 'number',
      render: (row) => (row.HeSo ? showDecimal(row.HeSo) : ''),
    },
    { key: 'SoLe', label: t('decimals'), kind: 'number', render: (row) => row.SoLe },
    { key: 'DonViMay', label: t('unit'), width: 140, render: (row) => row.DonViMay },
    ...(onRemove
      ? [
          {
            key: 'remove',
            label: t('remove'),
            width: 90,
            render: (row: DeviceCodeFragment) => (
              <Button size="small" onClick={() => onRemove(row)}>
                {t('remove')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
