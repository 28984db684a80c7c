import { errorText } from '@sen/domain/errors/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { sendFile } from '../../../session/sendFile.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { bytesText } from '../figureText.ts';
import { looksLikeBackup } from '../looksLikeBackup.ts';
import './addBackup.css';

type Props = {
  /** Bytes that are free where it will lie; null when nobody knows. */
  free: number | null;
  onClose: () => void;
  onAdded: () => void;
};

/** Adds a backup that was made elsewhere to the list: says how far its file is, and ends the sending when it is closed. */
export function AddBackupDialog({ free, onClose, onAdded }: Props) {
  const { t } = useTranslation('operations');
  const { message } = useNotices();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [ghiChu, setGhiChu] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const busy = share !== null;
  // once it can be chosen again
  useEffect(() => {
    if (failure !== null && !busy) button.current?.focus();
  }, [failure, busy]);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setFailure(null);
    setFailure(await refusedBefore(chosen, free));
  };
  const submit = async () => {
    if (busy) return; // Enter again
    if (!file) return setFailure(t('addFirst'));
    const refused = await refusedBefore(file, free);
    setFailure(refused);
    if (refused !== null) return;
    const ending = new AbortController();
    sending.current = ending;
    setShare(0);
    try {
      const query = new URLSearchParams({ tep: file.name, ghiChu });
      await sendFile(`/api/backups?${query}`, file, { signal: ending.signal, onSent: setShare });
      message.success(t('backupAdded'));
      onAdded();
      onClose();
    } catch (error) {
      if (ending.signal.aborted) return;
      setFailure(userMessage(error));
      setShare(null);
    }
  };
  const percent = Math.floor((share ?? 0) * 100);
  return (
    <Modal
      open
      title={t('addBackup')}
      okText={t('addNow')}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('addText')}</p>
      <Form layout="vertical">
        <Form.Item
          label={t('addFile')}
          htmlFor="backup-file"
          required
          validateStatus={failure ? 'error' : ''}
          help={failure}
        >
          <div className="ops-file">
            <Button
              id="backup-file"
              ref={button}
              icon={<UploadIcon />}
              data-autofocus
              aria-invalid={failure !== null}
              aria-describedby="backup-file_help"
              onClick={() => input.current?.click()}
            >
              {t('chooseFile')}
            </Button>
            <span>{file ? `${file.name} · ${bytesText(file.size)}` : t('noFile')}</span>
          </div>
        </Form.Item>
        <input
          ref={input}
          type="file"
          accept=".senbackup"
          aria-label={t('addFile')}
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Form.Item label={t('note')} htmlFor="added-note">
          <Input
            id="added-note"
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
      {busy ? (
        <div className="ops-sending" role="status">
          <progress max={100} value={percent} aria-label={t('addBackup')} />
          <span>{percent < 100 ? t('sent', { percent }) : t('checking')}</span>
        </div>
      ) : null}
    </Modal>
  );
}

/** What would be refused once all of it has come: told before it is sent. */
async function refusedBefore(file: File, free: number | null): Promise<string | null> {
  if (!(await looksLikeBackup(file))) return errorText('BACKUP_NOT_ONE', currentLanguage());
  if (free !== null && file.size > free)
    return errorText('RESTORE_NO_ROOM', currentLanguage(), {
      can: bytesText(file.size),
      con: bytesText(free),
    });
  return null;
}
