import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { OperationsCopiesDocument } from '../dataCopies.main.gen.ts';
import { bytesText } from '../figureText.ts';
import { polled } from '../polled.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { CopyState, isRestoring } from './CopyState.tsx';
import { Rows } from './Rows.tsx';

type Props = {
  narrow: boolean;
  /** The copy that is open; the page opens one that it has just had made. */
  openId: string | null;
  onOpen: (id: string | null) => void;
};

/** The databases beside the one in use: restored from a backup, or in use before a switch. */
export function CopiesPart({ narrow, openId, onOpen }: Props) {
  const { t } = useTranslation('operations');
  const [running, setRunning] = useState(true);
  const { data, error, refetch } = useQuery(OperationsCopiesDocument, polled(running ? 1000 : 15_000));
  useEvents(['VanHanh'], () => void refetch());
  const all = data?.banDuLieus;
  const rows = all?.data ?? [];
  const runs = rows.some(isRestoring);
  if (all && runs !== running) setRunning(runs);
  const open = rows.find((one) => one._id === openId);
  if (error && !all) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (all && !all.mayChuRieng && rows.length === 0)
    return (
      <section className="ops-section" aria-label={t('copies')}>
        <h2>{t('copies')}</h2>
        <Alert type="info" title={t('notBundled')} description={<code>{t('restoreCommand')}</code>} />
      </section>
    );
  return (
    <section className="ops-section" aria-label={t('copies')}>
      <h2>{t('copies')}</h2>
      <p className="soft">{t('copiesText')}</p>
      <Rows
        name="operations/copies"
        label={t('copies')}
        narrow={narrow}
        rows={rows}
        rowKey={(row) => row._id}
        loading={!all}
        empty={t('noCopies')}
        onOpen={(row) => onOpen(row._id)}
        columns={[
          {
            key: 'until',
            label: t('dataUntil'),
            kind: 'moment',
            value: (row) => row.duLieuLuc ?? null,
            render: (row) => (row.duLieuLuc ? formatDateTime(row.duLieuLuc) : '–'),
          },
          { key: 'kind', label: t('copyKind'), render: (row) => t(`copyKinds.${row.loai}`), width: 190 },
          { key: 'state', label: t('stateTitle'), render: (row) => <CopyState row={row} />, width: 190 },
          {
            key: 'size',
            label: t('size'),
            kind: 'number',
            value: (row) => row.kichThuoc,
            render: (row) => (row.kichThuoc === null ? '–' : bytesText(row.kichThuoc)),
            width: 100,
          },
          { key: 'by', label: t('by'), render: (row) => row.nguoiTao },
          { key: 'reason', label: t('reasonTitle'), grow: true, render: (row) => row.LyDo },
        ]}
        card={(row) => (
          <>
            <span className="ops-line">
              <strong>{formatDateTime(row.duLieuLuc ?? row.NgayTao)}</strong>
              <CopyState row={row} />
            </span>
            <span className="ops-line soft">
              <span>{t(`copyKinds.${row.loai}`)}</span>
              <span>{row.kichThuoc === null ? null : bytesText(row.kichThuoc)}</span>
            </span>
          </>
        )}
      />
      {open && all ? (
        <CopyDialog
          row={open}
          siteName={all.tenCoSo}
          onClose={() => onOpen(null)}
          onChanged={() => void refetch()}
        />
      ) : null}
    </section>
  );
}
