import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/SessionContext.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ForwardIcon, SoundIcon, UndoIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { Tooltip } from '../../ui/kit/Tooltip.tsx';
import type { QueueState, Ticket } from './useQueue.ts';
import './queues.css';

type Props = {
  queue: QueueState;
  /** Opens the called patient's work. */
  onCalled?: (ticket: Ticket) => void;
};

/** The acts of a queue above a work list: who is called, call next (F9), call again (F8), pass over, put back. */
export function QueueBar({ queue, onCalled }: Props) {
  const { t } = useTranslation('queues');
  const { settings, permissions } = useSession();
  const [current] = queue.called;
  const needed = callsNeeded(settings.queue);
  const mayCall = permissions.has('HANG_DOI');
  const callNext = async (idTicket?: string) => {
    const ticket = await queue.call(idTicket);
    if (ticket) onCalled?.(ticket);
  };
  const recall = () => current && void queue.recall(current._id);
  useHotkeys([
    { keys: 'F9', label: t('callNext'), run: () => void callNext(), disabled: !mayCall || queue.busy },
    { keys: 'F8', label: t('recall'), run: recall, disabled: !mayCall || !current },
  ]);
  if (!mayCall) return null;
  const skipHint = current && current.soLanGoi < needed ? t('skipAfter', { count: needed }) : t('skip');
  return (
    <div className="queue-bar">
      <Button type="primary" icon={<SoundIcon />} loading={queue.busy} onClick={() => void callNext()}>
        {t('callNext')} ({queue.waiting.length}) <kbd>F9</kbd>
      </Button>
      {current ? (
        <>
          <button type="button" className="queue-current" onClick={() => onCalled?.(current)}>
            <strong>{current.KyHieu}</strong> <span>{current.BenhNhan?.TenBenhNhan}</span>
          </button>
          <Tooltip title={`${t('recall')} (F8)`}>
            <Button icon={<SoundIcon />} aria-label={t('recall')} onClick={recall}>
              {current.soLanGoi}
            </Button>
          </Tooltip>
          <Tooltip title={skipHint}>
            <Button
              icon={<ForwardIcon />}
              aria-label={skipHint}
              disabled={current.soLanGoi < needed}
              onClick={() => void queue.skip(current._id)}
            />
          </Tooltip>
        </>
      ) : null}
      {queue.absent.length > 0 ? (
        <Dropdown
          menu={{
            items: queue.absent.map((ticket) => ({
              key: ticket._id,
              label: `${ticket.KyHieu} ${ticket.BenhNhan?.TenBenhNhan ?? ''}`,
              onClick: () => void queue.putBack(ticket._id),
            })),
          }}
        >
          <Button icon={<UndoIcon />}>{t('absent', { count: queue.absent.length })}</Button>
        </Dropdown>
      ) : null}
    </div>
  );
}

/** How often somebody is called before they may be passed over; a setting of the site. */
function callsNeeded(queue: unknown): number {
  const { callsBeforeDismiss } = (queue ?? {}) as { callsBeforeDismiss?: unknown }; // the settings' JSON
  return typeof callsBeforeDismiss === 'number' ? callsBeforeDismiss : 3;
}
