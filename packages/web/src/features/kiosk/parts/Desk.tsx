import type { DeskReason } from '@sen/domain/kiosk/reasons';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '../kioskStep.ts';
import { End, NumberCard } from './TicketShown.tsx';

type Props = {
  /** Null: the person said that it is somebody else. */
  reason: DeskReason | null;
  onNumber: () => void;
  onAgain: () => void;
};

/** Why the desk is needed, and the way to its number. */
export function ToDesk({ reason, onNumber, onAgain }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <section role="alert">
      <h1>{t('toDesk')}</h1>
      <p className="kiosk-hint">{t(`reason.${reason ?? 'NotMe'}`)}</p>
      <div className="kiosk-row">
        <button type="button" className="kiosk-button primary" onClick={onNumber}>
          {t('takeNumber')}
        </button>
        <button type="button" className="kiosk-button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </section>
  );
}

/** The number of the desk. */
export function DeskNumber({
  ticket,
  failed,
  onDone,
}: {
  ticket: Ticket;
  failed: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('kiosk');
  return (
    <section>
      <h1>{t('goToDesk')}</h1>
      <div className="kiosk-tickets">
        <NumberCard ticket={ticket} label={t('deskNumber')} />
      </div>
      <End failed={failed} onDone={onDone} />
    </section>
  );
}
