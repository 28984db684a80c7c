import { useTranslation } from 'react-i18next';
import type { Person } from '../kioskStep.ts';

type Props = { person: Person; onYes: () => void; onNo: () => void };

/** Whether it is the person: no more is shown than they know themselves. */
export function Confirm({ person, onYes, onNo }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <section>
      <h1>{t('isThisYou')}</h1>
      <p className="kiosk-person">
        <strong>{person.ten}</strong>
        <span>{t('born', { year: person.namSinh })}</span>
      </p>
      <p className="kiosk-hint">{t(person.laMoi ? 'newHere' : 'knownHere')}</p>
      <div className="kiosk-row">
        <button type="button" className="kiosk-button primary" onClick={onYes}>
          {t('yes')}
        </button>
        <button type="button" className="kiosk-button" onClick={onNo}>
          {t('no')}
        </button>
      </div>
    </section>
  );
}
