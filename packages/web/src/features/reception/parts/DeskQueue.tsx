import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { QueueNumber } from '../../../ui/QueueNumber.tsx';
import { IssueNumber } from '../../queues/IssueNumber.tsx';
import { QueueBar } from '../../queues/QueueBar.tsx';
import type { Ticket } from '../../queues/useQueue.ts';
import type { DeskTicket } from '../useDeskTicket.ts';

/** The numbers of those who wait to be received: they are handed out, called, called again and passed over here. */
export function DeskQueue({ desk, onCalled }: { desk: DeskTicket; onCalled: (ticket: Ticket) => void }) {
  const printing = usePrinting();
  return (
    <QueueBar queue={desk.queue} onCalled={onCalled}>
      <IssueNumber
        hangDoi="TiepNhan"
        onIssued={(ticket) => {
          desk.queue.refetch();
          void printing.print(`/api/print/PhieuSoThuTu/${ticket._id}`);
        }}
      />
    </QueueBar>
  );
}

/** Whose number is being served: what is saved ends it. */
export function ServedNumber({ ticket, onLetGo }: { ticket: Ticket; onLetGo: () => void }) {
  const { t } = useTranslation('reception');
  return (
    <p className="served-number" role="status">
      <QueueNumber number={ticket.KyHieu} />
      <span>{t('servedNumber')}</span>
      <Button
        type="text"
        icon={<CrossIcon />}
        aria-label={t('letNumberGo')}
        title={t('letNumberGo')}
        onClick={onLetGo}
      />
    </p>
  );
}
