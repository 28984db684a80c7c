import type { DanhDau } from '@sen/domain/readings/marks';
import { useLayoutEffect, useRef, useState } from 'react';
import { MarkedPicture } from '../../../ui/marks/MarkedPicture.tsx';
import { usePageWords } from '../pageLanguage.ts';

type Props = { address: string; label: string; marks: readonly DanhDau[] };

/** A picture of a result; pressed, it is shown as large as the screen takes it, with what is drawn on it. */
export function Picture({ address, label, marks }: Props) {
  const { t } = usePageWords();
  const [large, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="results-picture"
        aria-haspopup="dialog"
        aria-label={t('openPicture', { name: label })}
        onClick={() => setLarge(true)}
      >
        <MarkedPicture marks={marks} src={address} alt={label} loading="lazy" decoding="async" />
      </button>
      {large ? (
        <LargePicture address={address} label={label} marks={marks} onClose={() => setLarge(false)} />
      ) : null}
    </>
  );
}

function LargePicture({ address, label, marks, onClose }: Props & { onClose: () => void }) {
  const { t } = usePageWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog ref={dialog} className="results-large" aria-label={label} onClose={onClose}>
      <MarkedPicture marks={marks} src={address} alt={label} />
      <p className="results-large-acts">
        <a href={address} target="_blank" rel="noreferrer">
          {t('pictureAlone')}
        </a>
        <button type="button" onClick={onClose}>
          {t('closePicture')}
        </button>
      </p>
    </dialog>
  );
}
