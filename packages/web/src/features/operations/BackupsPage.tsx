import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon, UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { bytesText } from './figureText.ts';
import {
  type BackupRowFragment,
  MakeBackupDocument,
  OperationsBackupsDocument,
} from './operations.main.gen.ts';
import { AddBackupDialog } from './parts/AddBackupDialog.tsx';
import { BackupDialog } from './parts/BackupDialog.tsx';
import { BackupState, isRunning, ProofState } from './parts/BackupState.tsx';
import { CopiesPart } from './parts/CopiesPart.tsx';
import { Rows } from './parts/Rows.tsx';
import { polled } from './polled.ts';
import { useAct } from './useAct.ts';

const settingsPath = '/quan-tri-he-thong/cai-dat';
const place = `${settingsPath}/backup`;

/** Backups: made with their progress, proven, given, removed; and when the next one is made by itself. */
export function BackupsPage({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation(['operations', 'shell']);
  const mayOpen = useMayOpen();
  const [running, setRunning] = useState(true);
  const { data, loading, error, refetch } = useQuery(
    OperationsBackupsDocument,
    polled(running ? 1000 : 15_000),
  );
  useEvents(['VanHanh'], () => void refetch());
  const [openId, setOpenId] = useState<string | null>(null);
  const [copyId, setCopyId] = useState<string | null>(null);
  const [noting, setNoting] = useState(false);
  const [adding, setAdding] = useState(false);
  const all = data?.saoLuus;
  const rows = all?.data ?? [];
  const runs = rows.some(isRunning);
  if (all && runs !== running) setRunning(runs);
  useHotkeys([{ keys: 'Alt+N', label: t('makeBackup'), run: () => setNoting(true), disabled: runs }]);
  const byOf = (row: BackupRowFragment) =>
    row.tepGoc === null
      ? row.tuDong
        ? t('byItself')
        : (row.nguoiTao ?? null)
      : t('addedBy', { who: row.nguoiTao ?? '', at: formatDateTime(row.NgayTao) });
  const open = rows.find((one) => one._id === openId);
  if (error && !all) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="ops-page">
      <header className="ops-head">
        <h1>{t('backups')}</h1>
        <Button icon={<UploadIcon />} disabled={!all} onClick={() => setAdding(true)}>
          {t('addBackup')}
        </Button>
        <Button type="primary" icon={<PlusIcon />} disabled={!all || runs} onClick={() => setNoting(true)}>
          {t('makeBackup')}
        </Button>
      </header>
      {all ? (
        <p className="soft ops-summary">
          {[
            all.lanToi ? t('nextBackup', { at: formatDateTime(all.lanToi) }) : t('noNextBackup'),
            t('keptDays', { count: all.soNgayGiu }),
            t('folder', {
              folder: all.thuMuc,
              free: all.conTrong === null ? '–' : bytesText(all.conTrong),
            }),
          ].join(' · ')}{' '}
          {mayOpen(settingsPath) ? (
            <Link to={narrow ? narrowPath(place) : place}>{t('shell:menu.settings')}</Link>
          ) : null}
        </p>
      ) : null}
      <Rows
        name="operations/backups"
        label={t('backups')}
        narrow={narrow}
        rows={rows}
        rowKey={(row) => row._id}
        loading={loading && !all}
        empty={t('noBackups')}
        onOpen={(row) => setOpenId(row._id)}
        columns={[
          {
            key: 'made',
            label: t('made'),
            kind: 'moment',
            sortable: true,
            value: (row) => row.lamLuc,
            render: (row) => formatDateTime(row.lamLuc),
          },
          { key: 'state', label: t('stateTitle'), render: (row) => <BackupState row={row} />, width: 170 },
          { key: 'proof', label: t('proof'), render: (row) => <ProofState row={row} />, width: 190 },
          {
            key: 'size',
            label: t('size'),
            kind: 'number',
            sortable: true,
            value: (row) => (row.kichThuoc === null ? null : Number(row.kichThuoc)),
            render: (row) => (row.kichThuoc === null ? '–' : bytesText(row.kichThuoc)),
            width: 100,
          },
          {
            key: 'by',
            label: t('by'),
            sortable: true,
            filter: { kind: 'contains' },
            value: byOf,
            render: byOf,
          },
          { key: 'note', label: t('note'), grow: true, render: (row) => row.ghiChu ?? row.tepGoc },
        ]}
        card={(row) => (
          <>
            <span className="ops-line">
              <strong>{formatDateTime(row.lamLuc)}</strong>
              <BackupState row={row} />
            </span>
            <span className="ops-line soft">
              <span>
                {[row.kichThuoc === null ? null : bytesText(row.kichThuoc), byOf(row)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <ProofState row={row} />
            </span>
          </>
        )}
      />
      <CopiesPart narrow={narrow} openId={copyId} onOpen={setCopyId} />
      {noting ? <MakeDialog onClose={() => setNoting(false)} onChanged={() => void refetch()} /> : null}
      {adding && all ? (
        <AddBackupDialog
          free={all.conTrong === null ? null : Number(all.conTrong)}
          onClose={() => setAdding(false)}
          onAdded={() => void refetch()}
        />
      ) : null}
      {open && all ? (
        <BackupDialog
          row={open}
          busyElsewhere={runs}
          onClose={() => setOpenId(null)}
          onChanged={() => void refetch()}
          onRestoring={setCopyId}
        />
      ) : null}
    </div>
  );
}

function MakeDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation('operations');
  const { act, busy } = useAct(onChanged);
  const [make] = useMutation(MakeBackupDocument);
  const [ghiChu, setGhiChu] = useState('');
  const submit = async () => {
    if (await act(() => make({ variables: { ghiChu } }), t('backupStarted'))) onClose();
  };
  return (
    <Modal
      open
      title={t('makeBackup')}
      okText={t('makeNow')}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('makeText')}</p>
      <Form layout="vertical">
        <Form.Item label={t('note')} htmlFor="backup-note">
          <Input
            id="backup-note"
            autoFocus
            maxLength={200}
            value={ghiChu}
            onChange={(event) => setGhiChu(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void submit();
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
