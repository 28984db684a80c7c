import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '../../../session/i18n.ts';
import { CameraButton } from '../../../ui/CameraButton.tsx';
import type { Kind } from '../kioskStep.ts';

const languages = { vi: 'Tiếng Việt', en: 'English' } as const;

type Props = {
  loai: Kind;
  onScan: (text: string) => void;
  onType: () => void;
  onDesk: () => void;
  onLeave: () => void;
};

/** The first page: scan, or type; in the language of the reader. */
export function Start({ loai, onScan, onType, onDesk, onLeave }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <>
      <section className="kiosk-start">
        <p className="kiosk-kind">{t(`kind.${loai}`)}</p>
        <h1>{t('scanFirst')}</h1>
        <p className="kiosk-hint">{t('scanHow')}</p>
        <CardPicture />
        <div className="kiosk-row">
          <CameraButton onScan={onScan} />
          <button type="button" className="kiosk-button" onClick={onType}>
            {t('typeInstead')}
          </button>
          <button type="button" className="kiosk-button" onClick={onDesk}>
            {t('deskInstead')}
          </button>
        </div>
      </section>
      <footer>
        {(['vi', 'en'] as const).map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className="kiosk-button"
            aria-pressed={currentLanguage() === one}
            onClick={() => void setLanguage(one)}
          >
            {languages[one]}
          </button>
        ))}
        <button type="button" className="kiosk-button quiet" onClick={onLeave}>
          {t('staff')}
        </button>
      </footer>
    </>
  );
}

/** A card with its code under the light of a scanner. */
function CardPicture() {
  return (
    <svg
      className="kiosk-card"
      viewBox="0 0 220 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <rect x="20" y="8" width="180" height="104" rx="10" />
      <circle cx="58" cy="48" r="16" />
      <path d="M34 92c4-16 44-16 48 0M104 36h44M104 54h30M104 90h60" />
      <path d="M160 28h24v24h-24zM168 36h8v8h-8z" />
      <path className="kiosk-light" d="M4 72h212" />
    </svg>
  );
}
