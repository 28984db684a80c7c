import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openReader } from './codeReader.ts';
import { signalRead } from './readSignal.ts';
import { useCameraScan } from './useCameraScan.ts';

type Props = {
  /** The text of the code; the dialog is closed by then. */
  onRead: (text: string) => void;
  onClose: () => void;
};

/** The live picture of the camera until it has seen a code; a photo of the code where no live picture is allowed. */
export default function CameraDialog({ onRead, onClose }: Props) {
  const { t } = useTranslation(['scan', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const [bright, setBright] = useState(false);
  const [unread, setUnread] = useState(false);
  const done = (text: string) => {
    signalRead();
    // closed first: what takes the text may look whether a dialog stands over it
    dialog.current?.close();
    onRead(text);
  };
  const { video, state, lamp } = useCameraScan(done);
  useEffect(() => dialog.current?.showModal(), []);

  const readPhoto = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const text = await (async () => (await openReader())(await createImageBitmap(file)))().catch(() => null);
    if (text === null) setUnread(true);
    else done(text);
  };
  const shown = state === 'opening' || state === 'looking';
  return (
    <dialog
      ref={dialog}
      className="plain-dialog camera-dialog"
      aria-labelledby="camera-title"
      onClose={onClose}
    >
      <h2 id="camera-title">{t('title')}</h2>
      <div className="camera-picture" hidden={!shown}>
        <video ref={video} muted playsInline aria-label={t('picture')} />
        <span className="camera-frame" aria-hidden="true" />
      </div>
      <p role={shown ? 'status' : 'alert'} className={shown ? 'soft' : 'camera-trouble'}>
        {t(`state.${state}`)}
      </p>
      {unread ? <p role="alert">{t('photoUnread')}</p> : null}
      <div className="notice-acts">
        {shown ? null : (
          <label className="plain-button main camera-photo">
            {t('photo')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="visually-hidden"
              onChange={(event) => void readPhoto(event)}
            />
          </label>
        )}
        {lamp ? (
          <button
            type="button"
            className="plain-button"
            aria-pressed={bright}
            onClick={() => {
              setBright(!bright);
              void lamp(!bright).catch(() => setBright(false));
            }}
          >
            {t('lamp')}
          </button>
        ) : null}
        <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
          {t('close', { ns: 'common' })}
        </button>
      </div>
    </dialog>
  );
}
