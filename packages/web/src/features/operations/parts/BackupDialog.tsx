import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../session/http.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { allows, refusalOf } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeleteIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { RestoreBackupDocument } from '../dataCopies.main.gen.ts';
import { bytesText } from '../figureText.ts';
import { type BackupRowFragment, ProveBackupDocument, RemoveBackupDocument } from '../operations.main.gen.ts';
import { useAct } from '../useAct.ts';
import { useFailureText } from '../useWords.ts';
import { BackupState } from './BackupState.tsx';
import { Facts } from './Facts.tsx';
import { ProofPart } from './ProofPart.tsx';
import { SecuredAct } from './SecuredAct.tsx';

type Props = {
  row: BackupRowFragment;
  busyElsewhere: boolean;
  onClose: () => void;
  onChanged: () => void;
  /** A copy of it is being made. */
  onRestoring: (id: string) => void;
};

/** One backup: what it holds, its last proof, and what is done with it. */
export function BackupDialog({ row, busyElsewhere, onClose, onChanged, onRestoring }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const failure = useFailureText();
  const { act, busy } = useAct(onChanged);
  const { ask, dialog } = useActDialog();
  const [prove] = useMutation(ProveBackupDocument);
  const [remove] = useMutation(RemoveBackupDocument);
  const [giuLai, setGiuLai] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const [doiMaTrung, setDoiMaTrung] = useState(false);
  const [restore] = useMutation(RestoreBackupDocument);
  const number = (value: number | null) => (value === null ? null : showDecimal(value));
  const take = async () => {
    const done = await ask({
      act: 'removeSaoLuu',
      of: row._id,
      title: t('removeBackup'),
      text: t('removeText', { file: row.tenTep }),
      okText: t('removeBackup'),
      reasons: [t('reasonOld'), t('reasonSpace')],
      run: (lyDo) => act(() => remove({ variables: { id: row._id, lyDo } }), t('removed')),
    });
    if (done) onClose();
  };
  return (
    <Modal
      open
      place="side"
      width={500}
      title={t('backupOf', { at: formatDateTime(row.lamLuc) })}
      onCancel={onClose}
      footer={
        refusalOf(row, 'xoa') !== 'BACKUP_NOT_READY' ? (
          <>
            <Button
              danger
              icon={<DeleteIcon />}
              disabled={busy || !allows(row, 'xoa')}
              onClick={() => void take()}
            >
              {t('removeBackup')}
            </Button>
            {allows(row, 'tai') ? (
              <>
                <Button
                  icon={<DownloadIcon />}
                  disabled={busy}
                  onClick={() =>
                    void act(() => download(`/api/backups/${row._id}`, row.tenTep), t('downloaded'))
                  }
                >
                  {t('download')}
                </Button>
                <Button
                  disabled={busy || busyElsewhere || !allows(row, 'khoiPhuc')}
                  onClick={() => setRestoring(true)}
                >
                  {t('restore')}
                </Button>
                <Button
                  type="primary"
                  data-autofocus
                  disabled={!allows(row, 'kiemChung') || busyElsewhere}
                  loading={busy}
                  onClick={() =>
                    void act(() => prove({ variables: { id: row._id, giuLai } }), t('proofStarted'))
                  }
                >
                  {t('prove')}
                </Button>
              </>
            ) : null}
          </>
        ) : null
      }
    >
      <Facts
        facts={[
          [t('stateTitle'), <BackupState key="state" row={row} />],
          [t('failureTitle'), row.loi ? failure(row.loi) : null],
          [t('reasonTitle'), row.LyDoXoa],
          [t('file'), row.tenTep],
          [t('size'), row.kichThuoc === null ? null : bytesText(row.kichThuoc)],
          [t('by'), row.tepGoc !== null ? null : row.tuDong ? t('byItself') : row.nguoiTao],
          [t('added'), row.tepGoc === null ? null : `${row.nguoiTao ?? ''} · ${formatDateTime(row.NgayTao)}`],
          [t('addedFile'), row.tepGoc],
          [t('madeOn'), row.mayGoc],
          [t('note'), row.ghiChu],
          [t('version'), row.phienBan],
          [t('machine'), row.tenMay],
          [t('finished'), row.xongLuc && row.tepGoc === null ? formatDateTime(row.xongLuc) : null],
          [t('tables'), number(row.soBang)],
          [t('rows'), number(row.soDong)],
          [t('files'), number(row.soTep)],
          [
            t('checksum'),
            row.sha256 ? (
              <code key="hash" className="ops-hash">
                {row.sha256}
              </code>
            ) : null,
          ],
        ]}
      />
      {refusalOf(row, 'tai') === 'BACKUP_ELSEWHERE' ? (
        <Alert type="warning" title={t('elsewhere', { machine: row.tenMay ?? '' })} />
      ) : null}
      {refusalOf(row, 'xoa') === 'LAST_GOOD_BACKUP' ? <p className="soft">{t('lastGood')}</p> : null}
      {refusalOf(row, 'kiemChung') === 'NO_CREATEDB' ? (
        <Alert type="info" title={t('failure.NO_CREATEDB')} />
      ) : null}
      {refusalOf(row, 'khoiPhuc') === 'RESTORE_NOT_BUNDLED' ? (
        <Alert type="info" title={t('notBundled')} description={<code>{t('restoreCommand')}</code>} />
      ) : null}
      {allows(row, 'kiemChung') ? (
        <Checkbox
          checked={giuLai}
          disabled={busyElsewhere}
          onChange={(event) => setGiuLai(event.target.checked)}
        >
          {t('keepDatabase')}
        </Checkbox>
      ) : null}
      {row.kiemChung ? <ProofPart row={row} proof={row.kiemChung} onChanged={onChanged} /> : null}
      {dialog}
      {restoring ? (
        <SecuredAct
          act="restoreSaoLuu"
          of={row._id}
          title={t('restoreTitle', { at: formatDateTime(row.lamLuc) })}
          okText={t('restoreNow')}
          run={async ({ lyDo, currentPassword }) => {
            const { data } = await restore({ variables: { id: row._id, lyDo, currentPassword, doiMaTrung } });
            if (data) onRestoring(data.restoreSaoLuu);
          }}
          onDone={onClose}
          onClose={() => setRestoring(false)}
        >
          <p>{t('restoreText')}</p>
          <Checkbox checked={doiMaTrung} onChange={(event) => setDoiMaTrung(event.target.checked)}>
            {t('renameCodes')}
          </Checkbox>
        </SecuredAct>
      ) : null}
    </Modal>
  );
}
