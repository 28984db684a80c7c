import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { left: number; onStay: () => void; onOver: () => void };

/** Asks whether somebody is still there, before all of them is taken away. */
export function StillThere({ left, onStay, onOver }: Props) {
  const { t } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="kiosk-dialog"
      aria-labelledby="kiosk-still"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="kiosk-still">{t('stillThere')}</h1>
      <p className="kiosk-left" role="timer">
        {t('left', { count: left })}
      </p>
      <div className="kiosk-row">
        <button type="button" className="kiosk-button primary" onClick={onStay}>
          {t('stay')}
        </button>
        <button type="button" className="kiosk-button" onClick={onOver}>
          {t('over')}
        </button>
      </div>
    </dialog>
  );
}
