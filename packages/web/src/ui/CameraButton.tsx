import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCameraOffered } from './camera.ts';
import { useHotkeys } from './hotkeys.tsx';
import './camera.css';

const CameraDialog = lazy(() => import('./CameraDialog.tsx'));
const keys = 'Alt+C';

type Props = {
  /** Takes the text of the code, as from a scanner. */
  onScan: (text: string) => void;
  /** The one of the screen that its key opens. */
  main?: boolean;
};

/** Reads a code with the camera; shown where the device has one. Light: the bar over home has it too. */
export function CameraButton({ onScan, main = false }: Props) {
  const offered = useCameraOffered();
  return offered ? <Offered onScan={onScan} main={main} /> : null;
}

function Offered({ onScan, main }: Required<Props>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useHotkeys(main ? [{ keys, label: t('scanWithCamera'), run: () => setOpen(true) }] : []);
  return (
    <>
      <button
        type="button"
        className="camera-button"
        aria-label={t('scanWithCamera')}
        title={main ? `${t('scanWithCamera')} (${keys})` : t('scanWithCamera')}
        onClick={() => setOpen(true)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
          <path
            d="M1.5 5V1.5H5M13 1.5h3.5V5M16.5 13v3.5H13M5 16.5H1.5V13M5 5v8M8 5v8M10.5 5v8M13 5v8"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CameraDialog onRead={onScan} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
