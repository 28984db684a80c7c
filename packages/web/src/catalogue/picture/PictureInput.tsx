import type { Field } from '@sen/domain/catalogue/catalogue';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { DeleteIcon, UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useDisabled } from '../../ui/kit/disabled.ts';
import { issueText } from '../../ui/useIssues.ts';
import { type PictureOf, PictureRefusal, sendPicture } from './pictureFile.ts';
import { usePicture } from './usePicture.ts';
import './picture.css';

type Props = {
  id?: string;
  label: string;
  field: Extract<Field, { kind: 'image' }>;
  of: PictureOf;
  /** The id of the stored file. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A picture of an entry: chosen, dropped, pasted or photographed; it is sent at once and counts when the entry is saved. */
export function PictureInput({ id, label, field, of, value, onChange }: Props) {
  const { t } = useTranslation('picture');
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const disabled = useDisabled(undefined);
  const url = usePicture(value);
  const max = Math.floor(field.maxBytes / 1024);

  const take = async (file: File | undefined) => {
    if (!file || sending || disabled) return;
    setWrong(null);
    setSending(true);
    try {
      onChange(await sendPicture(of, file, field.maxBytes));
    } catch (error) {
      setWrong(
        error instanceof PictureRefusal ? issueText(error.issue, currentLanguage()) : userMessage(error),
      );
    } finally {
      setSending(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    event.target.value = '';
  };
  return (
    <fieldset
      {...(id ? { id } : {})}
      className={over ? 'picture-input over' : 'picture-input'}
      aria-label={label}
      aria-busy={sending}
      // a picture is pasted where the focus is
      tabIndex={disabled ? -1 : 0}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {value ? (
        <div className="picture-paper">
          {url === 'none' ? (
            <span>{t('hidden')}</span>
          ) : url ? (
            <img src={url} alt={t('alt', { name: label })} />
          ) : null}
        </div>
      ) : null}
      {disabled ? null : (
        <div className="picture-acts">
          <Button icon={<UploadIcon />} loading={sending} onClick={() => input.current?.click()}>
            {t(value ? 'change' : 'choose')}
          </Button>
          <Button className="picture-photo" onClick={() => camera.current?.click()}>
            {t('photo')}
          </Button>
          {value ? (
            <Button
              danger
              type="text"
              icon={<DeleteIcon />}
              onClick={() => {
                setWrong(null);
                onChange(null);
              }}
            >
              {t('remove')}
            </Button>
          ) : null}
          <input ref={input} type="file" accept="image/png,image/jpeg" hidden onChange={chosen} />
          <input
            ref={camera}
            type="file"
            accept="image/jpeg"
            capture="environment"
            hidden
            onChange={chosen}
          />
        </div>
      )}
      {disabled ? null : (
        <p className="soft picture-hint">
          {sending ? t('sending') : `${t('drop')}. ${t('takes', { max })}.`}
        </p>
      )}
      {wrong ? (
        <p className="picture-wrong" role="alert">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
