import { useTranslation } from 'react-i18next';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { QueueNumber } from '../../../ui/QueueNumber.tsx';

export type Ticket = {
  _id: string;
  KyHieu: string;
  room: string | null;
  patient: string;
  /** Null once the number is called. */
  waitingBefore: number | null;
};

/** The number of whom was received last: to be read out while the patient stands there, and printed again. */
export function LastTicket({ ticket, onPrint }: { ticket: Ticket; onPrint: () => void }) {
  const { t } = useTranslation('reception');
  return (
    <section className="last-ticket" aria-label={t('lastTicket')}>
      <QueueNumber number={ticket.KyHieu} large />
      <div>
        <strong>{ticket.patient}</strong>
        {ticket.room ? <span>{ticket.room}</span> : null}
        {ticket.waitingBefore === null ? null : (
          <span className="soft">{t('waitingBefore', { count: ticket.waitingBefore })}</span>
        )}
      </div>
      <Button icon={<PrinterIcon />} onClick={onPrint}>
        {t('printNumber')}
      </Button>
    </section>
  );
}
